import { createTransitions } from '#data/outbox/core.ts';
import { kinds } from '#data/writes/kinds.ts';

/** The app's own rules and steps. */
export const { queueOf, subjectOf, read: readRecord } = kinds;
export const transitions = createTransitions(kinds);

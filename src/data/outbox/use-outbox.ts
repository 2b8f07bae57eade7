import { createContext, useContext, useSyncExternalStore } from 'react';
import { closedOutbox, emptyView, noIntents } from './closed-outbox.ts';
import type { OutboxView } from './entries.ts';
import type { Intent } from './intents.ts';
import type { Outbox } from './outbox.ts';

/** Set once by the app; on the server an outbox that nothing enters. */
export const OutboxContext = createContext<Outbox>(closedOutbox);

/** What a screen does with the queue: `retry`, `remove`, `replace`, `discard`, `acknowledge`, `unsent`, `enqueue`. */
export function useOutbox(): Outbox {
  return useContext(OutboxContext);
}

/** The current customer's intents that will be sent, oldest first, to replay over what the server said. */
export function useWaiting(): readonly Intent[] {
  const { waiting } = useOutbox();
  return useSyncExternalStore(waiting.subscribe, waiting.get, () => noIntents);
}

/** Every entry with its state and reason, rows that can't be read, and outcomes that were not seen yet. */
export function useOutboxView(): OutboxView {
  const { view } = useOutbox();
  return useSyncExternalStore(view.subscribe, view.get, () => emptyView);
}

/** False while this device can't keep what is written: editing must visibly stop. */
export function useIsKeeping(): boolean {
  const { isKeeping } = useOutbox();
  return useSyncExternalStore(isKeeping.subscribe, isKeeping.get, () => true);
}

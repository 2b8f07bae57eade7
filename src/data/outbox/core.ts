import { AppError } from '#lib/app-error.ts';
import { OUTBOX_SCHEMA, type OutboxBox, type OutboxRecord } from '#storage/outbox-record.ts';
import { type CartIntent, intentOf, variantOf } from './intents.ts';

const SECOND = 1_000;
const QUARTER_HOUR = 900_000;
/** Milliseconds that another customer's unsent edits stay on a shared phone. */
const FOREIGN_AGE = 30 * 24 * 3_600_000;

const without = (box: OutboxBox, isGone: (record: OutboxRecord) => boolean): OutboxBox =>
  box.records.some(isGone) ? { ...box, records: box.records.filter(record => !isGone(record)) } : box;

/**
 * The outbox's every change of what is on the disk, each a pure step from one box to the next that one transaction makes.
 */
export const transitions = {
  /**
   * Puts an intent last. One of the same user and line that was never tried is replaced; one that may have reached the
   * server is not, since its answer is still to come and its arrival could follow the newer one's.
   */
  appended(box: OutboxBox, intent: CartIntent, { clientId, now }: { readonly clientId: string; readonly now: number }): OutboxBox {
    if (box.records.some(record => record.id === intent.id)) return box;
    const seq = box.seq + 1;
    const isReplaced = (record: OutboxRecord) =>
      record.attempts === 0 && record.userId === intent.userId && variantOf(intentOf(record)) === variantOf(intent);
    const owner = box.clientId ?? clientId;
    return {
      clientId: owner,
      seq,
      records: [...box.records.filter(record => !isReplaced(record)), recordOf(intent, { clientId: owner, seq, createdAt: now })],
    };
  },

  /** Takes the user's oldest record and notes that it is tried, before it is. */
  begun(box: OutboxBox, userId: string): readonly [OutboxBox, OutboxRecord | null] {
    const head = box.records.find(record => record.userId === userId);
    if (head === undefined) return [box, null];
    const tried = { ...head, attempts: head.attempts + 1 };
    return [{ ...box, records: box.records.map(record => (record === head ? tried : record)) }, tried];
  },

  /** The server answered this id, whatever it said. */
  answered: (box: OutboxBox, id: string): OutboxBox => without(box, record => record.id === id),

  /** The user left for good at that moment; what the same user wrote after coming back stays. */
  forgotten: (box: OutboxBox, userId: string, leftAt: number): OutboxBox =>
    without(box, record => record.userId === userId && record.createdAt <= leftAt),

  /** Nobody came back for these. */
  purged: (box: OutboxBox, userId: string, now: number): OutboxBox =>
    without(box, record => record.userId !== userId && record.createdAt < now - FOREIGN_AGE),
};
export type Transitions = typeof transitions;

function recordOf(intent: CartIntent, place: { clientId: string; seq: number; createdAt: number }): OutboxRecord {
  const { id, userId } = intent;
  const head = { id, userId, ...place, attempts: 0, schemaVersion: OUTBOX_SCHEMA } as const;
  return intent.kind === 'cart.set'
    ? { ...head, kind: intent.kind, payload: { line: intent.line } }
    : { ...head, kind: intent.kind, payload: { variantId: intent.variantId } };
}

/**
 * Milliseconds until the next try: as long as the server asks, else full jitter from a second to a quarter of an hour.
 * @param random from 0 to 1
 */
export function pause(failures: number, random: number, retryAfter?: number): number {
  if (retryAfter !== undefined) return retryAfter + random * SECOND;
  return SECOND + random * (Math.min(SECOND * 2 ** failures, QUARTER_HOUR) - SECOND);
}

/** The line or the server failed, or it asks for patience; a session that ended waits for its owner. */
export function isWorthWaiting(error: AppError): boolean {
  return error.isUnreachable || [401, 408, 425, 426, 429].includes(error.status) || error.code === 'idempotency_in_progress';
}

/** Whatever a sender throws, as one kind of error. */
export function asAppError(reason: unknown): AppError {
  return reason instanceof AppError ? reason : new AppError('network', 0, { cause: reason });
}

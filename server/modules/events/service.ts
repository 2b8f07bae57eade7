import type { ShopEvent } from '#contract/events.ts';
import type { OrderStatus } from '#contract/orders.ts';
import type { Executor } from '#server/db/client.ts';
import { deleteEventsBefore, type EventRow, insertEvents, type NewEvent, notifyStaff, selectEvents, selectHeads } from './store.ts';

export { EVENTS_CHANNEL, type NewEvent } from './store.ts';

/** How long events are kept, in days: who was away longer reads everything anew. */
const EVENT_DAYS = 30;
/** Events in one answer at most. */
const PAGE = 100;

/** Tells customers' devices what changed, in the transaction that changes it. Cursors of one customer have no gaps. */
export async function publish(tx: Executor, ...added: readonly NewEvent[]): Promise<void> {
  if (added.length > 0) await insertEvents(tx, added);
}

/** Tells the streams of staff, with the commit, that something which no customer's event stands for has changed, such as a session's end. */
export const hintStaff = (tx: Executor): Promise<void> => notifyStaff(tx);

/** The events after a cursor, with the cursor to go on from. */
export interface Changes {
  readonly events: ShopEvent[];
  readonly cursor: number;
  readonly has_more: boolean;
  readonly is_reset: boolean;
}

/**
 * The customer's events after a cursor; null asks only where they stand. A cursor that is ahead (a restored backup) or whose
 * successors were forgotten is answered with a reset to the current one.
 */
export async function eventsAfter(db: Executor, customerId: string, after: number | null): Promise<Changes> {
  const head = (await selectHeads(db, [customerId])).get(customerId) ?? 0;
  if (after === null || after === head) return { events: [], cursor: head, has_more: false, is_reset: false };
  const rows = after > head ? [] : await selectEvents(db, customerId, after, PAGE);
  if (rows[0]?.cursor !== after + 1) return { events: [], cursor: head, has_more: false, is_reset: true };
  const cursor = rows.at(-1)?.cursor ?? after;
  return { events: rows.map(toShopEvent), cursor, has_more: cursor < head, is_reset: false };
}

/** The last cursors of several customers, 0 for who has no event yet. */
export async function cursorsOf(db: Executor, customerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const heads = await selectHeads(db, customerIds);
  return new Map(customerIds.map(id => [id, heads.get(id) ?? 0]));
}

/** Forgets events that no device will ask for any more. */
export function forgetOldEvents(db: Executor, now: Date): Promise<void> {
  return deleteEventsBefore(db, new Date(now.getTime() - EVENT_DAYS * 86_400_000));
}

function toShopEvent(row: EventRow): ShopEvent {
  const type = row.notificationType;
  return {
    cursor: row.cursor,
    kind: row.kind,
    at: row.createdAt.toISOString(),
    origin: row.origin,
    order_id: row.orderId,
    order_number: row.orderNumber,
    status: row.status as OrderStatus | null,
    notification_type: type === 1 || type === 2 || type === 3 ? type : null,
  };
}

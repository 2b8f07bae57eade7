import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { EventKind } from '#contract/events.ts';
import type { Executor } from '#server/db/client.ts';
import { eventHeads, events } from '#server/db/schema/events.ts';

/** A change and the customer that it concerns; fields left out are null, `at` left out is now. */
export interface NewEvent {
  readonly customerId: string;
  readonly kind: EventKind;
  readonly origin?: string | null;
  readonly orderId?: string | null;
  readonly orderNumber?: string | null;
  readonly status?: number | null;
  readonly notificationId?: string | null;
  readonly notificationType?: 1 | 2 | 3 | null;
  readonly at?: Date;
}

export type EventRow = typeof events.$inferSelect;

/** Where every process hears that there is news; the payload is a customer's id, '*' for many, or 'staff' for what no customer sees. */
export const EVENTS_CHANNEL = 'fondasi_events';
/** Above this many customers one hint stands for all. */
const MOST_HINTS = 20;

/**
 * Adds events by one statement and notifies of them with the commit. Heads are locked in the order of customers, so that two batches
 * never wait for each other in a circle.
 */
export async function insertEvents(tx: Executor, added: readonly NewEvent[]): Promise<void> {
  const customers = new Set(added.map(({ customerId }) => customerId));
  const rows = added.map(({ at, ...event }, position) => ({ position, ...event, createdAt: at?.toISOString() ?? null }));
  const hint = customers.size > MOST_HINTS ? sql`'*'` : sql`stored.customer_id::text`;
  await tx.execute(sql`
    with added as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        position integer, "customerId" uuid, kind text, origin text, "orderId" uuid, "orderNumber" text, status smallint,
        "notificationId" uuid, "notificationType" smallint, "createdAt" timestamptz
      )
    ), heads as (
      insert into ${eventHeads} as head (customer_id, cursor)
      select "customerId", count(*) from added group by "customerId" order by "customerId"
      on conflict (customer_id) do update set cursor = head.cursor + excluded.cursor
      returning customer_id, cursor
    ), stored as (
      insert into ${events}
        (customer_id, cursor, kind, origin, order_id, order_number, status, notification_id, notification_type, created_at)
      select heads.customer_id,
        heads.cursor - count(*) over (partition by heads.customer_id)
          + row_number() over (partition by heads.customer_id order by added.position),
        added.kind, added.origin, added."orderId", added."orderNumber", added.status, added."notificationId", added."notificationType",
        coalesce(added."createdAt", now())
      from added join heads on heads.customer_id = added."customerId"
      returning customer_id
    )
    select pg_notify(${EVENTS_CHANNEL}, ${hint}) from (select distinct customer_id from stored) as stored
  `);
}

/** Notifies the streams of staff with the commit. */
export async function notifyStaff(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, 'staff')`);
}

/** A customer's events after a cursor, oldest first. */
export function selectEvents(db: Executor, customerId: string, after: number, limit: number): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.customerId, customerId), gt(events.cursor, after)))
    .orderBy(asc(events.cursor))
    .limit(limit);
}

/** The last cursor of each of these customers; who has no event yet is missing. */
export async function selectHeads(db: Executor, customerIds: readonly string[]): Promise<Map<string, number>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(eventHeads)
    .where(inArray(eventHeads.customerId, [...customerIds]));
  return new Map(rows.map(({ customerId, cursor }) => [customerId, cursor]));
}

/** Removes events before a moment; their cursors are not given again. */
export async function deleteEventsBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(events).where(lt(events.createdAt, moment));
}

import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import type { pushDeliveries } from '#server/db/schema/push.ts';
import type { staffPushDeliveries } from '#server/db/schema/staff-push.ts';

/** A table of deliveries, each one push to one browser. */
export type DeliveryTable = typeof pushDeliveries | typeof staffPushDeliveries;

/**
 * Claims deliveries that are due, oldest first, until `until`: no other process gets them before, and if this one dies, they are due
 * again from then on. Counts the attempt.
 * @returns their ids
 */
export async function claimDue(
  db: Executor,
  table: DeliveryTable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<number[]> {
  const due = db.$with('due').as(
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.state, 'waiting'), lte(table.dueAt, now)))
      .orderBy(asc(table.dueAt), asc(table.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const rows = await db
    .with(due)
    .update(table)
    .set({ dueAt: until, attempts: sql`${table.attempts} + 1` })
    .where(inArray(table.id, db.select({ id: due.id }).from(due)))
    .returning({ id: table.id });
  return rows.map(row => row.id);
}

/** The end of deliveries. */
export async function finishDeliveries(
  db: Executor,
  table: DeliveryTable,
  ids: readonly number[],
  state: 'sent' | 'given_up',
): Promise<void> {
  await db
    .update(table)
    .set({ state })
    .where(inArray(table.id, [...ids]));
}

export async function postponeDelivery(db: Executor, table: DeliveryTable, id: number, dueAt: Date): Promise<void> {
  await db.update(table).set({ dueAt }).where(eq(table.id, id));
}

/** Forgets deliveries that came to their end, from before a moment. */
export async function deleteEnded(db: Executor, table: DeliveryTable, before: Date): Promise<void> {
  await db.delete(table).where(and(ne(table.state, 'waiting'), lte(table.createdAt, before)));
}

import { and, asc, count, desc, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { returnItems, returns } from '#server/db/schema/returns.ts';
import { shownCustomer } from '#server/db/shown-customer.ts';

export type ReturnRow = typeof returns.$inferSelect;
export type ReturnItemRow = typeof returnItems.$inferSelect;

/** So many sold units of a line of an order. */
export interface ReturnedLine {
  readonly orderItemId: string;
  readonly quantity: number;
}

export async function insertReturn(tx: Executor, row: typeof returns.$inferInsert, lines: readonly ReturnedLine[]): Promise<string> {
  const [inserted] = await tx.insert(returns).values(row).returning({ id: returns.id });
  if (inserted === undefined) throw new Error('a return was not stored');
  await tx.insert(returnItems).values(lines.map(line => ({ ...line, returnId: inserted.id })));
  return inserted.id;
}

export async function updateReturn(tx: Executor, id: string, fields: Partial<ReturnRow>): Promise<void> {
  await tx.update(returns).set(fields).where(eq(returns.id, id));
}

/** Notes that all goods of a return went back into the stock. */
export async function noteRestocked(tx: Executor, id: string): Promise<void> {
  await tx
    .update(returnItems)
    .set({ restocked: sql`${returnItems.quantity}` })
    .where(eq(returnItems.returnId, id));
}

/** The order of a return; null where there is no such return. */
export async function orderIdOf(db: Executor, id: string): Promise<string | null> {
  const [row] = await db.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
  return row?.orderId ?? null;
}

/** Locks a return until the transaction ends, so that of two decisions on it the second sees the first. */
export async function lockReturn(tx: Executor, id: string): Promise<ReturnRow | null> {
  const [row] = await tx.select().from(returns).where(eq(returns.id, id)).for('update');
  return row ?? null;
}

export async function countReturns(tx: Executor, orderId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(returns).where(eq(returns.orderId, orderId));
  return row?.total ?? 0;
}

/** How many returns wait for a decision. */
export async function countAsked(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(returns).where(eq(returns.state, 'asked'));
  return row?.total ?? 0;
}

/** Sold units of each line of an order that were asked for and not rejected. */
export async function claimedUnits(db: Executor, orderId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: returnItems.orderItemId, units: sum(returnItems.quantity) })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .where(and(eq(returns.orderId, orderId), ne(returns.state, 'rejected')))
    .groupBy(returnItems.orderItemId);
  return new Map(rows.map(({ id, units }) => [id, Number(units ?? 0)]));
}

interface ReturnFilter {
  readonly id?: string;
  readonly orderId?: string;
  readonly state?: ReturnRow['state'] | null;
}

/** Returns with their order and customer: those that wait first, the oldest of them first, then the latest decisions. */
export async function selectReturns(db: Executor, { id, orderId, state }: ReturnFilter, page?: { limit: number; offset: number }) {
  const wanted = and(
    id === undefined ? undefined : eq(returns.id, id),
    orderId === undefined ? undefined : eq(returns.orderId, orderId),
    state ? eq(returns.state, state) : undefined,
  );
  const isWaiting = eq(returns.state, 'asked');
  const rows = await db
    .select({
      row: returns,
      order: { id: orders.id, number: orders.number, customerId: orders.customerId },
      customer: shownCustomer,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(wanted)
    .orderBy(
      desc(sql`${isWaiting}`),
      asc(sql`case when ${isWaiting} then ${returns.createdAt} end`),
      desc(returns.decidedAt),
      desc(returns.id),
    )
    .limit(page?.limit ?? 1_000)
    .offset(page?.offset ?? 0);
  const [counted] = await db.select({ total: count() }).from(returns).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}
export type ReturnRecord = Awaited<ReturnType<typeof selectReturns>>['rows'][number];

/** Lines of returns, in the order of their orders. */
export function selectReturnItems(db: Executor, returnIds: readonly string[]): Promise<ReturnItemRow[]> {
  return db
    .select({
      returnId: returnItems.returnId,
      orderItemId: returnItems.orderItemId,
      quantity: returnItems.quantity,
      restocked: returnItems.restocked,
    })
    .from(returnItems)
    .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
    .where(inArray(returnItems.returnId, [...returnIds]))
    .orderBy(asc(orderItems.createdAt), asc(orderItems.id));
}

/** Ids of all photos that returns name. */
export async function usedPhotoIds(db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db.select({ photos: returns.photos }).from(returns);
  return new Set(rows.flatMap(({ photos }) => photos));
}

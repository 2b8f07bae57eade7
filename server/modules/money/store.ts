import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { customers } from '#server/db/schema/customers.ts';
import { payments, refunds } from '#server/db/schema/money.ts';
import { orders } from '#server/db/schema/orders.ts';
import { shownCustomer } from '#server/db/shown-customer.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** The conditions of a payment's state. */
const paymentState = {
  open: and(isNull(payments.orderId), isNull(payments.refundedAt)),
  booked: isNotNull(payments.orderId),
  refunded: isNotNull(payments.refundedAt),
} as const satisfies Readonly<Record<string, SQL | undefined>>;
export type PaymentState = keyof typeof paymentState;

export async function insertPayment(tx: Executor, values: typeof payments.$inferInsert): Promise<string> {
  const [row] = await tx.insert(payments).values(values).returning({ id: payments.id });
  if (row === undefined) throw new Error('a payment was not stored');
  return row.id;
}

/** Locks a payment until the transaction ends, so that of two decisions on it the second sees the first. */
export async function lockPayment(tx: Executor, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row ?? null;
}

export async function updatePayment(tx: Executor, id: string, fields: Partial<PaymentRow>): Promise<void> {
  await tx.update(payments).set(fields).where(eq(payments.id, id));
}

/** How many payments have no order, and how many refunds are owed. */
export async function countOpen(db: Executor): Promise<{ payments: number; refunds: number }> {
  const [open] = await db.select({ total: count() }).from(payments).where(paymentState.open);
  const [owed] = await db.select({ total: count() }).from(refunds).where(eq(refunds.state, 'owed'));
  return { payments: open?.total ?? 0, refunds: owed?.total ?? 0 };
}

/** Payments with the number of their order, latest first; or one by its id. */
export async function selectPayments(
  db: Executor,
  { id, state }: { readonly id?: string; readonly state?: PaymentState | null },
  page: { limit: number; offset: number } = { limit: 1, offset: 0 },
) {
  const wanted = and(id === undefined ? undefined : eq(payments.id, id), state ? paymentState[state] : undefined);
  const rows = await db
    .select({ ...getTableColumns(payments), orderNumber: orders.number })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(wanted)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(payments).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** Rupiah that came in for an order by its payments; null where none was noted. */
export async function bookedFor(tx: Executor, orderId: string): Promise<number | null> {
  const [row] = await tx
    .select({ total: sum(payments.amount) })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  return row?.total == null ? null : Number(row.total);
}

/** Rupiah of an order that went back or are owed. */
export async function refundedFor(tx: Executor, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'dismissed')));
  return Number(row?.total ?? 0);
}

export const selectByIds = (db: Executor, ids: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.id, [...ids]));

export async function insertRefund(tx: Executor, values: typeof refunds.$inferInsert): Promise<string> {
  const [row] = await tx.insert(refunds).values(values).returning({ id: refunds.id });
  if (row === undefined) throw new Error('a refund was not stored');
  return row.id;
}

export async function lockRefund(tx: Executor, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
}

export async function updateRefund(tx: Executor, id: string, fields: Partial<RefundRow>): Promise<void> {
  await tx.update(refunds).set(fields).where(eq(refunds.id, id));
}

/** What goes back for paid orders that were cancelled. */
export function selectOfCancelled(db: Executor, orderIds: readonly string[]) {
  return db
    .select({ orderId: refunds.orderId, amount: refunds.amount })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), eq(refunds.reason, 'cancelled'), ne(refunds.state, 'dismissed')));
}

/** Refunds with their order's number and customer; what is owed first, the oldest of it first; or one by its id. */
export async function selectRefunds(
  db: Executor,
  { id, state }: { readonly id?: string; readonly state?: RefundRow['state'] | null },
  page: { limit: number; offset: number } = { limit: 1, offset: 0 },
) {
  const wanted = and(id === undefined ? undefined : eq(refunds.id, id), state ? eq(refunds.state, state) : undefined);
  const isOwed = eq(refunds.state, 'owed');
  const rows = await db
    .select({
      ...getTableColumns(refunds),
      orderNumber: orders.number,
      customer: shownCustomer,
    })
    .from(refunds)
    .leftJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(wanted)
    .orderBy(desc(sql`${isOwed}`), asc(sql`case when ${isOwed} then ${refunds.createdAt} end`), desc(refunds.settledAt), desc(refunds.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(refunds).where(wanted);
  const [owed] = await db
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(isOwed);
  return { rows, total: counted?.total ?? 0, owed: Number(owed?.total ?? 0) };
}

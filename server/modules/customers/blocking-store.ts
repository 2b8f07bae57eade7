import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AdminCustomer } from '#contract/admin-money.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Executor } from '#server/db/client.ts';
import { matchesCustomer } from '#server/db/matches-customer.ts';
import { customers } from '#server/db/schema/customers.ts';

/** Since when a customer is blocked; null where they may order. */
export async function findBlock(db: Executor, customerId: string): Promise<Date | null> {
  const [row] = await db.select({ at: customers.blockedAt }).from(customers).where(eq(customers.id, customerId));
  return row?.at ?? null;
}

const { waitingForValidation, waitingForPayment } = orderStatus;
/** How many orders of a customer have a status between these. */
const countOf = (from: number, to: number) =>
  sql`(select count(*) from orders o where o.customer_id = customers.id and o.status between ${from} and ${to})`.mapWith(Number);

/** The condition of a list of customers; deleted accounts are in none. */
const listed = ({ search, blocked }: CustomerFilter) =>
  and(isNull(customers.deletedAt), matchesCustomer(search), blocked ? isNotNull(customers.blockedAt) : undefined);

/** The condition of one, by id or e-mail address. */
const named = (idOrEmail: string) =>
  idOrEmail.includes('@')
    ? sql`lower(${customers.email}) = ${idOrEmail.trim().toLowerCase()}`
    : sql`${customers.id}::text = ${idOrEmail.toLowerCase()}`;

export interface CustomerFilter {
  readonly search: string;
  readonly blocked: boolean;
}

export async function countCustomers(db: Executor, filter: CustomerFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(customers).where(listed(filter));
  return counted?.total ?? 0;
}

/** Customers, latest first, with how many orders they placed and how many of those are unpaid. */
export const selectCustomers = (db: Executor, filter: CustomerFilter, page: { limit: number; offset: number }) =>
  select(db, listed(filter), page);

export const selectCustomer = async (db: Executor, idOrEmail: string) => (await select(db, named(idOrEmail)))[0] ?? null;

export async function updateBlock(tx: Executor, idOrEmail: string, block: { at: Date; reason: string } | null): Promise<void> {
  await tx
    .update(customers)
    .set({ blockedAt: block?.at ?? null, blockedReason: block?.reason ?? null })
    .where(named(idOrEmail));
}

async function select(db: Executor, wanted: SQL | undefined, page = { limit: 1, offset: 0 }): Promise<AdminCustomer[]> {
  const rows = await db
    .select({
      customer: customers,
      orders: countOf(waitingForValidation, orderStatus.cancelled),
      open: countOf(waitingForValidation, waitingForPayment),
    })
    .from(customers)
    .where(wanted)
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ customer: { id, name, email, phone, createdAt, blockedAt, blockedReason }, ...counts }) => ({
    ...{ id, name, email, phone },
    orders: counts.orders,
    open_orders: counts.open,
    created_at: createdAt.toISOString(),
    blocked_at: blockedAt?.toISOString() ?? null,
    blocked_reason: blockedReason,
  }));
}

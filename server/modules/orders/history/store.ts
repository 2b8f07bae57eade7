import { and, between, count, countDistinct, desc, eq, gte, inArray, lt, max, min, type SQL, sql, sum } from 'drizzle-orm';
import { orderStatus } from '#contract/order-status.ts';
import type { Executor } from '#server/db/client.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';

/** A customer's orders of some days; null is no limit. */
export interface OwnSpan {
  readonly customerId: string;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Statuses of orders that were placed and not cancelled. */
const counted = between(orders.status, orderStatus.waitingForValidation, orderStatus.done);

const isIn = ({ customerId, from, until }: OwnSpan): SQL | undefined =>
  and(
    eq(orders.customerId, customerId),
    counted,
    from === null ? undefined : gte(orders.placedAt, from),
    until === null ? undefined : lt(orders.placedAt, until),
  );

const added = (amount: SQL | typeof orders.total | typeof orders.shippingFee) => sql`coalesce(${sum(amount)}, 0)`.mapWith(Number);

/** Sums of orders, in rupiah. */
const spend = {
  orders: count(),
  goods: added(sql`${orders.itemsTotal} - ${orders.discountTotal}`),
  shipping: added(orders.shippingFee),
  total: added(orders.total),
  unpaid: sql`coalesce(sum(${orders.total}) filter (where ${inArray(orders.status, [2, 3])}), 0)`.mapWith(Number),
};

const key = sql`lower(${orders.projectName})`;

/** Projects of a customer with their sums, the one ordered for last first. */
export function selectProjects(db: Executor, span: OwnSpan, page: { limit: number; offset: number }) {
  return db
    .select({
      name: sql<string | null>`(array_agg(${orders.projectName} order by ${orders.placedAt} desc, ${orders.id}))[1]`,
      ...spend,
      firstAt: min(orders.placedAt),
      lastAt: max(orders.placedAt),
    })
    .from(orders)
    .where(isIn(span))
    .groupBy(key)
    .orderBy(desc(max(orders.placedAt)), key)
    .limit(page.limit)
    .offset(page.offset);
}

/** How many projects there are, orders without one being one of them, and the sums of all. */
export async function selectSpend(db: Executor, span: OwnSpan) {
  const [row] = await db
    .select({ projects: sql`count(distinct coalesce(${key}, ''))`.mapWith(Number), ...spend })
    .from(orders)
    .where(isIn(span));
  if (row === undefined) throw new Error('a sum is one row');
  return row;
}

/** Variants in a customer's orders, how many orders had each, and the line of the latest. */
export function selectBought(db: Executor, customerId: string, page: { limit: number; offset: number }) {
  return db
    .select({
      times: countDistinct(orders.id),
      lineId: sql<string>`(array_agg(${orderItems.id} order by ${orders.placedAt} desc, ${orders.id} desc))[1]`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), counted))
    .groupBy(orderItems.variantId)
    .orderBy(desc(countDistinct(orders.id)), desc(max(orders.placedAt)), orderItems.variantId)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countBought(db: Executor, customerId: string): Promise<number> {
  const [row] = await db
    .select({ variants: countDistinct(orderItems.variantId) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), counted));
  return row?.variants ?? 0;
}

/** Number and moment of orders. */
export function selectHeads(db: Executor, ids: readonly string[]) {
  return db
    .select({ id: orders.id, number: orders.number, placedAt: orders.placedAt })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

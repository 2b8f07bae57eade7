import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { OrderQueue } from '#contract/admin-queues.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Executor } from '#server/db/client.ts';
import { matchesCustomer } from '#server/db/matches-customer.ts';
import { type PictureSource, pictures, products, variants } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import { depots, paymentMethods, shipmentMethods } from '#server/db/schema/shop.ts';
import { shownCustomer } from '#server/db/shown-customer.ts';
import { sqlState } from '#server/http/transaction.ts';
import { isInQueue, isToCheck } from './queue-store.ts';
import { hasWords, isOfProject } from './search-store.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The key that an order is found by; a store never reads a customer's order without its owner. */
export interface OrderFilter {
  readonly customerId?: string;
  readonly ids?: readonly string[];
  readonly number?: string;
  /** Without one: placed orders only, a cart is asked for by its status. */
  readonly statuses?: readonly number[] | null;
  readonly trackingNumber?: string | null;
  /** Placed at or after, and before. */
  readonly from?: Date | null;
  readonly until?: Date | null;
  /** A part of the number, or of the customer's name, phone number or e-mail address. */
  readonly search?: string;
  /** With a receipt that waits for a decision. */
  readonly isToCheck?: boolean;
  /** Words that each stand in the number, the project or the goods; and the whole name of a project, in any case. */
  readonly words?: string;
  readonly project?: string;
  readonly isOldestFirst?: boolean;
  /** Those that wait in a queue at a moment; of these the oldest comes first. */
  readonly queue?: { readonly name: OrderQueue; readonly now: Date } | null;
}

function conditions(filter: OrderFilter): SQL | undefined {
  return and(
    filter.customerId === undefined ? undefined : eq(orders.customerId, filter.customerId),
    filter.ids === undefined ? undefined : inArray(orders.id, [...filter.ids]),
    filter.number === undefined ? undefined : eq(orders.number, filter.number),
    filter.statuses ? inArray(orders.status, [...filter.statuses]) : filter.ids === undefined ? ne(orders.status, 1) : undefined,
    filter.trackingNumber ? eq(orders.trackingNumber, filter.trackingNumber) : undefined,
    filter.from ? gte(orders.placedAt, filter.from) : undefined,
    filter.until ? lt(orders.placedAt, filter.until) : undefined,
    filter.isToCheck ? and(eq(orders.status, orderStatus.waitingForPayment), isToCheck()) : undefined,
    filter.queue ? isInQueue(filter.queue.name, filter.queue.now) : undefined,
    filter.search ? matches(filter.search) : undefined,
    filter.words ? hasWords(filter.words) : undefined,
    filter.project ? isOfProject(filter.project) : undefined,
  );
}

function matches(search: string): SQL | undefined {
  const customer = sql`${orders.customerId} in (select ${customers.id} from ${customers} where ${matchesCustomer(search)})`;
  return or(sql`strpos(${orders.number}, ${search.toUpperCase()}) > 0`, customer);
}

/** Orders of a customer that hold stock without being paid, and the sold units that they hold. */
export async function heldByUnpaid(tx: Executor, customerId: string): Promise<{ orders: number; units: number }> {
  const isOpen = inArray(orders.status, [orderStatus.waitingForValidation, orderStatus.waitingForPayment]);
  const [row] = await tx
    .select({ orders: countDistinct(orders.id), units: sum(orderItems.quantity) })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), isOpen));
  return { orders: row?.orders ?? 0, units: Number(row?.units ?? 0) };
}

/** Orders with the names of their methods and their customer, newest first unless the filter says otherwise; of a queue oldest first. */
export function selectOrders(db: Executor, filter: OrderFilter, page: { limit: number; offset: number } = { limit: 1, offset: 0 }) {
  const inOrder = filter.queue || filter.isOldestFirst ? asc : desc;
  return db
    .select({
      order: orders,
      payment: { kind: paymentMethods.kind, account: paymentMethods.account, content: paymentMethods.content },
      shipment: shipmentMethods.content,
      sailings: shipmentMethods.sailings,
      depot: depots,
      customer: shownCustomer,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, orders.paymentMethodId))
    .leftJoin(shipmentMethods, eq(shipmentMethods.id, orders.shipmentMethodId))
    .leftJoin(depots, eq(depots.code, orders.depot))
    .where(conditions(filter))
    .orderBy(inOrder(orders.placedAt), inOrder(orders.id))
    .limit(page.limit)
    .offset(page.offset);
}
export type OrderRecord = Awaited<ReturnType<typeof selectOrders>>[number];

/** Orders placed in a span, oldest first. */
export function selectPlaced(db: Executor, { from, until }: { from: Date; until: Date }, page: { limit: number; offset: number }) {
  return db
    .select({
      order: orders,
      payment: { kind: paymentMethods.kind, account: paymentMethods.account, content: paymentMethods.content },
      shipment: shipmentMethods.content,
      customer: shownCustomer,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, orders.paymentMethodId))
    .leftJoin(shipmentMethods, eq(shipmentMethods.id, orders.shipmentMethodId))
    .where(conditions({ from, until }))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many placed orders a customer has, by status. */
export async function countByStatus(db: Executor, customerId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.status, orderStatus.cart)))
    .groupBy(orders.status);
  return Object.fromEntries(rows.map(row => [row.status, row.orders]));
}

export async function countOrders(db: Executor, filter: OrderFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(conditions(filter));
  return row?.total ?? 0;
}

/** Lines of orders with today's variant and product, in the order in which they were added. */
export const selectLines = (db: Executor, orderIds: readonly string[]) => linesWhere(db, inArray(orderItems.orderId, [...orderIds]));

/** Lines by their own ids. */
export const selectLinesOf = (db: Executor, ids: readonly string[]) => linesWhere(db, inArray(orderItems.id, [...ids]));

function linesWhere(db: Executor, isWanted: SQL) {
  return db
    .select({
      ...getTableColumns(orderItems),
      variant: {
        nameId: variants.nameId,
        nameEn: variants.nameEn,
        number: variants.number,
        sku: variants.sku,
        price: variants.price,
        discount: variants.discount,
        stock: variants.stock,
        unit: variants.unit,
        minimum: variants.minimum,
        step: variants.step,
        weight: variants.weight,
        length: variants.length,
        width: variants.width,
        height: variants.height,
      },
      product: {
        slug: products.slug,
        nameId: products.nameId,
        nameEn: products.nameEn,
        pictureIds: products.pictureIds,
        /** The source of the line's picture: the placed order's, else today's. */
        picture: sql<PictureSource | null>`(select source from ${pictures} where ${pictures.id} = coalesce(${orderItems.snapshot}->>'pictureId', ${products.pictureIds}[1]))`,
        flags: products.flags,
      },
      isAvailable: sql<boolean>`${variants.isActive} and ${products.isActive}`,
    })
    .from(orderItems)
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isWanted)
    .orderBy(asc(orderItems.createdAt), asc(orderItems.id));
}
export type Line = Awaited<ReturnType<typeof selectLines>>[number];

/** Locks an order until the transaction ends, so that everything that changes it happens in turn. */
export async function lockOrder(tx: Executor, id: string, customerId: string | null): Promise<OrderRow | null> {
  const isOwn = customerId === null ? undefined : eq(orders.customerId, customerId);
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isOwn))
    .for('update');
  return order ?? null;
}

/** Locks an overdue order; null where it is not overdue any more, or another transaction has locked it. */
export async function lockOverdueOrder(tx: Executor, id: string, now: Date): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isOverdue(now)))
    .for('update', { skipLocked: true });
  return order ?? null;
}

export async function selectOverdueIds(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(isOverdue(now)).orderBy(asc(orders.paymentDeadline)).limit(limit);
  return rows.map(row => row.id);
}

/** The shop did not validate it in time, or its customer did not pay in time; while a receipt is being checked that deadline stands still. */
const isOverdue = (now: Date) =>
  or(
    and(eq(orders.status, 2), lte(orders.validationDeadline, now)),
    and(eq(orders.status, 3), lte(orders.paymentDeadline, now), not(isToCheck())),
  );

/** Writes fields of an order whose status stays. */
export async function updateOrder(tx: Executor, id: string, fields: Partial<OrderRow>): Promise<void> {
  await tx.update(orders).set(fields).where(eq(orders.id, id));
}

/** Gives an order something that no other order has, drawn again while it is taken. */
export async function assignDrawn(
  tx: Executor,
  orderId: string,
  draw: () => Pick<Partial<OrderRow>, 'number' | 'pickupCode'>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await tx.transaction(savepoint => savepoint.update(orders).set(draw()).where(eq(orders.id, orderId)));
      return;
    } catch (error) {
      if (sqlState(error) !== '23505' || attempt >= 20) throw error;
    }
  }
}

/** The order that a customer collects with a code; null where no order has it. */
export async function findByPickupCode(db: Executor, code: string): Promise<string | null> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.pickupCode, code));
  return row?.id ?? null;
}

/** The history of an order, oldest first. */
export function selectEvents(db: Executor, orderId: string) {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.cursor));
}

/** Writes a status change, and whatever else the caller fixes with it, with its event. */
export async function updateStatus(
  tx: Executor,
  order: OrderRow,
  change: { to: number; actor: 'customer' | 'admin' | 'clock'; note: string | null; now: Date; fields: Partial<OrderRow> },
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change.fields, status: change.to, updatedAt: change.now })
    .where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({
    orderId: order.id,
    customerId: order.customerId,
    status: change.to,
    actor: change.actor,
    note: change.note,
    createdAt: change.now,
  });
}

import { and, between, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/order-status.ts';
import type { Executor } from '#server/db/client.ts';
import { lockNumbers } from '#server/db/lock-numbers.ts';
import { type ItemSnapshot, orderItems, orders } from '#server/db/schema/orders.ts';
import { insertCart, lockOpenCart, touchOrder } from './cart-store.ts';
import { assignDrawn, type OrderRow } from './store.ts';

/** Price, discount and words that a line keeps from its order on. */
export interface PlacedLine {
  readonly id: string;
  /** Rupiah for one sold unit. */
  readonly price: number;
  /** Basis points. */
  readonly discount: number;
  readonly snapshot: ItemSnapshot;
}

/** Fixes prices and words of all lines by one statement, however many they are. */
export async function fixLines(tx: Executor, lines: readonly PlacedLine[]): Promise<void> {
  await tx.execute(sql`
    update ${orderItems} as line
    set price = placed.price, discount = placed.discount, snapshot = placed.snapshot
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as placed (id uuid, price integer, discount integer, snapshot jsonb)
    where line.id = placed.id
  `);
}

/**
 * Takes lines out of the cart into an order of their own; the cart stays open under its id with the rest.
 * @returns the order as it is to be moved on from: still a cart, though it never stands in the table as one, where a customer has one only
 */
export async function splitOff(tx: Executor, cart: OrderRow, lineIds: readonly string[], now: Date): Promise<OrderRow> {
  const { customerId } = cart;
  const row = { customerId, status: orderStatus.waitingForValidation, createdAt: now, updatedAt: now };
  const [order] = await tx.insert(orders).values(row).returning();
  if (order === undefined) throw new Error('an inserted order comes back');
  await tx
    .update(orderItems)
    .set({ orderId: order.id })
    .where(and(eq(orderItems.orderId, cart.id), inArray(orderItems.id, [...lineIds])));
  await tx.update(orderItems).set({ listId: null }).where(isTakenOut(cart.id));
  await touchOrder(tx, cart.id, now);
  return { ...order, status: orderStatus.cart };
}

/** Moves every line but the listed ones to the customer's next cart; nothing happens where none is left over. */
export async function moveOtherLines(
  tx: Executor,
  { id, customerId }: { id: string; customerId: string },
  placedIds: readonly string[],
  now: Date,
): Promise<void> {
  const isOther = and(eq(orderItems.orderId, id), notInArray(orderItems.id, [...placedIds]));
  const [other] = await tx.select({ id: orderItems.id }).from(orderItems).where(isOther).limit(1);
  if (other === undefined) return;
  await insertCart(tx, customerId, now);
  const cart = await lockOpenCart(tx, customerId);
  if (cart === null) throw new Error('a fresh cart is open until this transaction ends');
  await tx.update(orderItems).set({ listId: null }).where(isTakenOut(id));
  await tx.update(orderItems).set({ orderId: cart.id }).where(isOther);
}

/** Lines that the customer has set to 0: put in again after an order, the goods are for no list any more. */
const isTakenOut = (cartId: string) => and(eq(orderItems.orderId, cartId), eq(orderItems.quantity, 0), isNotNull(orderItems.listId));

/** Gives the order a number, drawn again while it is taken. */
export function assignNumber(tx: Executor, orderId: string, draw: () => string): Promise<void> {
  return assignDrawn(tx, orderId, () => ({ number: draw() }));
}

/**
 * Amounts above `base`, by less than 1,000 rupiah, that customers are to transfer for open orders. Until the transaction ends
 * no other checkout can choose one.
 */
export async function lockTransferAmounts(tx: Executor, base: number): Promise<ReadonlySet<number>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.uniqueCode})`);
  const rows = await tx
    .select({ total: orders.total })
    .from(orders)
    .where(and(inArray(orders.status, [2, 3]), gt(orders.uniqueCode, 0), between(orders.total, base + 1, base + 999)));
  return new Set(rows.map(row => row.total));
}

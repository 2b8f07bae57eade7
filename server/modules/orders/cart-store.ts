import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import type { OrderRow } from './store.ts';

/** A wanted quantity of a variant. */
export interface WantedLine {
  readonly variantId: string;
  readonly quantity: number;
  /** The project list that it is for; null leaves what the line has. */
  readonly listId: string | null;
}

/** Makes the customer's cart unless there is one; the unique index on open carts lets only one of two simultaneous calls win. */
export async function insertCart(tx: Executor, customerId: string, now: Date): Promise<void> {
  await tx.insert(orders).values({ customerId, status: 1, createdAt: now, updatedAt: now }).onConflictDoNothing();
}

/** Locks the customer's cart until the transaction ends. */
export async function lockOpenCart(tx: Executor, customerId: string): Promise<OrderRow | null> {
  const [cart] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 1)))
    .for('update');
  return cart ?? null;
}

/** Stock and steps that restrict the quantity of variants, by id; unknown ids are missing. */
export async function selectQuantityRules(db: Executor, variantIds: readonly string[]) {
  const rows = await db
    .select({
      id: variants.id,
      stock: variants.stock,
      minimum: variants.minimum,
      step: variants.step,
      isAvailable: sql<boolean>`${variants.isActive} and ${products.isActive}`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...variantIds]));
  return new Map(rows.map(row => [row.id, row]));
}

/** Sets absolute quantities. @returns whether anything differs from before */
export async function upsertLines(tx: Executor, cartId: string, lines: readonly WantedLine[], now: Date): Promise<boolean> {
  const rows = lines.map((line, index) => ({
    orderId: cartId,
    ...line,
    // A millisecond apart, so that lines of one call keep the order in which they were listed.
    createdAt: new Date(now.getTime() + index),
  }));
  const changed = await tx
    .insert(orderItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [orderItems.orderId, orderItems.variantId],
      set: { quantity: sql`excluded.quantity`, listId: sql`coalesce(excluded.list_id, ${orderItems.listId})` },
      setWhere: sql`${orderItems.quantity} <> excluded.quantity or coalesce(excluded.list_id, ${orderItems.listId}) is distinct from ${orderItems.listId}`,
    })
    .returning({ id: orderItems.id });
  return changed.length > 0;
}

/** @returns whether there was anything to delete */
export async function deleteLines(tx: Executor, cartId: string, itemIds: readonly string[]): Promise<boolean> {
  const deleted = await tx
    .delete(orderItems)
    .where(and(eq(orderItems.orderId, cartId), inArray(orderItems.id, [...itemIds])))
    .returning({ id: orderItems.id });
  return deleted.length > 0;
}

export async function countLines(tx: Executor, cartId: string): Promise<number> {
  const [row] = await tx.select({ lines: count() }).from(orderItems).where(eq(orderItems.orderId, cartId));
  return row?.lines ?? 0;
}

export async function touchOrder(tx: Executor, orderId: string, now: Date): Promise<void> {
  await tx.update(orders).set({ updatedAt: now }).where(eq(orders.id, orderId));
}

import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { orderItems } from '#server/db/schema/orders.ts';

/** So many sold units of a variant. */
export interface StockLine {
  readonly variantId: string;
  readonly quantity: number;
}

/** Everybody locks variants in the order of their ids, so that two orders never wait for each other in a circle. */
const inLockOrder = (lines: readonly StockLine[]) => [...lines].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));

/**
 * Takes stock for every line, each by one guarded update that either has enough or changes nothing.
 * @returns the lines that were short, with what is there; the caller must then undo the transaction
 */
export async function reserveStock(tx: Executor, lines: readonly StockLine[]): Promise<(StockLine & { available: number })[]> {
  const short: (StockLine & { available: number })[] = [];
  const emptied = new Set<string>();
  for (const line of inLockOrder(lines)) {
    const [left] = await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${line.quantity}` })
      .where(and(eq(variants.id, line.variantId), gte(variants.stock, line.quantity)))
      .returning({ stock: variants.stock, productId: variants.productId });
    if (left === undefined) short.push({ ...line, available: await stockOf(tx, line.variantId) });
    else if (left.stock === 0) emptied.add(left.productId);
  }
  if (short.length === 0) await refreshHasStock(tx, [...emptied]);
  return short;
}

/** Gives stock back. */
export async function releaseStock(tx: Executor, lines: readonly StockLine[]): Promise<void> {
  const refilled = new Set<string>();
  for (const line of inLockOrder(lines)) {
    const [now] = await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${line.quantity}` })
      .where(eq(variants.id, line.variantId))
      .returning({ stock: variants.stock, productId: variants.productId });
    if (now !== undefined && now.stock === line.quantity) refilled.add(now.productId);
  }
  await refreshHasStock(tx, [...refilled]);
}

/** Adds what an order brought to the products' sold units, which lists sort by. Rows are locked in the order of their ids first. */
export async function countSold(tx: Executor, orderId: string): Promise<void> {
  const bought = tx
    .select({ productId: variants.productId, quantity: sql<number>`sum(${orderItems.quantity})`.as('quantity') })
    .from(orderItems)
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .where(eq(orderItems.orderId, orderId))
    .groupBy(variants.productId)
    .as('bought');
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, tx.select({ id: bought.productId }).from(bought)))
    .orderBy(asc(products.id))
    .for('no key update');
  await tx
    .update(products)
    .set({ sold: sql`${products.sold} + ${bought.quantity}` })
    .from(bought)
    .where(eq(products.id, bought.productId));
}

async function stockOf(tx: Executor, variantId: string): Promise<number> {
  const [row] = await tx.select({ stock: variants.stock }).from(variants).where(eq(variants.id, variantId));
  return row?.stock ?? 0;
}

/** Lists filter by the product's flag. The rows are locked first: of two orders that each empty a variant, the second must see the first. */
async function refreshHasStock(tx: Executor, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const isAffected = inArray(products.id, [...productIds]);
  await tx.select({ id: products.id }).from(products).where(isAffected).orderBy(asc(products.id)).for('no key update');
  const hasStock = sql`exists (select 1 from variants v where v.product_id = ${products.id} and v.is_active and v.stock > 0)`;
  await tx.update(products).set({ hasStock }).where(isAffected);
}

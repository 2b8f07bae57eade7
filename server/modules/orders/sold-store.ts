import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { orderItems } from '#server/db/schema/orders.ts';

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

import { and, asc, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { bulkInsert } from '#server/db/bulk.ts';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { orders } from '#server/db/schema/orders.ts';
import { stockMovements } from '#server/db/schema/stock.ts';

export type MovementInsert = typeof stockMovements.$inferInsert;

/** A variant whose stock changed: what it is now, and its product. */
export interface Changed {
  readonly stock: number;
  readonly productId: string;
}

/** Sold units, within what the column holds. */
export const MOST_STOCK = 2_000_000_000;

/** Rows of one statement. */
const BATCH = 2_000;

/** Adds to a variant's stock by one guarded update; null where that would take more than there is, would be more than a stock holds, or the variant is unknown. */
export async function addToStock(tx: Executor, variantId: string, delta: number): Promise<Changed | null> {
  const [changed] = await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} + ${delta}` })
    .where(and(eq(variants.id, variantId), gte(variants.stock, -delta), lte(variants.stock, MOST_STOCK - delta)))
    .returning({ stock: variants.stock, productId: variants.productId });
  return changed ?? null;
}

/** All of them name the same columns. */
export const insertMovements = (tx: Executor, rows: readonly MovementInsert[]): Promise<void> => bulkInsert(stockMovements, rows)(tx);

export async function stockOf(tx: Executor, variantId: string): Promise<number> {
  const [row] = await tx.select({ stock: variants.stock }).from(variants).where(eq(variants.id, variantId));
  return row?.stock ?? 0;
}

/** The stocks that an import's differences are counted from. */
export async function selectStocks(tx: Executor, variantIds: readonly string[]) {
  const wanted = JSON.stringify(variantIds);
  return tx
    .select({ id: variants.id, stock: variants.stock, filedStock: variants.filedStock })
    .from(variants)
    .where(sql`${variants.id} in (select value::uuid from jsonb_array_elements_text(${wanted}::jsonb))`)
    .orderBy(asc(variants.id));
}

/** Sets many stocks at once, with what the file said of them. The rows are locked already. */
export async function setStocks(tx: Executor, rows: readonly { id: string; stock: number; filedStock: number }[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await tx.execute(sql`
      update ${variants} set stock = new.stock, filed_stock = new."filedStock"
      from jsonb_to_recordset(${batch}::jsonb) as new(id uuid, stock integer, "filedStock" integer)
      where ${variants.id} = new.id`);
  }
}

/** Lists filter by the product's flag. The rows are locked first: of two orders that each empty a variant, the second must see the first. */
export async function refreshHasStock(tx: Executor, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const isAffected = inArray(products.id, [...productIds]);
  await tx.select({ id: products.id }).from(products).where(isAffected).orderBy(asc(products.id)).for('no key update');
  await tx.update(products).set({ hasStock }).where(isAffected);
}

const hasStock = sql<boolean>`exists (select 1 from variants v where v.product_id = ${products.id} and v.is_active and v.stock > 0)`;

/** The same for every product, of which only those that changed are written. */
export async function refreshEveryHasStock(tx: Executor): Promise<void> {
  await tx.update(products).set({ hasStock }).where(sql`${products.hasStock} is distinct from ${hasStock}`);
}

export async function findVariant(db: Executor, sku: string) {
  const [variant] = await db
    .select({
      id: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      product: products.nameId,
      name: variants.nameId,
      unit: variants.unit,
      stock: variants.stock,
      isActive: sql<boolean>`${variants.isActive} and ${products.isActive}`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.sku, sku));
  return variant ?? null;
}

/** Movements of a variant, latest first, with the number of their order. */
export async function selectMovements(db: Executor, variantId: string, page: { limit: number; offset: number }) {
  const rows = await db
    .select({ movement: stockMovements, orderNumber: orders.number })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(eq(stockMovements.variantId, variantId))
    .orderBy(desc(stockMovements.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(stockMovements).where(eq(stockMovements.variantId, variantId));
  return { rows, total: counted?.total ?? 0 };
}

/** What one import changed in each variant's stock. */
export async function selectImported(tx: Executor, importId: string) {
  return tx
    .select({ variantId: stockMovements.variantId, delta: sql<number>`sum(${stockMovements.delta})`.mapWith(Number) })
    .from(stockMovements)
    .where(eq(stockMovements.importId, importId))
    .groupBy(stockMovements.variantId);
}

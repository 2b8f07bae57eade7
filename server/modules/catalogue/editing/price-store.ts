import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';

/** Variants of one statement. */
const BATCH = 2_000;

/** What staff sees of a variant. */
export const pricedColumns = {
  id: variants.id,
  sku: variants.sku,
  product: products.nameId,
  slug: products.slug,
  name: variants.nameId,
  price: variants.price,
  discount: variants.discount,
  stock: variants.stock,
  isActive: sql<boolean>`${variants.isActive} and ${products.isActive}`,
  category: products.category,
} as const;

const select = (db: Executor, wanted: SQL | undefined) =>
  db
    .select(pricedColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(wanted)
    // The order in which checkouts lock them.
    .orderBy(asc(variants.id));
export type PricedVariant = Awaited<ReturnType<typeof select>>[number];

/** A variant by its SKU, locked until the transaction ends. */
export async function lockVariant(tx: Executor, sku: string): Promise<PricedVariant | null> {
  const [row] = await select(tx, eq(variants.sku, sku)).for('no key update', { of: variants });
  return row ?? null;
}

export const selectOfProduct = (db: Executor, slug: string): Promise<PricedVariant[]> =>
  db
    .select(pricedColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.slug, slug))
    .orderBy(asc(variants.position), asc(variants.sku));

/** Variants on sale of a category of either level, of a brand, or with these SKUs; locked. */
export function lockOnSale(
  tx: Executor,
  { category, brand, skus }: { category?: string | undefined; brand?: string | undefined; skus?: readonly string[] | undefined },
): Promise<PricedVariant[]> {
  const wanted = and(
    eq(variants.isActive, true),
    eq(products.isActive, true),
    category === undefined ? undefined : or(eq(products.category, category), eq(products.topCategory, category)),
    brand === undefined ? undefined : eq(products.brand, brand),
    skus === undefined ? undefined : inArray(variants.sku, [...skus]),
  );
  return select(tx, wanted).for('no key update', { of: variants });
}

/** Sets prices in rupiah and discounts in basis points, and what the lists know of them. */
export async function setPrices(tx: Executor, rows: readonly { id: string; price: number; discount: number }[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await tx.execute(sql`
      update ${variants} set price = new.price, discount = new.discount, updated_at = now()
      from jsonb_to_recordset(${batch}::jsonb) as new(id uuid, price integer, discount integer)
      where ${variants.id} = new.id`);
    // As `discountedPrice` (`src/lib/money.ts`): half a rupiah goes up.
    const paid = sql.raw('(v.price::bigint * (10000 - v.discount) + 5000) / 10000');
    const span = sql`select min(${paid}) as low, max(${paid}) as high, v.product_id from variants v where v.is_active group by v.product_id`;
    const touched = sql`select v.product_id from variants v join jsonb_to_recordset(${batch}::jsonb) as new(id uuid) on new.id = v.id`;
    await tx.execute(sql`
      update ${products} set price_from = spans.low, price_to = spans.high, revision = pg_current_xact_id()
      from (${span}) as spans
      where spans.product_id = ${products.id} and ${products.id} in (${touched})`);
  }
}

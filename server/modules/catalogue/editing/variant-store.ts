import { and, asc, count, eq, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import { LOW_STOCK, type VariantState } from '#contract/admin-editing.ts';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { type PricedVariant, pricedColumns } from './price-store.ts';

export interface VariantFilter {
  readonly search: string;
  readonly category: string;
  readonly state: VariantState;
}

/** Variants of a page by their product's name, and how many there are in all. */
export async function selectVariants(
  db: Executor,
  filter: VariantFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PricedVariant[]; total: number }> {
  const wanted = and(matches(filter.search), isIn(filter.category), ...states[filter.state]);
  const rows = await db
    .select({ ...pricedColumns, total: sql<number>`(count(*) over ())::integer` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(wanted)
    .orderBy(asc(products.nameId), asc(products.id), asc(variants.position), asc(variants.sku))
    .limit(limit)
    .offset(offset);
  const [first] = rows;
  if (first !== undefined || offset === 0) return { rows, total: first?.total ?? 0 };
  // Behind the last page no row says how many there are.
  const [counted] = await db
    .select({ total: count() })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

const onSale = [eq(variants.isActive, true), eq(products.isActive, true)];

const states: Readonly<Record<VariantState, readonly (SQL | undefined)[]>> = {
  all: [],
  active: onSale,
  inactive: [or(eq(variants.isActive, false), eq(products.isActive, false))],
  low: [...onSale, lte(variants.stock, LOW_STOCK)],
  sold_out: [...onSale, eq(variants.stock, 0)],
};

/** Every word stands somewhere in the names of either language or in the SKU. */
function matches(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  return and(
    ...words.map(word => {
      const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
      const names = [products.nameId, products.nameEn, variants.nameId, variants.nameEn, variants.sku];
      return or(...names.map(name => ilike(name, pattern)));
    }),
  );
}

const isIn = (category: string): SQL | undefined =>
  category === '' ? undefined : or(eq(products.category, category), eq(products.topCategory, category));

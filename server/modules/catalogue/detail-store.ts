import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, pictures, products } from '#server/db/schema/catalogue.ts';

/** A product on sale with its brand. */
export async function selectProduct(db: Executor, slug: string) {
  const [row] = await db
    .select({ product: products, brandName: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.slug, products.brand))
    .where(and(eq(products.slug, slug), eq(products.isActive, true)));
  return row;
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof selectProduct>>>;

/** Categories of these slugs, in no order. */
export function selectCategories(db: Executor, slugs: readonly string[]) {
  return db
    .select()
    .from(categories)
    .where(inArray(categories.slug, [...slugs]));
}

export type CategoryRow = typeof categories.$inferSelect;

/** All categories in their order, with how many products on sale are directly in each. */
export function selectCategoryCounts(db: Executor) {
  return db
    .select({ category: categories, products: count(products.id) })
    .from(categories)
    .leftJoin(products, and(eq(products.category, categories.slug), eq(products.isActive, true)))
    .groupBy(categories.slug)
    .orderBy(asc(categories.position), asc(categories.slug));
}

/** Brands that have products on sale, by name, with how many. */
export function selectBrandCounts(db: Executor) {
  return db
    .select({ brand: brands, products: count(products.id) })
    .from(brands)
    .innerJoin(products, and(eq(products.brand, brands.slug), eq(products.isActive, true)))
    .groupBy(brands.slug)
    .orderBy(asc(brands.name), asc(brands.slug));
}

/** Sources of these pictures by id. */
export async function selectPictures(db: Executor, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return new Map(rows.map(row => [row.id, row.source]));
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, pictures, products, variants } from '#server/db/schema/catalogue.ts';

/** Everything on sale, and all categories and brands, as rows in the order in which the shop shows them. */
export async function selectCurrent(db: Executor) {
  return {
    categories: await db
      .select({ row: categories, source: pictures.source })
      .from(categories)
      .leftJoin(pictures, eq(pictures.id, categories.pictureId))
      .orderBy(asc(categories.position), asc(categories.slug)),
    brands: await db
      .select({ row: brands, source: pictures.source })
      .from(brands)
      .leftJoin(pictures, eq(pictures.id, brands.pictureId))
      .orderBy(asc(brands.slug)),
    products: await db.select().from(products).where(eq(products.isActive, true)).orderBy(asc(products.slug)),
    pictures: new Map((await db.select().from(pictures)).map(row => [row.id, row.source])),
    variants: await db
      .select()
      .from(variants)
      .where(and(eq(variants.isActive, true)))
      .orderBy(asc(variants.productId), asc(variants.position), asc(variants.sku)),
  };
}

export type CurrentRows = Awaited<ReturnType<typeof selectCurrent>>;

/** A product that is no longer sold, with its variants and its pictures. */
export async function selectDiscontinued(db: Executor, slug: string) {
  const [found] = await db
    .select({ row: products })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.isActive, false)));
  if (found === undefined) return null;
  const own = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, found.row.id))
    .orderBy(asc(variants.position), asc(variants.sku));
  if (own.length === 0) return null;
  const known = await db.select().from(pictures).where(inArray(pictures.id, found.row.pictureIds));
  return { ...found, pictures: new Map(known.map(({ id, source }) => [id, source])), variants: own };
}

import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { pictures, products } from '#server/db/schema/catalogue.ts';

/** The product of a slug, on sale or not any more, with all its words but for what search made of them. */
export function selectProduct(db: Executor, slug: string) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      nameId: products.nameId,
      nameEn: products.nameEn,
      descriptionId: products.descriptionId,
      descriptionEn: products.descriptionEn,
      category: products.category,
      topCategory: products.topCategory,
      brand: products.brand,
      pictureIds: products.pictureIds,
      flags: products.flags,
      attributes: products.attributes,
      facts: products.facts,
      sold: products.sold,
      rating: products.rating,
      ratings: products.ratings,
      isActive: products.isActive,
    })
    .from(products)
    .where(eq(products.slug, slug));
}

/** Sources of these pictures by id. */
export async function selectPictures(db: Executor, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return new Map(rows.map(row => [row.id, row.source]));
}

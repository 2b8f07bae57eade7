import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { type PictureSource, pictures, products, variants } from '#server/db/schema/catalogue.ts';

/** Variants with their products, as lists show them; unknown ids are missing. */
export function selectGoods(db: Executor, variantIds: readonly string[]) {
  return db
    .select({
      id: variants.id,
      number: variants.number,
      sku: variants.sku,
      nameId: variants.nameId,
      nameEn: variants.nameEn,
      price: variants.price,
      discount: variants.discount,
      stock: variants.stock,
      unit: variants.unit,
      minimum: variants.minimum,
      step: variants.step,
      weight: variants.weight,
      length: variants.length,
      width: variants.width,
      height: variants.height,
      isAvailable: sql<boolean>`${variants.isActive} and ${products.isActive}`,
      product: {
        slug: products.slug,
        nameId: products.nameId,
        nameEn: products.nameEn,
        pictureIds: products.pictureIds,
        flags: products.flags,
        picture: sql<PictureSource | null>`(select source from ${pictures} where ${pictures.id} = ${products.pictureIds}[1])`,
      },
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...variantIds]));
}

export type GoodsRow = Awaited<ReturnType<typeof selectGoods>>[number];

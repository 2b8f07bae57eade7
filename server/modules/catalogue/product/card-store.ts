import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { type PictureSource, pictures, products, variants } from '#server/db/schema/catalogue.ts';

const cardColumns = {
  id: products.id,
  slug: products.slug,
  nameId: products.nameId,
  nameEn: products.nameEn,
  brand: products.brand,
  category: products.category,
  facts: products.facts,
  sold: products.sold,
  rating: products.rating,
  ratings: products.ratings,
  pictureIds: products.pictureIds,
  flags: products.flags,
  picture: sql<PictureSource | null>`(select source from ${pictures} where ${pictures.id} = ${products.pictureIds}[1])`,
} as const;

/** The cards of these products, in no order; one that went out of sale meanwhile is missing. */
export function selectCards(db: Executor, ids: readonly string[]) {
  return db
    .select(cardColumns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.isActive, true)));
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/**
 * One version for each of these products that is on sale, in no order: the transactions that last wrote it and its variants on sale. It is
 * another one as soon as any of them is.
 */
export function selectCardVersions(db: Executor, ids: readonly string[]) {
  const ofVariants = sql`(select string_agg(v.xmin::text, ' ' order by v.position, v.id) from ${variants} v where v.product_id = ${products.id} and v.is_active)`;
  return db
    .select({ id: products.id, version: sql<string>`concat(${products}.xmin, ' ', ${ofVariants})` })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.isActive, true)));
}

/** Slugs and names of these products, in no order. */
export function selectNames(db: Executor, ids: readonly string[]) {
  return db
    .select({ id: products.id, slug: products.slug, nameId: products.nameId, nameEn: products.nameEn })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

const { updatedAt: _updatedAt, isActive: _isActive, ...detailColumns } = getTableColumns(variants);
const { sku: _sku, position: _position, ...cardVariantColumns } = detailColumns;

const onSaleOf = (productIds: readonly string[]) => and(inArray(variants.productId, [...productIds]), eq(variants.isActive, true));
const inTheirOrder = [asc(variants.productId), asc(variants.position), asc(variants.id)];

/** The variants on sale of these products as cards show them, in their order. */
export function selectVariants(db: Executor, productIds: readonly string[]) {
  return db
    .select(cardVariantColumns)
    .from(variants)
    .where(onSaleOf(productIds))
    .orderBy(...inTheirOrder);
}

export type VariantRow = Awaited<ReturnType<typeof selectVariants>>[number];

/** The variants on sale of a product in their order; of one that is no longer sold all that it had. */
export function selectDetailVariants(db: Executor, product: { readonly id: string; readonly isActive: boolean }) {
  return db
    .select(detailColumns)
    .from(variants)
    .where(product.isActive ? onSaleOf([product.id]) : eq(variants.productId, product.id))
    .orderBy(...inTheirOrder);
}

export type DetailVariantRow = Awaited<ReturnType<typeof selectDetailVariants>>[number];

import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { type PictureSource, pictures, products, variants } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import { productRatings, reviews } from '#server/db/schema/reviews.ts';
import { type StarCounts, spreadOfStars } from './stars.ts';

export type ReviewRow = typeof reviews.$inferSelect;

const DONE = 7;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A product, on sale or not any more. */
export async function selectRatedProduct(db: Executor, slug: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  return row;
}

/** Ratings of a product; where only an average and a count came with the catalogue, as those may be spread. */
export async function selectStarCounts(db: Executor, productId: string): Promise<StarCounts> {
  const [row] = await db
    .select({ rating: products.rating, ratings: products.ratings, counts: productRatings })
    .from(products)
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .where(eq(products.id, productId));
  if (row === undefined) return [0, 0, 0, 0, 0];
  if (row.counts === null) return spreadOfStars(row.rating, row.ratings);
  const { ones, twos, threes, fours, fives } = row.counts;
  return [ones, twos, threes, fours, fives];
}

/** Makes writes to one product's ratings take turns. */
export async function lockProduct(tx: Executor, productId: string): Promise<void> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
}

/** Writes a locked product's ratings, and what its lists show of them. @param average hundredths of a star */
export async function writeStarCounts(tx: Executor, productId: string, counts: StarCounts, shown: { average: number; count: number }) {
  const [ones, twos, threes, fours, fives] = counts;
  const row = { ones, twos, threes, fours, fives };
  await tx
    .insert(productRatings)
    .values({ productId, ...row })
    .onConflictDoUpdate({ target: productRatings.productId, set: row });
  await tx.update(products).set({ rating: shown.average, ratings: shown.count }).where(eq(products.id, productId));
}

const ofProduct = (productId: string, rating: number | null) =>
  and(eq(reviews.productId, productId), rating === null ? undefined : eq(reviews.rating, rating));

/** A page of a product's reviews, newest first, with the names of what was bought. */
export function selectReviews(db: Executor, { productId, rating, limit, offset }: Page & { productId: string; rating: number | null }) {
  return db
    .select({ review: reviews, variant: { nameId: variants.nameId, nameEn: variants.nameEn } })
    .from(reviews)
    .innerJoin(variants, eq(variants.id, reviews.variantId))
    .where(ofProduct(productId, rating))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

export async function countReviews(db: Executor, productId: string, rating: number | null): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reviews).where(ofProduct(productId, rating));
  return row?.total ?? 0;
}

const subject = {
  variant: { nameId: variants.nameId, nameEn: variants.nameEn },
  product: {
    slug: products.slug,
    nameId: products.nameId,
    nameEn: products.nameEn,
    pictureIds: products.pictureIds,
    picture: sql<PictureSource | null>`(select source from ${pictures} where ${pictures.id} = ${products.pictureIds}[1])`,
  },
  orderNumber: orders.number,
};

/** Of the product with this slug; '' for all. */
const ofSlug = (slug: string) => (slug === '' ? undefined : eq(products.slug, slug));

interface OwnPage extends Page {
  readonly id?: string;
  readonly product?: string;
}

/** A page of a customer's reviews, newest first, or the one with this id, or those of one product. */
export function selectOwnReviews(db: Executor, customerId: string, { limit, offset, id, product = '' }: OwnPage) {
  return db
    .select({ review: reviews, ...subject })
    .from(reviews)
    .innerJoin(variants, eq(variants.id, reviews.variantId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orderItems, eq(orderItems.id, reviews.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(reviews.customerId, customerId), id === undefined ? undefined : eq(reviews.id, id), ofSlug(product)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}
export type OwnReviewRow = Awaited<ReturnType<typeof selectOwnReviews>>[number];

export async function countOwnReviews(db: Executor, customerId: string, product: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.customerId, customerId), ofSlug(product)));
  return row?.total ?? 0;
}

const receivedAt = sql<Date>`coalesce((
  select max(e.created_at) from ${orderEvents} e where e.order_id = ${orders.id} and e.status = ${DONE}), ${orders.updatedAt})`.mapWith(
  orders.updatedAt,
);

const isWaiting = (customerId: string, product: string) =>
  and(eq(orders.customerId, customerId), eq(orders.status, DONE), isNull(reviews.id), ofSlug(product));

/** A page of received lines without a review, the newest orders first. */
export function selectWaiting(db: Executor, customerId: string, { limit, offset, product }: Page & { readonly product: string }) {
  return db
    .select({ orderItemId: orderItems.id, receivedAt, ...subject })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(reviews, eq(reviews.orderItemId, orderItems.id))
    .where(isWaiting(customerId, product))
    .orderBy(desc(orders.placedAt), desc(orders.id), orderItems.id)
    .limit(limit)
    .offset(offset);
}
export type WaitingRow = Awaited<ReturnType<typeof selectWaiting>>[number];

export async function countWaiting(db: Executor, customerId: string, product: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(reviews, eq(reviews.orderItemId, orderItems.id))
    .where(isWaiting(customerId, product));
  return row?.total ?? 0;
}

/** A line of a customer's placed order, with what a review of it needs. */
export async function selectBoughtLine(db: Executor, customerId: string, orderItemId: string) {
  const [row] = await db
    .select({
      status: orders.status,
      variantId: orderItems.variantId,
      productId: variants.productId,
      city: sql<string | null>`${orders.address} ->> 'city'`,
      customerName: customers.name,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orderItems.id, orderItemId), eq(orders.customerId, customerId)));
  return row;
}

/** Adds a review; null where its line has one already, also one that is written at the same moment. */
export async function insertReview(tx: Executor, row: typeof reviews.$inferInsert): Promise<string | null> {
  const [inserted] = await tx.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id });
  return inserted?.id ?? null;
}

/** An own review, locked until the transaction ends. */
export async function lockOwnReview(tx: Executor, customerId: string, id: string): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.customerId, customerId)))
    .for('update');
  return row;
}

export async function updateReview(tx: Executor, id: string, fields: Partial<ReviewRow>): Promise<void> {
  await tx.update(reviews).set(fields).where(eq(reviews.id, id));
}

/** Ids of all photos in use. */
export async function usedPhotoIds(db: Executor): Promise<Set<string>> {
  const rows = await db.select({ photos: reviews.photos }).from(reviews).where(sql`jsonb_array_length(${reviews.photos}) > 0`);
  return new Set(rows.flatMap(({ photos }) => photos.map(({ id }) => id)));
}

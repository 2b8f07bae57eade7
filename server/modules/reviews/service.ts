import * as v from 'valibot';
import { IdSchema, type Language } from '#contract/endpoint.ts';
import { reviewPhotos } from '#contract/files.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { NewReviewSchema, OwnReview, ReviewChangeSchema } from '#contract/reviews.ts';
import type { Executor } from '#server/db/client.ts';
import type { StoredPhoto } from '#server/db/schema/reviews.ts';
import { invalid, notFound, Problem } from '#server/http/problem.ts';
import { authorOf } from './author.ts';
import { averageOf, countOf, withRating } from './stars.ts';
import {
  insertReview,
  lockOwnReview,
  lockProduct,
  selectBoughtLine,
  selectOwnReviews,
  selectStarCounts,
  updateReview,
  writeStarCounts,
} from './store.ts';
import { ownReviewView } from './view.ts';

/** The customer who writes, the language of the answer, and when. */
export interface Writer {
  readonly customerId: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Reviews a line that its customer has bought and received, and counts its stars.
 * @throws Problem 404 for an unknown line and another customer's, 409 review_not_allowed before it is received, 409 review_exists
 */
export async function createReview(
  tx: Executor,
  writer: Writer,
  form: v.InferOutput<typeof NewReviewSchema>,
  photos: readonly StoredPhoto[],
): Promise<OwnReview> {
  const { customerId, now } = writer;
  const line = await selectBoughtLine(tx, customerId, form.order_item_id);
  if (line === undefined) throw notFound('order line');
  if (line.status !== orderStatus.done) throw new Problem(409, 'review_not_allowed');
  const id = await insertReview(tx, {
    productId: line.productId,
    variantId: line.variantId,
    orderItemId: form.order_item_id,
    customerId,
    author: authorOf(line.customerName, line.city),
    rating: form.rating,
    text: form.text,
    photos,
    createdAt: now,
  });
  if (id === null) throw new Problem(409, 'review_exists');
  await countRating(tx, line.productId, null, form.rating);
  return readOwnReview(tx, writer, id);
}

/**
 * Changes an own review; photos that are not kept go.
 * @throws Problem 404 also for another customer's, 422 for more photos than a review has room for
 */
export async function changeReview(
  tx: Executor,
  writer: Writer,
  id: string,
  form: v.InferOutput<typeof ReviewChangeSchema>,
  added: readonly StoredPhoto[],
): Promise<OwnReview> {
  const before = v.is(IdSchema, id) ? await lockOwnReview(tx, writer.customerId, id) : undefined;
  if (before === undefined) throw notFound('review');
  const kept = new Set(form.kept_photos.split(','));
  const photos = [...before.photos.filter(photo => kept.has(photo.id)), ...added];
  if (photos.length > reviewPhotos.count) throw invalid({ photos: ['too_many_files'] });
  await updateReview(tx, id, { rating: form.rating, text: form.text, photos, editedAt: writer.now });
  if (form.rating !== before.rating) await countRating(tx, before.productId, before.rating, form.rating);
  return readOwnReview(tx, writer, id);
}

/** Counts a rating and writes the product's average in the same transaction, one writer after the other. */
async function countRating(tx: Executor, productId: string, from: number | null, to: number): Promise<void> {
  await lockProduct(tx, productId);
  const counts = withRating(await selectStarCounts(tx, productId), from, to);
  await writeStarCounts(tx, productId, counts, { average: averageOf(counts), count: countOf(counts) });
}

/**
 * An own review as it stands.
 * @throws Problem 404 also for another customer's
 */
export async function readOwnReview(db: Executor, { customerId, language }: Writer, id: string): Promise<OwnReview> {
  const [row] = await selectOwnReviews(db, customerId, { limit: 1, offset: 0, id });
  if (row === undefined) throw notFound('review');
  return ownReviewView(row, language);
}

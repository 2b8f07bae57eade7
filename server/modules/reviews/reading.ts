import type { Language } from '#contract/endpoint.ts';
import type { OwnReview, ProductReviews, WaitingReview } from '#contract/reviews.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { knownSlug } from '#server/http/slug.ts';
import { averageOf, countOf } from './stars.ts';
import {
  countOwnReviews,
  countReviews,
  countWaiting,
  selectOwnReviews,
  selectRatedProduct,
  selectReviews,
  selectStarCounts,
  selectWaiting,
  usedPhotoIds,
} from './store.ts';
import { histogramView, ownReviewView, reviewView, waitingView } from './view.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly lang: Language;
}

/**
 * Reviews of a product, newest first; also of one that is no longer sold.
 * @throws Problem 404 where there never was one of that slug
 */
export async function listProductReviews(db: Executor, slug: string, query: Page & { rating: number | null }): Promise<ProductReviews> {
  const product = await selectRatedProduct(db, knownSlug(slug));
  if (product === undefined) throw notFound('product');
  const rows = await selectReviews(db, { productId: product.id, ...query });
  const counts = await selectStarCounts(db, product.id);
  return {
    reviews: rows.map(row => reviewView(row, query.lang)),
    total: await countReviews(db, product.id, query.rating),
    histogram: histogramView(counts),
    rating: averageOf(counts) / 100,
    rating_count: countOf(counts),
  };
}

/** A customer's reviews, and received lines that wait for one. @param query.product slug of the only product, '' for all */
export async function listOwnReviews(
  db: Executor,
  customerId: string,
  query: Page & { readonly product: string },
): Promise<{ reviews: OwnReview[]; total: number; waiting: WaitingReview[]; waiting_total: number }> {
  const written = await selectOwnReviews(db, customerId, query);
  const waiting = await selectWaiting(db, customerId, query);
  return {
    reviews: written.map(row => ownReviewView(row, query.lang)),
    total: await countOwnReviews(db, customerId, query.product),
    waiting: waiting.map(row => waitingView(row, query.lang)),
    waiting_total: await countWaiting(db, customerId, query.product),
  };
}

/** Ids of all photos that a review has. */
export const reviewPhotosInUse = (db: Executor): Promise<Set<string>> => usedPhotoIds(db);

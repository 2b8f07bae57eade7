import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import type { OwnReview, OwnReviews } from '#contract/reviews.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import type { MutationOf } from '../outbox/mutations.ts';

type ReviewTarget = MutationOf<'review.write'>['target'];

/**
 * Puts a review that the shop has taken where the customer's own are shown: else the invitation to write it would come back until the
 * lists were asked for again. @param lang the language of the answer
 */
export function putReview(queryClient: QueryClient, lang: Language, target: ReviewTarget, review: OwnReview): void {
  queryClient.setQueryData<OwnReviews>(
    [...persistedKeys.ownReviews.beginning, lang, review.product.slug],
    page => page && withReview(page, target, review, true),
  );
  queryClient.setQueryData<InfiniteData<OwnReviews>>(
    [...persistedKeys.ownReviews.beginning, lang],
    list => list && { ...list, pages: list.pages.map((page, index) => withReview(page, target, review, index === 0)) },
  );
}

/** One page of a customer's reviews with a new or a changed one, which stands on the first. Pure. */
function withReview(page: OwnReviews, target: ReviewTarget, review: OwnReview, isFirst: boolean): OwnReviews {
  if ('reviewId' in target) return { ...page, reviews: page.reviews.map(each => (each.id === review.id ? review : each)) };
  return {
    reviews: isFirst ? [review, ...page.reviews.filter(({ id }) => id !== review.id)] : page.reviews,
    total: page.total + 1,
    waiting: page.waiting.filter(line => line.order_item_id !== target.orderItemId),
    waiting_total: Math.max(0, page.waiting_total - 1),
  };
}

import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { createReviewEndpoint, type OwnReview, updateReviewEndpoint } from '#contract/reviews.ts';
import { apiOf } from '../query-client.ts';

/** A review as its form has it. `keptPhotos` are ids of an older version's photos that stay. */
export interface ReviewDraft {
  readonly rating: number;
  readonly text: string;
  readonly photos: readonly Blob[];
  readonly keptPhotos: readonly string[];
}

/** What a draft is of: a line that waits, or a review that is changed. */
export type ReviewTarget = { readonly orderItemId: string } | { readonly reviewId: string };

/** Everything that shows a product's stars. */
function refresh(client: QueryClient, review: OwnReview): void {
  void client.invalidateQueries({ queryKey: ['private', 'reviews'] });
  void client.invalidateQueries({
    predicate: ({ queryKey: [room, , kind, slug] }) =>
      room === 'catalogue' && (kind === 'reviews' || kind === 'product') && slug === review.product.slug,
  });
}

export const reviewCommands = {
  /**
   * Writes or changes a review. A repetition after a lost answer carries the same `idempotencyKey`.
   * @throws AppError 422 with codes by field, 409 review_not_allowed and review_exists
   */
  save: (lang: Language) =>
    mutationOptions({
      mutationFn: (
        { target, draft, idempotencyKey }: { target: ReviewTarget; draft: ReviewDraft; idempotencyKey: string },
        { meta },
      ): Promise<OwnReview> => {
        const { rating, text, photos, keptPhotos } = draft;
        const fields = { rating, text, photos: [...photos] };
        return 'reviewId' in target
          ? apiOf(meta).call(updateReviewEndpoint, {
              params: { id: target.reviewId },
              query: { lang },
              body: { ...fields, kept_photos: keptPhotos.join(',') },
              idempotencyKey,
            })
          : apiOf(meta).call(createReviewEndpoint, {
              query: { lang },
              body: { ...fields, order_item_id: target.orderItemId },
              idempotencyKey,
            });
      },
      onSuccess: (review, _variables, _result, { client }) => refresh(client, review),
    }),
};

import * as v from 'valibot';
import { createReviewEndpoint, type OwnReview, updateReviewEndpoint } from '#contract/reviews.ts';
import { putReview } from '../reviews/put-review.ts';
import { reviewOf } from '../reviews/waiting-reviews.ts';
import { UPLOAD_PATIENCE, UPLOAD_TIMEOUT, type Write } from './write.ts';

const schema = v.object({
  /** A line of a received order that waits for its review, or a review that is changed. */
  target: v.union([v.object({ orderItemId: v.string() }), v.object({ reviewId: v.string() })]),
  rating: v.pipe(v.number(), v.finite()),
  text: v.string(),
  /** Small already. */
  photos: v.array(v.blob()),
  /** Ids of an older version's photos that stay. */
  keptPhotos: v.array(v.string()),
  /** The product's name, for the screen. */
  subject: v.string(),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'review.write': { payload: v.InferOutput<typeof schema>; answer: OwnReview };
  }
}

/** A review that is new or changed. Refusals: codes by field, 404. */
export const reviewWrite: Write<'review.write'> = {
  schema,
  queue: mutation => `review:${reviewOf(mutation)}`,
  patience: UPLOAD_PATIENCE,
  send(api, lang, { target, keptPhotos, rating, text, photos }, attempt) {
    const call = { query: { lang }, ...attempt, timeout: UPLOAD_TIMEOUT };
    const fields = { rating, text, photos };
    return 'reviewId' in target
      ? api.call(updateReviewEndpoint, { ...call, params: { id: target.reviewId }, body: { ...fields, kept_photos: keptPhotos.join(',') } })
      : api.call(createReviewEndpoint, { ...call, body: { ...fields, order_item_id: target.orderItemId } });
  },
  apply(client, review, { target }, lang) {
    putReview(client, lang, target, review);
    void client.invalidateQueries({ queryKey: ['private', 'reviews'] });
    // Everything that shows the product's stars.
    void client.invalidateQueries({
      predicate: ({ queryKey: [room, , kind, slug] }) =>
        room === 'catalogue' && (kind === 'reviews' || kind === 'product') && slug === review.product.slug,
    });
  },
};

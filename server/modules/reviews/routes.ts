import type { Language } from '#contract/endpoint.ts';
import { createReviewEndpoint, ownReviewsEndpoint, productReviewsEndpoint, updateReviewEndpoint } from '#contract/reviews.ts';
import type { Executor } from '#server/db/client.ts';
import type { StoredPhoto } from '#server/db/schema/reviews.ts';
import type { Deps } from '#server/deps.ts';
import { allowances } from '#server/http/customer-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { sharedAllowances } from '#server/http/shared-limit.ts';
import { dropReviewPhotos, keepReviewPhotos } from './photos.ts';
import { listOwnReviews, listProductReviews } from './reading.ts';
import { changeReview, createReview, readOwnReview, type Writer } from './service.ts';

/** Mounts a product's reviews and the customer's own. */
export function mountReviews(api: Api, deps: Deps): void {
  const taken = sharedAllowances(deps);
  const writer = ({ customerId, language }: { customerId: string; language: Language }): Writer => ({
    customerId,
    language,
    now: deps.now(),
  });
  const prepare = async ({ customerId, body }: { customerId: string; body: { readonly photos: readonly Blob[] } }) => {
    await taken.take(`reviews of ${customerId}`, allowances.reviews);
    return keepReviewPhotos(deps, body.photos);
  };

  route(api, deps, productReviewsEndpoint, ({ db, params, query }) => listProductReviews(db, params.slug ?? '', query), {
    // A customer looks for the review that they have just written, so browsers ask each time; the ETag saves sending the same list again.
    cacheControl: 'public, no-cache',
  });
  route(api, deps, ownReviewsEndpoint, ({ db, customerId, query }) => listOwnReviews(db, customerId, query));
  const again = (call: Parameters<typeof writer>[0] & { db: Executor }, id: string) => readOwnReview(call.db, writer(call), id);
  const discard = (photos: readonly StoredPhoto[]) => dropReviewPhotos(deps, photos);
  const options = { prepare, again, discard };
  route(api, deps, createReviewEndpoint, call => createReview(call.db, writer(call), call.body, call.prepared), options);
  route(
    api,
    deps,
    updateReviewEndpoint,
    call => changeReview(call.db, writer(call), call.params.id ?? '', call.body, call.prepared),
    options,
  );
}

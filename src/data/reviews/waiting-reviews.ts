import { type Mutation, type MutationOf, ofKind } from '../outbox/mutations.ts';

/** Reviews that wait, by the id of the order's line or of the review that they change. Pure. */
export function waitingReviews(mutations: readonly Mutation[]): ReadonlyMap<string, MutationOf<'review.write'>> {
  return new Map(ofKind(mutations, 'review.write').map(mutation => [reviewOf(mutation), mutation]));
}

/** The line of an order, or the review, that is reviewed. */
export function reviewOf({ target }: Pick<MutationOf<'review.write'>, 'target'>): string {
  return 'orderItemId' in target ? target.orderItemId : target.reviewId;
}

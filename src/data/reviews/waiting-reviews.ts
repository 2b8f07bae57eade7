import { type Mutation, type MutationOf, ofKind, reviewOf } from '../outbox/mutations.ts';

/** Reviews that wait, by the id of the order's line or of the review that they change. Pure. */
export function waitingReviews(mutations: readonly Mutation[]): ReadonlyMap<string, MutationOf<'review.write'>> {
  return new Map(ofKind(mutations, 'review.write').map(mutation => [reviewOf(mutation), mutation]));
}

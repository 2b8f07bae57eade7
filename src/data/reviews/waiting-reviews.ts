import { type Intent, type IntentOf, ofKind, reviewOf } from '../outbox/intents.ts';

/** Reviews that wait, by the id of the order's line or of the review that they change. Pure. */
export function waitingReviews(intents: readonly Intent[]): ReadonlyMap<string, IntentOf<'review.write'>> {
  return new Map(ofKind(intents, 'review.write').map(intent => [reviewOf(intent), intent]));
}

import type { OwnReview, WaitingReview } from '#contract/reviews.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import type { KeptPhoto } from '#data/pictures/use-photos.ts';
import { reviewOf } from '#data/reviews/waiting-reviews.ts';

/** The values that the form of a review opens with. */
export interface ReviewStart {
  readonly target: MutationOf<'review.write'>['target'];
  /** The product's name. */
  readonly name: string;
  readonly rating: string;
  readonly text: string;
  readonly kept: readonly KeptPhoto[];
  readonly added: readonly Blob[];
}

type Subject = WaitingReview | OwnReview;
const isWritten = (subject: Subject): subject is OwnReview => 'id' in subject;

/** Id under which a review waits: the line's that waits for it, or the review's own. */
export function subjectId(subject: Subject): string {
  return isWritten(subject) ? subject.id : subject.order_item_id;
}

/** A line that waits for its review, or a review; as it was typed where it has not been sent yet. */
export function startOf(subject: Subject, waiting: MutationOf<'review.write'> | null): ReviewStart {
  if (waiting !== null) return startOfMutation(waiting, isWritten(subject) ? [subject] : []);
  const common = { name: subject.product.name, added: [] };
  return isWritten(subject)
    ? { ...common, target: { reviewId: subject.id }, rating: String(subject.rating), text: subject.text, kept: subject.photos }
    : { ...common, target: { orderItemId: subject.order_item_id }, rating: '', text: '', kept: [] };
}

/** A review that was typed and not sent. @param known the customer's reviews, for the photos that stay */
export function startOfMutation(mutation: MutationOf<'review.write'>, known: readonly OwnReview[]): ReviewStart {
  const photos = known.find(({ id }) => id === reviewOf(mutation))?.photos ?? [];
  const { target, rating, text, keptPhotos, photos: added, subject: name } = mutation;
  const kept = keptPhotos.map(id => ({ id, url: photos.find(photo => photo.id === id)?.url ?? null }));
  return { target, name, rating: String(rating), text, kept, added };
}

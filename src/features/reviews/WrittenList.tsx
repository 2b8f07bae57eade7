import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OwnReview } from '#contract/reviews.ts';
import type { waitingReviews } from '#data/reviews/waiting-reviews.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { QueuedReview } from './QueuedReview.tsx';
import { ReviewBody } from './ReviewBody.tsx';
import { ReviewDrawing } from './ReviewDrawing.tsx';
import * as css from './ReviewsScreen.css.ts';
import { Subject } from './Subject.tsx';

interface Props {
  reviews: readonly OwnReview[];
  /** Changes that were not sent yet, by the review's id. */
  queued: ReturnType<typeof waitingReviews>;
  onEdit: (review: OwnReview) => void;
}

/** The customer's own reviews. */
export function WrittenList({ reviews, queued, onEdit }: Props) {
  const { t } = useLingui();
  if (reviews.length === 0) {
    return (
      <EmptyState
        illustration={<ReviewDrawing />}
        action={
          <Link to="/reviews" search={{}} className={buttonClass({ variant: 'outline' })}>
            <Trans>See what you can review</Trans>
          </Link>
        }
      >
        <Trans>You have not written a review yet</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={css.list}>
      {reviews.map(review => {
        const { name } = review.product;
        const changed = queued.get(review.id);
        return (
          <Card as="li" key={review.id}>
            <Stack gap={12}>
              <Subject subject={review} />
              {changed === undefined ? <ReviewBody review={review} /> : <QueuedReview review={changed} />}
              <div>
                <Button variant="outline" size="sm" onClick={() => onEdit(review)} aria-label={t`Edit the review of ${name}`}>
                  <Trans>Edit</Trans>
                </Button>
              </div>
            </Stack>
          </Card>
        );
      })}
    </ul>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OwnReview } from '#contract/reviews.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { ReviewBody } from './ReviewBody.tsx';
import { ReviewDrawing } from './ReviewDrawing.tsx';
import * as css from './ReviewsScreen.css.ts';
import { Subject } from './Subject.tsx';

/** The customer's own reviews. */
export function WrittenList({ reviews, onEdit }: { reviews: readonly OwnReview[]; onEdit: (review: OwnReview) => void }) {
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
        return (
          <Card as="li" key={review.id}>
            <Stack gap={12}>
              <Subject subject={review} />
              <ReviewBody review={review} />
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

import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '#contract/reviews.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { ReviewBody } from './ReviewBody.tsx';
import * as css from './Reviews.css.ts';

interface Props {
  reviews: readonly Review[];
  hasMore: boolean;
  isLoading: boolean;
  /** Why more could not be had, in words. */
  failure: string | null;
  onMore: () => void;
  /** Takes the filter by stars away; null without one. */
  onAll: (() => void) | null;
}

/** Written reviews of a product, newest first. */
export function ReviewList({ reviews, hasMore, isLoading, failure, onMore, onAll }: Props) {
  const { t } = useLingui();
  return (
    <div className={css.reviews}>
      {onAll === null ? null : (
        <Button variant="quiet" size="sm" onClick={onAll}>
          <Trans>Show all reviews</Trans>
        </Button>
      )}
      {reviews.length === 0 ? (
        <p role="status" className={css.note}>
          {onAll === null ? <Trans>There are stars but no words yet.</Trans> : <Trans>No written review has this many stars.</Trans>}
        </p>
      ) : (
        <ul className={css.list}>
          {reviews.map(review => (
            <li key={review.id} className={css.review}>
              <p className={css.author}>
                <strong>{review.author}</strong>
                <span className={css.note}>{review.variant_name}</span>
              </p>
              <ReviewBody review={review} />
            </li>
          ))}
        </ul>
      )}
      {failure === null ? null : (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      {hasMore ? (
        <Button variant="outline" loading={isLoading} onClick={onMore}>
          {failure === null ? t`Load more` : t`Try again`}
        </Button>
      ) : null}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { WaitingReview } from '#contract/reviews.ts';
import type { waitingReviews } from '#data/reviews/waiting-reviews.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { QueuedReview } from './QueuedReview.tsx';
import { ReviewDrawing } from './ReviewDrawing.tsx';
import * as css from './ReviewsScreen.css.ts';
import { Subject } from './Subject.tsx';

interface Props {
  lines: readonly WaitingReview[];
  /** Reviews that were written and not sent, by the line's id. */
  queued: ReturnType<typeof waitingReviews>;
  onWrite: (line: WaitingReview) => void;
}

/** Received lines that have no review yet. */
export function WaitingList({ lines, queued, onWrite }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (lines.length === 0) {
    return (
      <EmptyState
        illustration={<ReviewDrawing />}
        action={
          <Link to="/products" className={buttonClass({ variant: 'outline' })}>
            <Trans>Browse products</Trans>
          </Link>
        }
      >
        <Trans>Nothing waits for a review. What you receive appears here</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={css.list}>
      {lines.map(line => {
        const { name } = line.product;
        const written = queued.get(line.order_item_id);
        const received = formatMoment(line.received_at, language);
        return (
          <Card as="li" key={line.order_item_id}>
            <Subject subject={line}>
              <p className={css.note}>
                <Trans>Received {received}</Trans>
                <Words>{line.order_number === null ? null : ` · ${line.order_number}`}</Words>
              </p>
              {written === undefined ? null : <QueuedReview review={written} />}
              <div className={css.action}>
                {written === undefined ? (
                  <Button size="sm" onClick={() => onWrite(line)} aria-label={t`Write a review of ${name}`}>
                    <Trans>Write a review</Trans>
                  </Button>
                ) : (
                  <Button size="sm" variant="outline" onClick={() => onWrite(line)} aria-label={t`Edit the review of ${name}`}>
                    <Trans>Edit</Trans>
                  </Button>
                )}
              </div>
            </Subject>
          </Card>
        );
      })}
    </ul>
  );
}

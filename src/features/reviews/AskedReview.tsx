import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnReview, WaitingReview } from '#contract/reviews.ts';
import { reviewQueries } from '#data/reviews/queries.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';

interface Props {
  /** The product that the customer came to review. */
  slug: string;
  onWrite: (subject: WaitingReview | OwnReview) => void;
}

/** The way to one product's review, or why there is none: only what was bought and received is reviewed, each line once. */
export function AskedReview({ slug, onWrite }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { kind } = useSessionState();
  const { data } = useQuery({ ...reviewQueries.ownOf(language, slug), enabled: kind === 'customer' });
  if (data === undefined) return null;
  const [subject] = [...data.waiting, ...data.reviews];
  if (subject === undefined) {
    return (
      <Notice
        tone="warn"
        role="status"
        title={t`You cannot review this product yet`}
        action={
          <Link to="/product/$product" params={{ product: slug }} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Trans>See the product</Trans>
          </Link>
        }
      >
        <Trans>Only what was bought here and received is reviewed. You have not received this product.</Trans>
      </Notice>
    );
  }
  const { name } = subject.product;
  const isWritten = 'id' in subject;
  return (
    <Notice
      role="status"
      title={isWritten ? t`You have reviewed it already` : t`You have received ${name}`}
      action={
        <Button size="sm" onClick={() => onWrite(subject)}>
          {isWritten ? t`Edit the review of ${name}` : t`Write a review of ${name}`}
        </Button>
      }
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import type { IntentOf } from '#data/outbox/intents.ts';
import { reviewQueries } from '#data/reviews/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { startOfIntent } from './review-start.ts';

interface Props {
  entry: OutboxEntry;
  intent: IntentOf<'review.write'>;
  onClose: () => void;
}

/** The form of a review that waits or was refused, as it was typed. */
export function MendReview({ entry, intent, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  // What this phone knows of earlier photos is enough: the form must not wait for a line.
  const { data } = useInfiniteQuery({ ...reviewQueries.own(language), enabled: false });
  const known = data?.pages.flatMap(page => page.reviews) ?? [];
  return (
    <Dialog open onClose={onClose} title={t`Edit review`} closeLabel={t`Close`}>
      <ReviewForm
        start={startOfIntent(intent, known)}
        heading={
          <Heading level={3} size="group">
            {intent.subject}
          </Heading>
        }
        entry={entry}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

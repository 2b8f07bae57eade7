import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { reviewQueries } from '#data/reviews/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { startOfMutation } from './review-start.ts';

interface Props {
  entry: OutboxEntry;
  mutation: MutationOf<'review.write'>;
  onClose: () => void;
}

/** The form of a review that waits or was refused, as it was typed. */
export function EditQueuedReview({ entry, mutation, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  // Earlier photos are read from this phone only: the form must not wait for the network.
  const { data } = useInfiniteQuery({ ...reviewQueries.own(language), enabled: false });
  const known = data?.pages.flatMap(page => page.reviews) ?? [];
  return (
    <Dialog open onClose={onClose} title={t`Edit review`} closeLabel={t`Close`}>
      <ReviewForm
        start={startOfMutation(mutation, known)}
        heading={
          <Heading level={3} size="group">
            {mutation.subject}
          </Heading>
        }
        entry={entry}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

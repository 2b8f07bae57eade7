import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { pictureAccept, reviewPhotos } from '#contract/files.ts';
import { NewReviewSchema, reviewLength } from '#contract/reviews.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { useRefusal } from '#data/forms/use-refusal.ts';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { useQueuedEdit } from '#data/outbox/use-queued-edit.ts';
import { usePhotos } from '#data/pictures/use-photos.ts';
import { toasts } from '#data/toasts.ts';
import { fieldMessage, problemMessage } from '#i18n/problem-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { PhotosField } from '#ui/patterns/PhotosField.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { StarField } from '#ui/primitives/StarField.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import type { ReviewStart } from './review-start.ts';

/** Longest edge of a photo that is sent, in pixels: as large as it is kept. */
const LONGEST = 1280;

/** The typed fields; photos are chosen beside them. */
const DraftSchema = v.pick(NewReviewSchema, ['rating', 'text', 'photos']);

interface Props {
  start: ReviewStart;
  /** The product, above the fields. */
  heading: ReactNode;
  /** The edit of the queue that is edited, null for none. */
  entry: OutboxEntry | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** A review, new or changed. */
export function ReviewForm({ start, heading, entry, onSaved, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const form = useContractForm(DraftSchema, { rating: start.rating, text: start.text, photos: [] });
  const photos = usePhotos({ rule: reviewPhotos, longest: LONGEST, kept: start.kept, added: start.added }, code =>
    form.setError('photos', { type: 'server', message: code }),
  );
  const save = useQueuedEdit<'review.write'>(entry);
  const refused = useRefusal(form, entry);
  const problem = save.error ?? refused;
  const { errors } = form.formState;
  const words = (code: string | undefined) => (code === undefined ? undefined : i18n._(fieldMessage(code)));
  const submit = form.handleSubmit(({ rating, text }) => {
    const draft = { rating, text, photos: [...photos.added], keptPhotos: photos.kept.map(({ id }) => id) };
    return save.mutateAsync({ kind: 'review.write', target: start.target, subject: start.name, ...draft }).then(
      delivery => {
        if (delivery.state === 'sent') toasts.show('success', t`Thank you. Your review is online`);
        else toasts.show('cart', i18n._(savedWords[delivery.kept]));
        onSaved();
      },
      error => void showFieldErrors(form, error),
    );
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t`Your review`}>
      <Stack gap={24}>
        {heading}
        {problem === null ? null : (
          <Notice tone="bad" role="alert" title={t`Save Failed`}>
            {i18n._(problemMessage(problem))}
          </Notice>
        )}
        <StarField
          legend={t`How is it?`}
          starLabel={stars => t`${stars} of 5 stars`}
          error={errors.rating === undefined ? undefined : t`Choose one to five stars`}
          {...form.register('rating')}
        />
        <TextArea
          label={t`Your review`}
          hint={t`Optional, up to ${reviewLength} characters: quality, fit, how it came`}
          maxLength={reviewLength}
          rows={5}
          error={words(errors.text?.message)}
          {...form.register('text')}
        />
        <PhotosField
          legend={t`Photos`}
          hint={t`Optional, up to three: JPEG, PNG or WebP, up to 2 MB each`}
          error={words(errors.photos?.message)}
          accept={pictureAccept}
          photos={photos}
          addLabel={t`Add photos`}
          photoLabel={number => t`Photo ${number}`}
          removeLabel={number => t`Remove photo ${number}`}
          onChange={() => form.clearErrors('photos')}
        />
        <p>
          <Trans>Everybody sees your first name and your town with it.</Trans>
        </p>
        <Stack direction="row" gap={12} justify="end">
          <Button variant="outline" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={save.isPending}>
            <Trans>Send review</Trans>
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

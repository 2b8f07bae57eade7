import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { NewReviewSchema, type OwnReview, reviewLength, type WaitingReview } from '#contract/reviews.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { useWriteReview } from '#data/reviews/commands.ts';
import { toasts } from '#data/toasts.ts';
import { fieldMessage, problemMessage } from '#i18n/problem-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { StarField } from '#ui/primitives/StarField.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { PhotosField } from './PhotosField.tsx';
import { Subject } from './Subject.tsx';
import { usePhotos } from './use-photos.ts';

/** What is typed; photos are chosen beside it. */
const DraftSchema = v.pick(NewReviewSchema, ['rating', 'text', 'photos']);

interface Props {
  subject: WaitingReview | OwnReview;
  onSaved: () => void;
  onCancel: () => void;
}

/** A review, new or changed. */
export function ReviewForm({ subject, onSaved, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const written = 'id' in subject ? subject : null;
  const form = useContractForm(DraftSchema, {
    rating: written === null ? '' : String(written.rating),
    text: written?.text ?? '',
    photos: [],
  });
  const photos = usePhotos(written?.photos ?? [], code => form.setError('photos', { type: 'server', message: code }));
  const save = useWriteReview();
  const { errors } = form.formState;
  const words = (code: string | undefined) => (code === undefined ? undefined : i18n._(fieldMessage(code)));
  const submit = form.handleSubmit(({ rating, text }) => {
    const target = written === null ? { orderItemId: 'order_item_id' in subject ? subject.order_item_id : '' } : { reviewId: written.id };
    const keptPhotos = photos.kept.map(({ id }) => id);
    const review = { target, rating, text, photos: [...photos.added], keptPhotos, subject: subject.product.name };
    return save.mutateAsync({ kind: 'review.write', ...review }).then(
      () => {
        toasts.show('success', t`Thank you. Your review is online`);
        onSaved();
      },
      error => void showFieldErrors(form, error),
    );
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t`Review`}>
      <Stack gap={24}>
        <Subject subject={subject} />
        {save.error === null ? null : (
          <Notice tone="bad" role="alert" title={t`Save Failed`}>
            {i18n._(problemMessage(save.error))}
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
        <PhotosField photos={photos} error={words(errors.photos?.message)} onChange={() => form.clearErrors('photos')} />
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

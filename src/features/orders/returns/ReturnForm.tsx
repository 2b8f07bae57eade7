import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { pictureAccept, returnPhotos } from '#contract/files.ts';
import { NewReturnSchema, returnOutcomes, returnReasons, returnWords } from '#contract/returns.ts';
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
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { ReturnGoods } from './ReturnGoods.tsx';
import type { ReturnStart } from './return-start.ts';
import { reasonNotes, reasonWords, wishWords } from './return-words.ts';

/** Longest edge of a photo that is sent, in pixels: as large as it is kept. */
const LONGEST = 1600;

interface Props {
  start: ReturnStart;
  /** The edit of the queue that is edited, null for none. */
  entry: OutboxEntry | null;
  onSaved: () => void;
}

const linesText = (chosen: ReadonlyMap<string, number>) => [...chosen].map(([id, quantity]) => `${id}:${quantity}`).join(',');

/** Asks for a return: why, which goods, what the customer would like, and photos. */
export function ReturnForm({ start, entry, onSaved }: Props) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState(start.chosen);
  const form = useContractForm(NewReturnSchema, {
    ...(start.reason === undefined ? {} : { reason: start.reason }),
    ...(start.wish === undefined ? {} : { wish: start.wish }),
    words: start.words,
    lines: linesText(start.chosen),
    photos: [...start.photos],
  });
  const photos = usePhotos({ rule: returnPhotos, longest: LONGEST, added: start.photos }, code =>
    form.setError('photos', { type: 'server', message: code }),
  );
  const save = useQueuedEdit<'return.ask'>(entry);
  const refused = useRefusal(form, entry);
  const problem = save.error ?? refused;
  const { errors, isSubmitted } = form.formState;
  const reason = form.watch('reason');
  const { added } = photos;
  useEffect(() => form.setValue('photos', [...added], { shouldValidate: isSubmitted }), [form, added, isSubmitted]);
  // What was cut or mixed for the customer is no part of a change of mind, and comes back to the choice with another reason.
  const kept = new Set(start.offered.flatMap(({ id, mayBeUnwanted }) => (reason === 'unwanted' && !mayBeUnwanted ? [id] : [])));
  const counted = new Map([...chosen].filter(([id]) => !kept.has(id)));
  const lines = linesText(counted);
  useEffect(() => form.setValue('lines', lines, { shouldValidate: isSubmitted }), [form, lines, isSubmitted]);
  const words = (code: string | undefined) => (code === undefined ? undefined : i18n._(fieldMessage(code)));
  const submit = form.handleSubmit(({ reason: why, wish, words: said, photos: files }) => {
    const goods = start.offered.flatMap(({ id, name, unit }) => {
      const quantity = counted.get(id);
      return quantity === undefined ? [] : [{ id, name, quantity, unit }];
    });
    const { orderId, orderNumber } = start;
    return save.mutateAsync({ kind: 'return.ask', orderId, orderNumber, reason: why, wish, words: said, lines: goods, photos: files }).then(
      delivery => {
        if (delivery.state === 'sent') toasts.show('success', t`Sent. The shop looks at it and answers you here`);
        else toasts.show('cart', i18n._(savedWords[delivery.kept]));
        onSaved();
      },
      error => void showFieldErrors(form, error),
    );
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t`Return or claim`}>
      <Stack gap={24}>
        {problem === null ? null : (
          <Notice tone="bad" role="alert" title={t`It was not sent`}>
            {i18n._(problemMessage(problem))}
          </Notice>
        )}
        <FieldGroup legend={t`What is the matter?`} error={errors.reason === undefined ? undefined : t`Choose one`}>
          {returnReasons.map(each => (
            <RadioCard
              key={each}
              title={i18n._(reasonWords[each])}
              description={i18n._(reasonNotes[each])}
              value={each}
              {...form.register('reason')}
            />
          ))}
        </FieldGroup>
        <ReturnGoods
          offered={start.offered}
          chosen={counted}
          isUnwanted={reason === 'unwanted'}
          error={errors.lines === undefined ? undefined : t`Choose at least one`}
          onChange={setChosen}
        />
        <PhotosField
          legend={t`Photos`}
          hint={
            reason === 'unwanted'
              ? t`Optional, up to four: JPEG, PNG or WebP, up to 2 MB each`
              : t`Up to four: the parcel with its label, and what is wrong from near`
          }
          error={words(errors.photos?.message)}
          accept={pictureAccept}
          photos={photos}
          addLabel={t`Add photos`}
          photoLabel={number => t`Photo ${number}`}
          removeLabel={number => t`Remove photo ${number}`}
          onChange={() => form.clearErrors('photos')}
        />
        <FieldGroup legend={t`What would you like?`} error={errors.wish === undefined ? undefined : t`Choose one`}>
          {returnOutcomes.map(each => (
            <RadioCard key={each} compact title={i18n._(wishWords[each])} value={each} {...form.register('wish')} />
          ))}
        </FieldGroup>
        <TextArea
          label={t`Anything the shop should know`}
          hint={t`Optional, up to ${returnWords} characters`}
          maxLength={returnWords}
          rows={4}
          error={words(errors.words?.message)}
          {...form.register('words')}
        />
        <Button type="submit" block loading={save.isPending}>
          <Trans>Send</Trans>
        </Button>
      </Stack>
    </form>
  );
}

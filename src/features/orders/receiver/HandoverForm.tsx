import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { handoverPhoto, pictureAccept } from '#contract/files.ts';
import { type Delivery, LONGEST_RECEIVER } from '#contract/receivers.ts';
import { receiverCommands } from '#data/orders/receiver.ts';
import { usePhotos } from '#data/pictures/use-photos.ts';
import { toasts } from '#data/toasts.ts';
import { fieldMessage, problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { PhotosField } from '#ui/patterns/PhotosField.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TapeProgress } from '#ui/primitives/TapeProgress.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';

/** Longest edge of a photo that is sent, in pixels: as large as it is kept. */
const LONGEST = 1600;

/** Says who took the goods in at the site, with a photo of them or without; a later word replaces an earlier one. */
export function HandoverForm({ delivery, token }: { delivery: Delivery; token: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const photos = usePhotos({ rule: handoverPhoto, longest: LONGEST, added: [] }, setRefused);
  const [photo = null] = photos.added;
  const say = useMutation(receiverCommands.handOver(language, token));
  const errors = say.error instanceof AppError ? (say.error.detail.errors ?? {}) : {};
  const isOfName = errors.received_by !== undefined;
  const photoCode = refused ?? errors.photo?.[0];
  const isOfField = isOfName || errors.photo !== undefined;
  const known = delivery.received_by;
  // A photo that follows the name belongs to the same person.
  const name = typed.trim() || (photo === null ? '' : (known ?? ''));
  const size = photo === null ? 0 : Math.ceil(photo.size / 1024);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(name === '');
    if (name === '' || say.isPending || photos.isBusy) return;
    const sent = photos.shown;
    say.mutate(
      { name, photo },
      {
        onSuccess: () => {
          setTyped('');
          for (const { key } of sent) photos.remove(key);
          toasts.show('success', t`Thank you. The customer sees it on the order`);
        },
      },
    );
  };
  const forgetRefusal = () => {
    setRefused(null);
    say.reset();
  };
  return (
    <Card as="section" aria-label={t`Receipt of the goods`}>
      <form onSubmit={send} noValidate>
        <Stack gap={16}>
          <Heading level={2} size="group">
            <Trans>Receipt of the goods</Trans>
          </Heading>
          <TextField
            name="received_by"
            label={t`Name of the receiver`}
            hint={t`Count the goods first. The customer then confirms the order.`}
            error={isEmpty || isOfName ? t`Please type the name, at most 80 characters` : undefined}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            maxLength={LONGEST_RECEIVER}
            autoComplete="name"
            readOnly={say.isPending}
            required
          />
          <PhotosField
            legend={t`Photo of the goods`}
            hint={t`Optional. Only the customer, the shop and this link show it.`}
            error={photoCode === undefined ? undefined : i18n._(fieldMessage(photoCode))}
            accept={pictureAccept}
            photos={photos}
            addLabel={delivery.photo === null ? t`Take or choose a photo` : t`Choose another photo`}
            photoLabel={number => t`Photo ${number}`}
            removeLabel={number => t`Remove photo ${number}`}
            isSingle
            isLocked={say.isPending}
            onChange={forgetRefusal}
          />
          {say.isPending && photo !== null ? (
            <div role="status">
              <p>
                <Trans>Sending {size} KB. Please leave this page open</Trans>
              </p>
              <TapeProgress label={t`Sending the photo`} />
            </div>
          ) : null}
          {say.error === null || isOfField ? null : (
            <Notice tone="bad" role="alert" title={t`It was not sent`}>
              <p>{i18n._(problemMessage(say.error))}</p>
              {photo === null ? null : (
                <p>
                  <Trans>Name and photo are still here. Please send them again</Trans>
                </p>
              )}
            </Notice>
          )}
          <Button type="submit" block loading={say.isPending || photos.isBusy}>
            <SendWords isAgain={say.error !== null} isPhoto={photo !== null} isKnown={known !== null} />
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function SendWords({ isAgain, isPhoto, isKnown }: { isAgain: boolean; isPhoto: boolean; isKnown: boolean }) {
  if (isAgain) return <Trans>Send again</Trans>;
  if (!isKnown) return <Trans>Say that the goods are here</Trans>;
  return isPhoto ? <Trans>Send the photo</Trans> : <Trans>Change the name</Trans>;
}

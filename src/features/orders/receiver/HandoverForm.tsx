import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Delivery, LONGEST_RECEIVER } from '#contract/receivers.ts';
import { receiverCommands } from '#data/orders/receiver.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';

/** Says who took the goods in at the site; a later word replaces an earlier one. */
export function HandoverForm({ delivery, token }: { delivery: Delivery; token: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const say = useMutation(receiverCommands.handOver(language, token));
  const isOfField = say.error instanceof AppError && say.error.detail.errors?.received_by !== undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    setEmpty(name === '');
    if (name === '' || say.isPending) return;
    say.mutate(name, {
      onSuccess: () => {
        setTyped('');
        toasts.show('success', t`Thank you. The customer sees it on the order`);
      },
    });
  };
  return (
    <Card as="section" aria-label={t`Receipt of the goods`}>
      <form onSubmit={send} noValidate>
        <Stack gap={16}>
          <Heading level={2} size="group">
            <Trans>Receipt of the goods</Trans>
          </Heading>
          {say.error === null || isOfField ? null : (
            <Notice tone="bad" role="alert">
              {i18n._(problemMessage(say.error))}
            </Notice>
          )}
          <TextField
            name="received_by"
            label={t`Name of the receiver`}
            hint={t`Count the goods first. The customer then confirms the order.`}
            error={isEmpty || isOfField ? t`Please type the name, at most 80 characters` : undefined}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            maxLength={LONGEST_RECEIVER}
            autoComplete="name"
            required
          />
          <Button type="submit" block loading={say.isPending}>
            {delivery.received_by === null ? <Trans>Say that the goods are here</Trans> : <Trans>Change the name</Trans>}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

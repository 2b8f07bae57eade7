import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Provider } from '#contract/sign-in.ts';
import { sessionCommands } from '#data/session/commands.ts';
import { useSession } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

const names: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

interface Props {
  code: string;
  provider: Provider;
  email: string;
  /** Logs in without linking. */
  onOtherWay: () => void;
}

/** The provider's e-mail has an account here: its password, asked once, proves that both are one person's. */
export function LinkAccount({ code, provider, email, onOtherWay }: Props) {
  const { t, i18n } = useLingui();
  const [password, setPassword] = useState('');
  const link = useMutation(sessionCommands.link(useSession()));
  const name = names[provider];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    link.mutate({ code, password }, { onSuccess: () => toasts.show('auth_success', t`You are logged in`) });
  };
  return (
    <Card>
      <form noValidate onSubmit={submit} aria-label={t`Link with ${name}`}>
        <Stack gap={16}>
          <Heading level={2} size="group">
            <Trans>Link with {name}</Trans>
          </Heading>
          <p>
            <Trans>
              {email} already has an account here. Enter its password once; from then on {name} alone is enough
            </Trans>
          </p>
          {link.error === null ? null : (
            <Notice tone="bad" role="alert">
              {i18n._(problemMessage(link.error))}
            </Notice>
          )}
          {/* Password managers look for the name beside the password. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            autoComplete="current-password"
            label={t`Password of ${email}`}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
          <Button type="submit" block disabled={password === ''} loading={link.isPending}>
            <Trans>Link and log in</Trans>
          </Button>
          <Button variant="quiet" size="sm" onClick={onOtherWay}>
            <Trans>Log in another way</Trans>
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { acceptInvitationEndpoint } from '#contract/staff.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { isSignedOut } from '../data/call.ts';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { ME } from '../data/me.ts';
import { Failure } from '../ui/Failure.tsx';
import { fieldMessage } from '../words/problem-words.ts';
import { Threshold } from './Threshold.tsx';

/** Where an invitation's link leads: a new member of staff chooses a password, and is in. The token stands behind '#', which no server hears. */
export function InvitationScreen() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const accept = useDecision(acceptInvitationEndpoint, me => {
    queryClient.setQueryData(ME, me);
    isSignedOut.set(false);
    void navigate({ to: '/', replace: true });
  });
  const { password: code } = fieldCodes(accept.error);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    accept.mutate({ body: { token: location.hash.slice(1), password } });
  };
  return (
    <Threshold title={t`Welcome to the desk`} text={t`You were invited. Choose a password for your account.`}>
      <form onSubmit={send} noValidate>
        <Stack gap={16}>
          <PasswordField
            name="password"
            label={t`New password`}
            hint={t`8 characters or more, with an uppercase letter, a lowercase letter and a number.`}
            autoComplete="new-password"
            showLabel={t`Show the password`}
            hideLabel={t`Hide the password`}
            error={code === undefined ? undefined : i18n._(fieldMessage(code))}
            required
          />
          <Failure error={accept.error} />
          <Button type="submit" block loading={accept.isPending}>
            {t`Open the desk`}
          </Button>
          <Link to="/">{t`I have a password already`}</Link>
        </Stack>
      </form>
    </Threshold>
  );
}

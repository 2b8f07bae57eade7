import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { staffLoginEndpoint } from '#contract/staff.ts';
import { AppError } from '#lib/app-error.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { isSignedOut } from '../data/call.ts';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { ME } from '../data/me.ts';
import { Failure } from '../ui/Failure.tsx';
import { textOf } from '../ui/FormDialog.tsx';
import { fieldMessage } from '../words/problem-words.ts';

/** E-mail address and password, and where the account has a second factor its code. @param email of the member of staff, where it is known */
export function SignInForm({ email }: { email?: string }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [asksForCode, setAsksForCode] = useState(false);
  const login = useDecision(staffLoginEndpoint, me => {
    queryClient.setQueryData(ME, me);
    isSignedOut.set(false);
  });
  const isQuestion = login.error instanceof AppError && login.error.code === 'second_factor_required';
  const codes = fieldCodes(login.error);
  const errorOf = (field: string) => (codes[field] === undefined ? undefined : i18n._(fieldMessage(codes[field])));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = { email: textOf(fields, 'email'), password: String(fields.get('password') ?? ''), code: textOf(fields, 'code') };
    login.mutate(
      { body },
      { onError: error => (error instanceof AppError && error.code.startsWith('second_factor') ? setAsksForCode(true) : undefined) },
    );
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={16}>
        <TextField
          name="email"
          type="email"
          label={t`E-mail address`}
          autoComplete="username"
          defaultValue={email}
          error={errorOf('email')}
          required
        />
        <PasswordField
          name="password"
          label={t`Password`}
          autoComplete="current-password"
          showLabel={t`Show the password`}
          hideLabel={t`Hide the password`}
          error={errorOf('password')}
          required
        />
        {asksForCode ? (
          <TextField
            name="code"
            label={t`Code of your authenticator app`}
            hint={t`Six digits, or one of your recovery codes.`}
            autoComplete="one-time-code"
            ref={input => input?.focus()}
            required
          />
        ) : null}
        <Failure error={isQuestion ? null : login.error} />
        <Button type="submit" block loading={login.isPending}>
          {t`Sign in`}
        </Button>
      </Stack>
    </form>
  );
}

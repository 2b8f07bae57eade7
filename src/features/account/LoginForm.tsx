import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoginSchema } from '#contract/session.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { sessionCommands } from '#data/session/commands.ts';
import { useSession } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { AppError } from '#lib/app-error.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FederatedSignIn } from './FederatedSignIn.tsx';
import { useFieldWords } from './use-field-words.ts';

export interface LoginFormProps {
  /** Path to come back to from another site's sign-in. */
  readonly redirect: string;
  readonly onSignUp: () => void;
  /** On the way to the page for a forgotten password. */
  readonly onForgotten?: () => void;
  readonly onSignedIn: () => void;
}

/** E-mail and password, on the login page and in the login dialog. */
export function LoginForm({ redirect, onSignUp, onForgotten, onSignedIn }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const words = useFieldWords();
  const form = useContractForm(LoginSchema, { email: '', password: '' });
  const login = useMutation(sessionCommands.login(useSession()));
  const { email, password } = form.watch();
  const { errors } = form.formState;
  const submit = form.handleSubmit(values =>
    login.mutateAsync(values).then(
      () => {
        toasts.show('auth_success', t`You are logged in`);
        onSignedIn();
      },
      error => void showFieldErrors(form, error),
    ),
  );
  return (
    <Stack gap={16}>
      <form noValidate onSubmit={submit} aria-label={t`Login`}>
        <Stack gap={16}>
          {login.error === null ? null : (
            <Notice tone="bad" role="alert" {...(isRefused(login.error) ? {} : { title: t`Something wrong while processing` })}>
              {i18n._(problemMessage(login.error))}
            </Notice>
          )}
          <TextField
            type="email"
            inputMode="email"
            autoComplete="username"
            label={t`Email`}
            data-autofocus=""
            {...words(errors.email)}
            {...form.register('email')}
          />
          <PasswordField
            autoComplete="current-password"
            label={t`Password`}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            {...words(errors.password)}
            {...form.register('password')}
          />
          <p>
            <Link to="/forgot-password" onClick={onForgotten}>
              <Trans>Forgot your password?</Trans>
            </Link>
          </p>
          <Button type="submit" block disabled={email === '' || password === ''} loading={login.isPending}>
            <Trans>Login</Trans>
          </Button>
        </Stack>
      </form>
      <p>
        <Trans>No account yet?</Trans>{' '}
        <Button variant="quiet" size="sm" onClick={onSignUp}>
          <Trans>Sign up</Trans>
        </Button>
      </p>
      <FederatedSignIn redirect={redirect} />
    </Stack>
  );
}

/** Wrong credentials have their own sentence; every other answer but success is said to be what it is. */
function isRefused(error: Error): boolean {
  return error instanceof AppError && error.status === 401;
}

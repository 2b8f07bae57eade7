import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ResetPasswordSchema } from '#contract/session.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { sessionCommands } from '#data/session/commands.ts';
import { useSession } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { AccountPage } from './AccountPage.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useFieldWords } from './use-field-words.ts';

/** Sets a new password by the link of a mail; the customer is signed in with it. @param token of the link; '' for a link that was cut short */
export function ResetPasswordScreen({ token }: { token: string }) {
  return (
    <AccountPage title={<Trans>Set a new password</Trans>}>
      {token === '' ? <DeadLink error={new AppError('link_unknown', 404)} /> : <ResetPasswordForm token={token} />}
    </AccountPage>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const words = useFieldWords();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const isReachable = useIsReachable();
  const form = useContractForm(ResetPasswordSchema, { token, password: '', password_confirmation: '', lang: language });
  const reset = useMutation(sessionCommands.resetPassword(useSession()));
  const { error } = reset;
  const { errors } = form.formState;
  const submit = form.handleSubmit(values =>
    reset.mutateAsync({ ...values, lang: language }).then(
      () => {
        toasts.show('auth_success', t`Password changed. You are logged in here, and logged out everywhere else`);
        // The link is used up, and its token leaves the address.
        void navigate({ to: '/', replace: true });
      },
      failure => void showFieldErrors(form, failure),
    ),
  );
  if (isDead(error)) return <DeadLink error={error} />;
  return (
    <form noValidate onSubmit={submit} aria-label={t`Set a new password`}>
      <Stack gap={16}>
        {error === null ? null : (
          <Notice tone="bad" role="alert" title={t`Failed to change password`}>
            {i18n._(problemMessage(error))}
          </Notice>
        )}
        {isReachable ? null : (
          <Notice tone="warn" role="status">
            <Trans>You need a connection for this</Trans>
          </Notice>
        )}
        <NewPasswordFields
          password={{ ...words(errors.password), ...form.register('password', { deps: ['password_confirmation'] }) }}
          confirmation={{ ...words(errors.password_confirmation), ...form.register('password_confirmation') }}
        />
        <Button type="submit" block disabled={!isReachable} loading={reset.isPending}>
          <Trans>Set the password and log in</Trans>
        </Button>
      </Stack>
    </form>
  );
}

/** Whether no new try with this link can help. */
const isDead = (error: Error | null): error is AppError => error instanceof AppError && error.code.startsWith('link_');

function DeadLink({ error }: { error: AppError }) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Link to="/forgot-password" className={buttonClass({ size: 'sm' })}>
          <Trans>Ask for a new link</Trans>
        </Link>
      }
    >
      {i18n._(problemMessage(error))}
    </Notice>
  );
}

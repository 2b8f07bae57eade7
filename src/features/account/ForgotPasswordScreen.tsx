import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { PasswordResetRequestSchema } from '#contract/session.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { sessionCommands } from '#data/session/commands.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { AccountPage } from './AccountPage.tsx';
import { AskTheShop } from './AskTheShop.tsx';
import { useFieldWords } from './use-field-words.ts';

/** Asks for a mail with a link that sets a new password. What it says never tells whether an address has an account. */
export function ForgotPasswordScreen() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const words = useFieldWords();
  const isReachable = useIsReachable();
  const form = useContractForm(PasswordResetRequestSchema, { email: '', lang: language });
  const request = useMutation(sessionCommands.requestPasswordReset());
  const { error } = request;
  const { email } = form.watch();
  const submit = form.handleSubmit(values =>
    request.mutateAsync({ ...values, lang: language }).catch(failure => void showFieldErrors(form, failure)),
  );
  return (
    <AccountPage title={<Trans>Forgot your password?</Trans>}>
      {request.isSuccess ? (
        <Notice tone="ok" role="status" title={<Trans>Check your email</Trans>}>
          <Trans>
            If {email} has an account here, a link is on its way to it. It works for 30 minutes. Look among unwanted mail as well.
          </Trans>
        </Notice>
      ) : null}
      <form noValidate onSubmit={submit} aria-label={t`Forgot your password?`}>
        <Stack gap={16}>
          <p>
            <Trans>Enter the email of your account. We send you a link with which you set a new password.</Trans>
          </p>
          {error === null ? null : (
            <Notice tone="bad" role="alert">
              {i18n._(problemMessage(error))}
            </Notice>
          )}
          {isReachable ? null : (
            <Notice tone="warn" role="status">
              <Trans>You need a connection for this</Trans>
            </Notice>
          )}
          <TextField
            type="email"
            inputMode="email"
            autoComplete="username"
            label={t`Email`}
            {...words(form.formState.errors.email)}
            {...form.register('email', { onChange: () => request.reset() })}
          />
          <Button type="submit" block disabled={email === '' || !isReachable} loading={request.isPending}>
            {request.isSuccess ? <Trans>Send the link again</Trans> : <Trans>Send the link</Trans>}
          </Button>
        </Stack>
      </form>
      <AskTheShop />
    </AccountPage>
  );
}

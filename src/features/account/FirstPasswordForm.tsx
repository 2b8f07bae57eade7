import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FirstPasswordSchema } from '#contract/profile.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { profileCommands } from '#data/profile/commands.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { AccountName, NewPasswordFields } from './NewPasswordFields.tsx';
import { useFieldWords } from './use-field-words.ts';

const empty = { password: '', password_confirmation: '' };

/** The first password of a customer who signs in with a provider: there is no current one to ask for. */
export function FirstPasswordForm() {
  const { t, i18n } = useLingui();
  const words = useFieldWords();
  const form = useContractForm(FirstPasswordSchema, empty);
  const set = useMutation(profileCommands.setFirstPassword());
  const { errors } = form.formState;
  const submit = form.handleSubmit(values =>
    set.mutateAsync(values).then(
      () => toasts.show('success', t`Password set. You can now log in with your email as well`),
      error => void showFieldErrors(form, error),
    ),
  );
  return (
    <form noValidate onSubmit={submit} aria-label={t`Set a password`}>
      <Stack gap={16}>
        <p>
          <Trans>You log in with Google or Facebook and have no password yet. With one you can log in with your email as well.</Trans>
        </p>
        {set.error === null ? null : (
          <Notice tone="bad" role="alert" title={t`Failed to change password`}>
            {i18n._(problemMessage(set.error))}
          </Notice>
        )}
        <AccountName />
        <NewPasswordFields
          password={{ ...words(errors.password), ...form.register('password', { deps: ['password_confirmation'] }) }}
          confirmation={{ ...words(errors.password_confirmation), ...form.register('password_confirmation') }}
        />
        <Button type="submit" block loading={set.isPending}>
          <Trans>Set a password</Trans>
        </Button>
      </Stack>
    </form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ChangePasswordSchema } from '#contract/profile.ts';
import { showFieldErrors, showSaved, useContractForm } from '#data/forms/use-contract-form.ts';
import { profileCommands } from '#data/profile/commands.ts';
import { useUser } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import { AccountName, NewPasswordFields } from './NewPasswordFields.tsx';
import { useFieldWords } from './use-field-words.ts';

const empty = { current_password: '', password: '', password_confirmation: '' };

/** A new password, or the first one of a customer who signed up with a provider; every other device is logged out by it. */
export function ChangePasswordScreen() {
  const user = useUser();
  return (
    <Container narrow>
      <Stack gap={24} className={sprinkles({ paddingBlock: 24 })}>
        <Heading level={1}>
          <Trans>Change password</Trans>
        </Heading>
        <Card padding="lg">{user?.has_password === false ? <FirstPasswordForm /> : <ChangePasswordForm />}</Card>
      </Stack>
    </Container>
  );
}

function ChangePasswordForm() {
  const { t, i18n } = useLingui();
  const words = useFieldWords();
  const form = useContractForm(ChangePasswordSchema, empty);
  const change = useMutation(profileCommands.changePassword());
  const { errors } = form.formState;
  const submit = form.handleSubmit(values => {
    const sent = form.getValues();
    return change.mutateAsync(values).then(
      () => {
        showSaved(form, sent, empty);
        toasts.show('success', t`Password changed. Your other devices are logged out`);
      },
      error => void showFieldErrors(form, error),
    );
  });
  const eye = { showLabel: t`Show password`, hideLabel: t`Hide password` };
  return (
    <form noValidate onSubmit={submit} aria-label={t`Change password`}>
      <Stack gap={16}>
        {change.error === null ? null : (
          <Notice tone="bad" role="alert" title={t`Failed to change password`}>
            {i18n._(problemMessage(change.error))}
          </Notice>
        )}
        <AccountName />
        <PasswordField
          {...eye}
          autoComplete="current-password"
          label={t`Current password`}
          {...words(errors.current_password)}
          {...form.register('current_password')}
        />
        <NewPasswordFields
          password={{ ...words(errors.password), ...form.register('password', { deps: ['password_confirmation'] }) }}
          confirmation={{ ...words(errors.password_confirmation), ...form.register('password_confirmation') }}
        />
        <Button type="submit" block loading={change.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </Stack>
    </form>
  );
}

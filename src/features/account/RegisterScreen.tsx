import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { RegisterSchema } from '#contract/session.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { sessionCommands } from '#data/session/commands.ts';
import { useSession } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FederatedSignIn } from './FederatedSignIn.tsx';
import { useFieldWords } from './use-field-words.ts';

const empty = { name: '', email: '', phone: '', password: '', password_confirmation: '', terms_agreed: false as true };

/** A new account; the customer is signed in with it at once. */
export function RegisterScreen() {
  const { t, i18n } = useLingui();
  const words = useFieldWords();
  const { redirect } = useSearch({ from: '/register' });
  const { language } = useLanguage();
  const form = useContractForm(RegisterSchema, empty);
  const register = useMutation(sessionCommands.register(useSession()));
  const { errors } = form.formState;
  const submit = form.handleSubmit(values =>
    register.mutateAsync({ ...values, lang: language }).then(
      () => toasts.show('auth_success', t`Welcome. Your account is ready`),
      error => void showFieldErrors(form, error),
    ),
  );
  const eye = { showLabel: t`Show password`, hideLabel: t`Hide password` };
  return (
    <Stack gap={24}>
      <Heading level={1}>
        <Trans>Sign up</Trans>
      </Heading>
      <form noValidate onSubmit={submit} aria-label={t`Sign up`}>
        <Stack gap={16}>
          {register.error === null ? null : (
            <Notice tone="bad" role="alert" title={t`Register Failed`}>
              {i18n._(problemMessage(register.error))}
            </Notice>
          )}
          <TextField autoComplete="name" label={t`Name`} {...words(errors.name)} {...form.register('name')} />
          <TextField
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t`Email`}
            {...words(errors.email)}
            {...form.register('email')}
          />
          <TextField
            type="tel"
            autoComplete="tel"
            label={t`Mobile number`}
            hint={t`For example 0812-3456-7890`}
            {...words(errors.phone)}
            {...form.register('phone')}
          />
          <PasswordField
            {...eye}
            autoComplete="new-password"
            label={t`Password`}
            hint={t`At least 8 characters with an uppercase letter, a lowercase letter and a number`}
            {...words(errors.password)}
            {...form.register('password', {
              // The customer is not told that the repetition is wrong before they have typed one.
              onChange: () => form.getFieldState('password_confirmation').isDirty && void form.trigger('password_confirmation'),
            })}
          />
          <PasswordField
            {...eye}
            autoComplete="new-password"
            label={t`Confirm password`}
            {...words(errors.password_confirmation)}
            {...form.register('password_confirmation')}
          />
          <Checkbox {...words(errors.terms_agreed)} {...form.register('terms_agreed')}>
            <Trans>
              I agree to the{' '}
              <Link to="/terms-and-conditions" target="_blank">
                terms and conditions
              </Link>
            </Trans>
          </Checkbox>
          <Button type="submit" block loading={register.isPending}>
            <Trans>Sign up</Trans>
          </Button>
        </Stack>
      </form>
      <p>
        <Trans>
          Already have an account?{' '}
          <Link to="/login" search={redirect === undefined ? {} : { redirect }}>
            Login
          </Link>
        </Trans>
      </p>
      <FederatedSignIn redirect={redirect ?? '/'} />
    </Stack>
  );
}

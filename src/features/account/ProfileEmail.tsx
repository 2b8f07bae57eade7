import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { Profile, ProfileSchema } from '#contract/profile.ts';
import type { User } from '#contract/session.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { AccountName } from './NewPasswordFields.tsx';
import { useFieldWords } from './use-field-words.ts';

/** Whether a profile's email is another one than the account's at the shop, which its customer confirms by the password. */
export function isOtherEmail(user: User | null, email: string): boolean {
  const typed = email.trim();
  return user !== null && typed !== '' && typed.toLowerCase() !== user.email.toLowerCase();
}

interface Props {
  form: UseFormReturn<Profile, unknown, v.InferOutput<typeof ProfileSchema>>;
  user: User | null;
}

/** The email, and the current password once the email is another one; a customer without a password is shown how to set one. */
export function ProfileEmail({ form, user }: Props) {
  const { t } = useLingui();
  const words = useFieldWords();
  const { errors } = form.formState;
  const isOther = isOtherEmail(user, form.watch('email'));
  return (
    <>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t`Email`}
        hint={t`You log in with it`}
        {...words(errors.email)}
        {...form.register('email')}
      />
      {isOther && user?.has_password === false ? (
        <Notice
          tone="warn"
          role="status"
          action={
            // In a tab of its own, so that what was typed here stays.
            <Link to="/change-password" target="_blank" className={buttonClass({ variant: 'outline', size: 'sm' })}>
              <Trans>Set a password</Trans>
            </Link>
          }
        >
          <Trans>You log in with Google or Facebook and have no password yet. Set one first. Then you can change your email here.</Trans>
        </Notice>
      ) : null}
      {isOther && user?.has_password !== false ? (
        <>
          <AccountName />
          <PasswordField
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            autoComplete="current-password"
            label={t`Current password`}
            hint={t`Needed to change your email`}
            {...words(errors.current_password)}
            {...form.register('current_password')}
          />
        </>
      ) : null}
    </>
  );
}

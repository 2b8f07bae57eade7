import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useUser } from '#data/session/use-session.ts';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';

/** The registration of a form's field, with its error. */
type Registered = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'hideLabel'>;

/** A new password, twice. */
export function NewPasswordFields({ password, confirmation }: { password: Registered; confirmation: Registered }) {
  const { t } = useLingui();
  const eye = { showLabel: t`Show password`, hideLabel: t`Hide password`, autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        {...eye}
        label={t`New password`}
        hint={t`At least 8 characters with an uppercase letter, a lowercase letter and a number`}
        {...password}
      />
      <PasswordField {...eye} label={t`Confirm new password`} {...confirmation} />
    </>
  );
}

/** Tells password managers whose password this is. */
export function AccountName() {
  return <input type="email" autoComplete="username" value={useUser()?.email ?? ''} readOnly hidden />;
}

import { useLingui } from '@lingui/react/macro';
import { SignInForm } from './SignInForm.tsx';
import { Threshold } from './Threshold.tsx';

/** The sign-in, in the place of any screen: behind it stands the one whose address was opened. */
export function LoginScreen() {
  const { t } = useLingui();
  return (
    <Threshold title={t`Sign in at the desk`} text={t`For the shop’s own people. Customers sign in at the shop.`}>
      <SignInForm />
    </Threshold>
  );
}

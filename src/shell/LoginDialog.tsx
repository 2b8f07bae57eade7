import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { loginPrompt, useLoginPrompt } from '#data/session/login-prompt.ts';
import { LoginForm } from '#features/account/LoginForm.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';

/** Milliseconds between closing the dialog and opening the registration, as the specification has it. */
const SIGN_UP_DELAY = 300;

/** The login form over the page. Closing it leaves a page that needs a customer for the home page. */
export function LoginDialog({ isRequired }: { isRequired: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const router = useRouter();
  const { wanted } = useLoginPrompt();
  const [isLeaving, setLeaving] = useState(false);
  const close = () => {
    loginPrompt.close();
    if (isRequired) void navigate({ to: '/' });
  };
  const signUp = () => {
    setLeaving(true);
    loginPrompt.hide();
    const redirect = router.state.location.href;
    setTimeout(() => void navigate({ to: '/register', search: redirect === '/' ? {} : { redirect } }), SIGN_UP_DELAY);
  };
  return (
    <Dialog open={!isLeaving} onClose={close} title={t`Login`} closeLabel={t`Close`} size="sm">
      <LoginForm
        redirect={router.state.location.href}
        onSignUp={signUp}
        onForgotten={loginPrompt.hide}
        onSignedIn={() => (wanted === null ? loginPrompt.close() : loginPrompt.hide())}
      />
    </Dialog>
  );
}

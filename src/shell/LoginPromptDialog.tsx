import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCartCommands } from '#data/cart/use-cart.ts';
import { loginPrompt, useLoginPrompt } from '#data/session/login-prompt.ts';
import { useUser } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { LoginForm } from '#features/account/LoginForm.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';

/** Milliseconds between closing the dialog and opening the registration, as the specification has it. */
const SIGN_UP_DELAY = 300;

/**
 * The login form over the page: asked for by a screen, or because the page needs a customer. Closing it leaves such a page
 * for the home page. What a guest wanted to add is added as soon as somebody is signed in.
 */
export function LoginPromptDialog({ isRequired }: { isRequired: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isOpen, wanted } = useLoginPrompt();
  const user = useUser();
  const { setLine } = useCartCommands();
  useEffect(() => {
    if (user === null || wanted === null) return;
    setLine(wanted);
    toasts.show('cart', t`Added to cart: ${wanted.preview.product.name}`);
    loginPrompt.close();
  }, [user, wanted, setLine, t]);

  const close = () => {
    loginPrompt.close();
    if (isRequired) void navigate({ to: '/' });
  };
  const signUp = () => {
    loginPrompt.hide();
    setTimeout(() => void navigate({ to: '/register', search: isRequired ? { redirect: location.pathname } : {} }), SIGN_UP_DELAY);
  };
  return (
    <Dialog open={isOpen || isRequired} onClose={close} title={t`Login`} closeLabel={t`Close`} size="sm">
      <LoginForm onSignUp={signUp} onSignedIn={() => (wanted === null ? loginPrompt.close() : loginPrompt.hide())} />
    </Dialog>
  );
}

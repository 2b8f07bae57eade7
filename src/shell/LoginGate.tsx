import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { useCartCommands } from '#data/cart/use-cart.ts';
import { loginPrompt, useLoginPrompt } from '#data/session/login-prompt.ts';
import { useUser } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { useHydrated } from '#ui/primitives/use-hydrated.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./LoginDialog.tsx')).LoginDialog }));

/** The login dialog: asked for by a screen, or because the page needs a customer. The line that a guest wanted is added after the sign-in. */
export function LoginGate({ isRequired }: { isRequired: boolean }) {
  const { t } = useLingui();
  const { isOpen, wanted } = useLoginPrompt();
  const user = useUser();
  const isHydrated = useHydrated();
  const { setLine } = useCartCommands();
  useEffect(() => {
    if (user === null || wanted === null) return;
    const { name } = wanted.preview.product;
    void setLine(wanted).then(isSaved => isSaved && toasts.show('cart', t`Added to cart: ${name}`));
    loginPrompt.close();
  }, [user, wanted, setLine, t]);
  return isOpen || (isRequired && isHydrated) ? (
    <Suspense>
      <LoginDialog isRequired={isRequired} />
    </Suspense>
  ) : null;
}

import { Trans } from '@lingui/react/macro';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';

/** Orders belong to a customer. */
export function LoginFirst() {
  return (
    <EmptyState action={<LoginButton />}>
      <Trans>Log in to see your orders</Trans>
    </EmptyState>
  );
}

/** Opens the login dialog. */
export function LoginButton() {
  return (
    <Button onClick={() => loginPrompt.open()}>
      <Trans>Login</Trans>
    </Button>
  );
}

import { Trans } from '@lingui/react/macro';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';

/** Orders belong to somebody. */
export function LoginFirst() {
  return (
    <EmptyState
      action={
        <Button onClick={() => loginPrompt.open()}>
          <Trans>Login</Trans>
        </Button>
      }
    >
      <Trans>Log in to see your orders</Trans>
    </EmptyState>
  );
}

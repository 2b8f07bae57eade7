import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WaitingValidationScreen } from '#features/orders/WaitingValidationScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/transactions/waiting-validation')({
  head: ({ match }) => routeHead(match.context, { title: msg`Waiting for validation` }),
  component: WaitingValidationPage,
});

function WaitingValidationPage() {
  return (
    <AccountFrame>
      <WaitingValidationScreen />
    </AccountFrame>
  );
}

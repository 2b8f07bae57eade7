import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WaitingPaymentScreen } from '#features/orders/WaitingPaymentScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/transactions/waiting-payment/{-$id}')({
  head: ({ match }) => routeHead(match.context, { title: msg`Waiting for payment` }),
  component: WaitingPayment,
});

function WaitingPayment() {
  const { id } = Route.useParams();
  return (
    <AccountFrame>
      <WaitingPaymentScreen orderId={id ?? null} />
    </AccountFrame>
  );
}

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AskAboutOrder } from '#features/orders/AskAboutOrder.tsx';
import { PaymentSuccessScreen } from '#features/payment/PaymentSuccessScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/payment/$id/success')({
  head: ({ match }) => routeHead(match.context, { title: msg`Payment` }),
  component: PaymentSuccess,
});

function PaymentSuccess() {
  const { id } = Route.useParams();
  return <PaymentSuccessScreen key={id} orderId={id} AskAbout={AskAboutOrder} />;
}

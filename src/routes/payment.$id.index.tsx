import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AskAboutOrder } from '#features/orders/AskAboutOrder.tsx';
import { PaymentScreen } from '#features/payment/PaymentScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/payment/$id/')({
  head: ({ match }) => routeHead(match.context, { title: msg`Payment` }),
  component: Payment,
});

function Payment() {
  const { id } = Route.useParams();
  return <PaymentScreen key={id} orderId={id} AskAbout={AskAboutOrder} />;
}

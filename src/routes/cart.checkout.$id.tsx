import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AddressForm } from '#features/account/AddressForm.tsx';
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/cart/checkout/$id')({
  head: ({ match }) => routeHead(match.context, { title: msg`Checkout` }),
  component: Checkout,
});

function Checkout() {
  const { id } = Route.useParams();
  return <CheckoutScreen orderId={id} AddressForm={AddressForm} />;
}

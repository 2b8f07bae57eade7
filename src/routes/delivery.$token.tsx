import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DeliveryScreen } from '#features/orders/receiver/DeliveryScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/delivery/$token')({
  head: ({ match }) => {
    const { meta } = routeHead(match.context, { title: msg`Delivery` });
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
  },
  component: DeliveryPage,
});

function DeliveryPage() {
  const { token } = Route.useParams();
  return <DeliveryScreen token={token} />;
}

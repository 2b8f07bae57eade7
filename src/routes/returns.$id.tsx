import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReturnsScreen } from '#features/orders/returns/ReturnsScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/returns/$id')({
  head: ({ match }) => routeHead(match.context, { title: msg`Returns and claims` }),
  component: Returns,
});

function Returns() {
  const { id } = Route.useParams();
  return <ReturnsScreen key={id} orderId={id} />;
}

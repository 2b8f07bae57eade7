import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TrackScreen } from '#features/orders/TrackScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/track/$id')({
  head: ({ match }) => routeHead(match.context, { title: msg`Track order` }),
  component: Track,
});

function Track() {
  const { id } = Route.useParams();
  return <TrackScreen key={id} orderId={id} />;
}

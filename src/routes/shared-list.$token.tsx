import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SharedListScreen } from '#features/lists/SharedListScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/shared-list/$token')({
  head: ({ match }) => routeHead(match.context, { title: msg`Shared list` }),
  component: SharedList,
});

function SharedList() {
  const { token } = Route.useParams();
  return <SharedListScreen token={token} />;
}

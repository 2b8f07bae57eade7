import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '#features/lists/ListScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/lists/$id')({
  head: ({ match }) => routeHead(match.context, { title: msg`Lists` }),
  component: List,
});

function List() {
  const { id } = Route.useParams();
  // What was chosen and typed is of one list.
  return <ListScreen key={id} id={id} />;
}

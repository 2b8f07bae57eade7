import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProjectsScreen } from '#features/orders/history/ProjectsScreen.tsx';
import { dayIn, searchOf } from '#lib/search-values.ts';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/transactions/projects')({
  /** Days of the shop's calendar, both included. */
  validateSearch: ({ from, until }: Record<string, unknown>) => searchOf({ from: dayIn(from), until: dayIn(until) }),
  head: ({ match }) => routeHead(match.context, { title: msg`Spend per project` }),
  component: Projects,
});

function Projects() {
  const { from, until } = Route.useSearch();
  return (
    <AccountFrame>
      <ProjectsScreen from={from} until={until} />
    </AccountFrame>
  );
}

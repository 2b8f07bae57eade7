import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListsScreen } from '#features/lists/ListsScreen.tsx';
import { choiceIn, searchOf } from '#lib/search-values.ts';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/lists/')({
  validateSearch: ({ tab }: Record<string, unknown>) => searchOf({ tab: choiceIn(tab, ['archived']) }),
  head: ({ match }) => routeHead(match.context, { title: msg`Lists` }),
  component: Lists,
});

function Lists() {
  const { tab } = Route.useSearch();
  return (
    <AccountFrame>
      <ListsScreen isArchive={tab === 'archived'} />
    </AccountFrame>
  );
}

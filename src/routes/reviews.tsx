import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReviewsScreen } from '#features/reviews/ReviewsScreen.tsx';
import { choiceIn, present } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/reviews')({
  staticData: { requiresAuth: true },
  validateSearch: ({ tab }: Record<string, unknown>) => present({ tab: choiceIn(tab, ['written']) }),
  head: ({ match }) => routeHead(match.context.i18n, { title: msg`Reviews` }),
  component: Reviews,
});

function Reviews() {
  return <ReviewsScreen tab={Route.useSearch().tab ?? 'waiting'} />;
}

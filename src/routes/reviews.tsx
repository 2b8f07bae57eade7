import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ReviewsScreen } from '#features/reviews/ReviewsScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/reviews')({
  staticData: { requiresAuth: true },
  validateSearch: v.object({
    tab: v.optional(v.fallback(v.optional(v.literal('written')), undefined)),
    /** Slug of what somebody wants to review. */
    product: v.optional(v.fallback(v.optional(v.string()), undefined)),
  }),
  head: ({ match }) => routeHead(match.context.i18n, { title: msg`Reviews` }),
  component: Reviews,
});

function Reviews() {
  const { tab = 'waiting', product = null } = Route.useSearch();
  return <ReviewsScreen tab={tab} product={product} />;
}

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReviewsScreen } from '#features/reviews/ReviewsScreen.tsx';
import { choiceIn, nameIn, searchOf } from '#lib/search-values.ts';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/reviews')({
  /** `product` is the slug of the product that the customer wants to review. */
  validateSearch: ({ tab, product }: Record<string, unknown>) => searchOf({ tab: choiceIn(tab, ['written']), product: nameIn(product) }),
  head: ({ match }) => routeHead(match.context, { title: msg`Reviews` }),
  component: Reviews,
});

function Reviews() {
  const { tab = 'waiting', product = null } = Route.useSearch();
  return (
    <AccountFrame>
      <ReviewsScreen tab={tab} product={product} />
    </AccountFrame>
  );
}

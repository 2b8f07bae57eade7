import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#features/account/ConfirmEmailScreen.tsx';
import { nameIn, searchOf } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: ({ token }: Record<string, unknown>) => searchOf({ token: nameIn(token) }),
  head: ({ match }) => routeHead(match.context, { title: msg`Confirm your email` }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { token } = Route.useSearch();
  return <ConfirmEmailScreen token={token ?? ''} />;
}

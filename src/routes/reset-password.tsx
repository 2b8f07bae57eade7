import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/account/ResetPasswordScreen.tsx';
import { nameIn, searchOf } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>) => searchOf({ token: nameIn(token) }),
  head: ({ match }) => routeHead(match.context, { title: msg`Set a new password` }),
  component: ResetPassword,
});

function ResetPassword() {
  const { token } = Route.useSearch();
  return <ResetPasswordScreen token={token ?? ''} />;
}

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#features/account/LoginScreen.tsx';
import { pathIn, searchOf } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';
import { pathOfThisApp, useReturnWhenSignedIn } from './-signed-in.ts';

export const Route = createFileRoute('/login')({
  validateSearch: ({ redirect }: Record<string, unknown>) => searchOf({ redirect: pathIn(redirect) }),
  head: ({ match }) => routeHead(match.context, { title: msg`Login` }),
  component: Login,
});

function Login() {
  const { redirect } = Route.useSearch();
  useReturnWhenSignedIn(pathOfThisApp(redirect));
  return <LoginScreen />;
}

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#features/account/RegisterScreen.tsx';
import { pathIn, searchOf } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';
import { pathOfThisApp, useReturnWhenSignedIn } from './-signed-in.ts';

export const Route = createFileRoute('/register')({
  validateSearch: ({ redirect }: Record<string, unknown>) => searchOf({ redirect: pathIn(redirect) }),
  head: ({ match }) => routeHead(match.context, { title: msg`Sign up` }),
  component: Register,
});

function Register() {
  const { redirect } = Route.useSearch();
  useReturnWhenSignedIn(pathOfThisApp(redirect));
  return <RegisterScreen />;
}

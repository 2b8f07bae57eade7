import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginScreen } from '#features/account/LoginScreen.tsx';
import { routeHead } from './-head.ts';
import { pathOfThisApp, useReturnWhenSignedIn } from './-signed-in.ts';

export const Route = createFileRoute('/login')({
  staticData: { layout: 'blank' },
  validateSearch: v.object({ redirect: v.optional(v.fallback(v.string(), '/')) }),
  head: ({ match }) => routeHead(match.context.i18n, { title: msg`Login` }),
  component: Login,
});

function Login() {
  const { redirect } = Route.useSearch();
  useReturnWhenSignedIn(pathOfThisApp(redirect));
  return <LoginScreen />;
}

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#features/account/ForgotPasswordScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) => routeHead(match.context, { title: msg`Forgot your password?` }),
  component: ForgotPasswordScreen,
});

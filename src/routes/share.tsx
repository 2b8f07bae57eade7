import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ShareScreen } from '#features/payment/ShareScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/share')({
  head: ({ match }) => routeHead(match.context, { title: msg`Shared receipt` }),
  component: ShareScreen,
});

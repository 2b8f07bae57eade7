import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { QuickOrderScreen } from '#features/lists/quick/QuickOrderScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/quick-order')({
  head: ({ match }) => routeHead(match.context, { title: msg`Quick order` }),
  component: QuickOrderScreen,
});

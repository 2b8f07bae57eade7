import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BoughtScreen } from '#features/orders/history/BoughtScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/transactions/bought')({
  head: ({ match }) => routeHead(match.context, { title: msg`Often bought` }),
  component: BoughtPage,
});

function BoughtPage() {
  return (
    <AccountFrame>
      <BoughtScreen />
    </AccountFrame>
  );
}

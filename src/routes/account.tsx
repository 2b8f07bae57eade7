import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountHub } from '#features/account/AccountHub.tsx';
import { OrderStates } from '#features/orders/OrderStates.tsx';
import { ToolRow } from '#features/tools/ToolRow.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { AccountLinks } from '#shell/AccountLinks.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/account')({
  head: ({ match }) => routeHead(match.context, { title: msg`Account` }),
  component: Account,
});

function Account() {
  return (
    <AccountFrame>
      <AccountHub>
        <OrderStates />
        <ToolRow />
        <AccountLinks />
      </AccountHub>
    </AccountFrame>
  );
}

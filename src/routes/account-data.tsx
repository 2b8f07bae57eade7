import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountDataScreen } from '#features/account/AccountDataScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/account-data')({
  head: ({ match }) => routeHead(match.context, { title: msg`Devices and data` }),
  component: AccountDataPage,
});

function AccountDataPage() {
  return (
    <AccountFrame>
      <AccountDataScreen />
    </AccountFrame>
  );
}

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AddressScreen } from '#features/account/AddressScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/address')({
  head: ({ match }) => routeHead(match.context, { title: msg`Address` }),
  component: AddressPage,
});

function AddressPage() {
  return (
    <AccountFrame>
      <AddressScreen />
    </AccountFrame>
  );
}

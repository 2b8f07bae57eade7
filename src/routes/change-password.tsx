import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '#features/account/ChangePasswordScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/change-password')({
  head: ({ match }) => routeHead(match.context, { title: msg`Change password` }),
  component: ChangePasswordPage,
});

function ChangePasswordPage() {
  return (
    <AccountFrame>
      <ChangePasswordScreen />
    </AccountFrame>
  );
}

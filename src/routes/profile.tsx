import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#features/account/ProfileScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/profile')({
  head: ({ match }) => routeHead(match.context, { title: msg`Profile` }),
  component: Profile,
});

function Profile() {
  return (
    <AccountFrame>
      <ProfileScreen />
    </AccountFrame>
  );
}

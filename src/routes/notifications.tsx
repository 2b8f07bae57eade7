import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { notificationSearch } from '#data/notifications/notification-search.ts';
import { NotificationsScreen } from '#features/notifications/NotificationsScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/notifications')({
  validateSearch: notificationSearch,
  head: ({ match }) => routeHead(match.context, { title: msg`Notifications` }),
  component: Notifications,
});

function Notifications() {
  return (
    <AccountFrame>
      <NotificationsScreen search={Route.useSearch()} />
    </AccountFrame>
  );
}

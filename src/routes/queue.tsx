import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { QueueScreen } from '#features/queue/QueueScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { Edit } from './-edit-queued.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/queue')({
  head: ({ match }) => routeHead(match.context, { title: msg`Waiting to be sent` }),
  component: Queue,
});

function Queue() {
  return (
    <AccountFrame>
      <QueueScreen Edit={Edit} />
    </AccountFrame>
  );
}

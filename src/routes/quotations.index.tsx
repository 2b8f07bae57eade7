import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { QuotationsScreen } from '#features/quotations/QuotationsScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/quotations/')({
  head: ({ match }) => routeHead(match.context, { title: msg`Quotations` }),
  component: QuotationsPage,
});

function QuotationsPage() {
  return (
    <AccountFrame>
      <QuotationsScreen />
    </AccountFrame>
  );
}

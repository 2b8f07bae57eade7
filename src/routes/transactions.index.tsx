import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { transactionSearch } from '#data/orders/transaction-search.ts';
import { TransactionsScreen } from '#features/orders/TransactionsScreen.tsx';
import { AccountFrame } from '#shell/AccountFrame.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/transactions/')({
  validateSearch: transactionSearch,
  head: ({ match }) => routeHead(match.context, { title: msg`My transactions` }),
  component: Transactions,
});

function Transactions() {
  return (
    <AccountFrame>
      <TransactionsScreen search={Route.useSearch()} />
    </AccountFrame>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { orderQueries } from '#data/orders/queries.ts';
import { changedTransactionSearch, type TransactionSearch, transactionPage } from '#data/orders/transaction-search.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { useIsAsked } from '#data/use-is-asked.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { UnderConstruction } from '#ui/patterns/UnderConstruction.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { LoginFirst } from './LoginFirst.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { POLL } from './OrderSection.tsx';
import { OrdersFrame } from './OrdersFrame.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { StageTabs } from './StageTabs.tsx';
import { TransactionPages } from './TransactionPages.tsx';

/** All orders of the customer, by stage. The page as a whole is still being built, and says so. */
export function TransactionsScreen({ search }: { search: TransactionSearch }) {
  const { t } = useLingui();
  const { kind } = useSessionState();
  return (
    <OrdersFrame title={t`My transactions`}>
      <UnderConstruction
        compact
        title={<Trans>This page is under construction</Trans>}
        text={<Trans>Your orders are here already. More is being built.</Trans>}
      />
      {kind === 'guest' ? (
        <LoginFirst />
      ) : (
        <Stack gap={16}>
          <StageTabs search={search} />
          {kind === 'customer' ? <Transactions search={search} /> : <OrdersSkeleton />}
        </Stack>
      )}
    </OrdersFrame>
  );
}

function Transactions({ search }: { search: TransactionSearch }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { statuses, limit, offset } = transactionPage(search);
  const query = useQuery({
    ...orderQueries.list(language, statuses, limit, offset),
    placeholderData: keepPreviousData,
    refetchInterval: POLL,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const isAsked = useIsAsked(query);
  if (data === undefined) {
    if (error === null) return <OrdersSkeleton />;
    return (
      <RetryState
        title={t`Your orders could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data.orders.length === 0) return isAsked ? <NoneHere search={search} total={data.total} /> : <OrdersSkeleton />;
  return (
    <Stack gap={16} aria-busy={isPlaceholderData}>
      <Stack as="ul" gap={12}>
        {data.orders.map(order => (
          <OrderCard key={order.id} order={order} headingLevel={2} />
        ))}
      </Stack>
      <TransactionPages search={search} total={data.total} />
    </Stack>
  );
}

/** Nothing at this stage, or nothing on this page any more. */
function NoneHere({ search, total }: { search: TransactionSearch; total: number }) {
  if (total === 0) {
    return (
      <NoOrders>
        {search.stage === undefined ? <Trans>You have no orders yet</Trans> : <Trans>You have no orders at this stage</Trans>}
      </NoOrders>
    );
  }
  return (
    <EmptyState
      action={
        <Link to="/transactions" search={changedTransactionSearch(search, { page: 1 })} className={buttonClass({ variant: 'outline' })}>
          <Trans>Go to the first page</Trans>
        </Link>
      }
    >
      <Trans>There are no orders on this page</Trans>
    </EmptyState>
  );
}

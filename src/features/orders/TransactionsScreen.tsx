import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders.ts';
import { useIsAsked } from '#data/cache/use-is-asked.ts';
import { orderQueries } from '#data/orders/queries.ts';
import { changedTransactionSearch, type TransactionSearch, transactionPage } from '#data/orders/transaction-search.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { UnderConstruction } from '#ui/patterns/UnderConstruction.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Stack } from '#ui/primitives/Stack.tsx';
import { LoginButton } from './LoginFirst.tsx';
import { BrowseProducts, NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrdersFrame } from './OrdersFrame.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { StageTabs } from './StageTabs.tsx';
import { TransactionPages } from './TransactionPages.tsx';
import { POLL } from './use-orders-at.ts';

/** All orders of the customer, by stage. The page as a whole is still being built: a line says so, or a drawing where there is nothing else. */
export function TransactionsScreen({ search }: { search: TransactionSearch }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { kind } = useSessionState();
  const { statuses, limit, offset } = transactionPage(search);
  const query = useQuery({
    ...orderQueries.list(language, statuses, limit, offset),
    enabled: kind === 'customer',
    placeholderData: keepPreviousData,
    refetchInterval: POLL,
  });
  const isAsked = useIsAsked(query);
  const hasNone = search.stage === undefined && query.data?.total === 0 && isAsked;
  const words = <Trans>This page is under construction</Trans>;
  let alone: ReactNode = null;
  if (kind === 'guest') {
    alone = <UnderConstruction title={words} text={<Trans>Log in to see your orders</Trans>} action={<LoginButton />} />;
  } else if (hasNone) {
    alone = <UnderConstruction title={words} text={<Trans>You have no orders yet</Trans>} action={<BrowseProducts />} />;
  }
  return (
    <OrdersFrame title={t`My transactions`} note={alone === null ? words : null}>
      {alone ?? (
        <Stack gap={16}>
          {query.data === undefined && query.error !== null ? null : <StageTabs search={search} />}
          {kind === 'customer' ? <Transactions search={search} query={query} isAsked={isAsked} /> : <OrdersSkeleton />}
        </Stack>
      )}
    </OrdersFrame>
  );
}

interface TransactionsProps {
  search: TransactionSearch;
  query: UseQueryResult<{ orders: Order[]; total: number }>;
  isAsked: boolean;
}

function Transactions({ search, query, isAsked }: TransactionsProps) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
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
  const look = buttonClass({ variant: 'outline' });
  if (total === 0) {
    const all = (
      <Link to="/transactions" search={changedTransactionSearch(search, { stage: undefined })} className={look}>
        <Trans>Show all</Trans>
      </Link>
    );
    return (
      <NoOrders action={all}>
        <Trans>You have no orders at this stage</Trans>
      </NoOrders>
    );
  }
  const first = (
    <Link to="/transactions" search={changedTransactionSearch(search, { page: 1 })} className={look}>
      <Trans>Go to the first page</Trans>
    </Link>
  );
  return (
    <NoOrders action={first}>
      <Trans>There are no orders on this page</Trans>
    </NoOrders>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { changedTransactionSearch, soughtIn, type TransactionSearch } from '#data/orders/transaction-search.ts';
import { type Transactions as Found, useTransactions } from '#data/orders/use-transactions.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { UnderConstruction } from '#ui/patterns/UnderConstruction.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { HistoryLinks } from './history/HistoryLinks.tsx';
import { LoginButton } from './LoginFirst.tsx';
import { BrowseProducts, NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderGroups } from './OrderGroups.tsx';
import { OrderSearch } from './OrderSearch.tsx';
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
  const found = useTransactions(language, search, POLL);
  const isSearched = Object.keys(soughtIn(search)).length > 0;
  const hasNone = search.stage === undefined && !isSearched && found.data?.total === 0 && found.isAsked;
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
          {found.data === undefined && found.error !== null && !isSearched ? null : (
            <>
              <OrderGroups search={search} counts={found.data?.status_counts} />
              <StageTabs search={search} />
              {kind === 'customer' ? (
                <>
                  <HistoryLinks />
                  <OrderSearch search={search} />
                </>
              ) : null}
            </>
          )}
          {kind === 'customer' ? <Transactions search={search} found={found} isSearched={isSearched} /> : <OrdersSkeleton />}
        </Stack>
      )}
    </OrdersFrame>
  );
}

interface TransactionsProps {
  search: TransactionSearch;
  found: Found;
  isSearched: boolean;
}

function Transactions({ search, found, isSearched }: TransactionsProps) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, isPlaceholderData, isAsked, isOfPhone, refetch } = found;
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
  const ofPhone = isOfPhone ? (
    <Notice tone="info" role="status" title={<Trans>Searched on this phone</Trans>}>
      <Trans>The shop cannot be reached. Orders that this phone has never shown may be missing.</Trans>
    </Notice>
  ) : null;
  if (data.orders.length === 0) {
    if (!isAsked) return <OrdersSkeleton />;
    return (
      <Stack gap={16}>
        {ofPhone}
        <NoneHere search={search} total={data.total} isSearched={isSearched} />
      </Stack>
    );
  }
  return (
    <Stack gap={16} aria-busy={isPlaceholderData}>
      {ofPhone}
      {isSearched ? (
        <p role="status">
          <Plural value={data.total} one="# order found" other="# orders found" />
        </p>
      ) : null}
      <Stack as="ul" gap={12}>
        {data.orders.map(order => (
          <OrderCard key={order.id} order={order} headingLevel={2} />
        ))}
      </Stack>
      <TransactionPages search={search} total={data.total} />
    </Stack>
  );
}

/** Nothing that was searched for, nothing at this stage, or nothing on this page any more. */
function NoneHere({ search, total, isSearched }: { search: TransactionSearch; total: number; isSearched: boolean }) {
  const look = buttonClass({ variant: 'outline' });
  if (total === 0 && isSearched) {
    const all = (
      <Link to="/transactions" search={{}} className={look}>
        <Trans>Show all orders</Trans>
      </Link>
    );
    return (
      <NoOrders action={all}>
        <Trans>No order has all of this</Trans>
      </NoOrders>
    );
  }
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

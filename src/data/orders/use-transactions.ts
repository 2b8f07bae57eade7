import { keepPreviousData, type QueryClient, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import type { Order } from '#contract/orders.ts';
import { AppError } from '#lib/app-error.ts';
import { entriesOf } from '../cache/query-persister.ts';
import { useIsAsked } from '../cache/use-is-asked.ts';
import { useSessionState, useUser } from '../session/use-session.ts';
import { isSought, ordersAmong } from './kept-orders.ts';
import { orderQueries } from './queries.ts';
import { type TransactionSearch, transactionPage } from './transaction-search.ts';

/** One page of the customer's orders. */
export interface Transactions
  extends Pick<
    UseQueryResult<{ orders: Order[]; total: number; status_counts?: Record<string, number> | undefined }>,
    'data' | 'error' | 'isFetching' | 'refetch'
  > {
  /** What stands there is another page's, until this one's is here. */
  readonly isPlaceholderData: boolean;
  /** Whether the shop was asked since the page came up. */
  readonly isAsked: boolean;
  /** Found among the orders that this phone keeps, since the shop can't be asked: others may be missing. */
  readonly isOfPhone: boolean;
}

/**
 * The orders that an address asks for. What was never asked before is looked for on this phone while the shop is out of reach.
 * @param interval milliseconds between two questions
 */
export function useTransactions(lang: Language, search: TransactionSearch, interval: number): Transactions {
  const isCustomer = useSessionState().kind === 'customer';
  const userId = useUser()?.id ?? null;
  const { statuses, limit, offset, sought } = transactionPage(search);
  const query = useQuery({
    ...orderQueries.list(lang, statuses, limit, offset, sought),
    enabled: isCustomer,
    placeholderData: keepPreviousData,
    refetchInterval: interval,
  });
  const isAsked = useIsAsked(query);
  const { data, error, isFetching, refetch, isPlaceholderData } = query;
  const isLost = data === undefined && error instanceof AppError && error.isUnreachable;
  const { data: kept } = useQuery({ ...keptOrders(lang, userId, search), enabled: isLost });
  const isOfPhone = isLost && kept !== undefined && kept.known > 0;
  return isOfPhone
    ? { data: kept, error: null, isFetching, refetch, isPlaceholderData: false, isAsked: true, isOfPhone }
    : { data, error, isFetching, refetch, isPlaceholderData, isAsked, isOfPhone };
}

/** The same page of the orders that lie on this phone; `known` is how many do. */
function keptOrders(lang: Language, userId: string | null, search: TransactionSearch) {
  return queryOptions({
    queryKey: ['private', 'orders', 'kept', lang, userId, search],
    queryFn: async ({ client }) => {
      const { statuses, limit, offset, sought } = transactionPage(search);
      const known = ordersAmong([...inMemory(client), ...(userId === null ? [] : await entriesOf(userId))], lang);
      const found = known.filter(order => isSought(order, statuses, sought));
      return { orders: found.slice(offset, offset + limit), total: found.length, known: known.length };
    },
    // What the phone has changes with every answer.
    staleTime: 0,
    gcTime: 0,
  });
}

const inMemory = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['private', 'orders'], predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import type { OrderEvent } from '#contract/tracking.ts';
import { AppError } from '#lib/app-error.ts';
import { useIsAsked } from '../cache/use-is-asked.ts';
import { useSessionState } from '../session/use-session.ts';
import { orderQueries } from './queries.ts';

export interface PlacedOrder extends Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch' | 'dataUpdatedAt'> {
  /** Undefined until something is known of it. */
  readonly order: Order | undefined;
  /** The shop has no such order of this customer. */
  readonly isMissing: boolean;
  /** Whether the shop was asked since the page came up: until then `order` may be old. */
  readonly isAsked: boolean;
}

/**
 * A placed order of the customer who is here, asked for again and again while it is looked at: others move it on.
 * @param interval milliseconds between two questions
 */
export function useOrder(lang: Language, id: string, interval: number): PlacedOrder {
  const { kind } = useSessionState();
  const query = useQuery({ ...orderQueries.one(lang, id), enabled: kind === 'customer', refetchInterval: interval });
  const { data, error, isFetching, refetch, dataUpdatedAt } = query;
  const isAsked = useIsAsked(query);
  // A persisted cart may have become an order since, on another device or from the queue.
  const isCart = data?.status === orderStatus.cart;
  return {
    order: isCart ? undefined : data,
    isMissing: (error instanceof AppError && error.status === 404) || (isCart && isAsked && error === null),
    isAsked,
    error,
    isFetching,
    refetch,
    dataUpdatedAt,
  };
}

/**
 * What happened to that order, oldest first; empty while it is not known. Asked for along with the order: after it, the times would come a
 * round trip later and move what is below them. @param interval milliseconds between two questions
 */
export function useOrderEvents(id: string, interval: number): readonly OrderEvent[] {
  const { kind } = useSessionState();
  const { data = none } = useQuery({ ...orderQueries.events(id), enabled: kind === 'customer', refetchInterval: interval });
  return data;
}

const none: readonly OrderEvent[] = [];

import { useQuery } from '@tanstack/react-query';
import type { Order, OrderStatus } from '#contract/orders.ts';
import { useIsAsked } from '#data/cache/use-is-asked.ts';
import { orderQueries } from '#data/orders/queries.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Milliseconds between two looks at the orders while the page is on screen. Events tell of changes at once; this is for what they could not. */
export const POLL = 120_000;

/** The customer's orders at one stage. */
export interface OrdersAt {
  /** Newest first; empty while they are not known. */
  readonly orders: readonly Order[];
  /** `unknown` without any answer, `unasked` where an empty list was kept from an earlier visit, `failed` without an answer to show. */
  readonly state: 'unknown' | 'unasked' | 'known' | 'failed';
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

export function useOrdersAt(status: OrderStatus): OrdersAt {
  const { language } = useLanguage();
  const isCustomer = useSessionState().kind === 'customer';
  const query = useQuery({ ...orderQueries.list(language, [status]), enabled: isCustomer, refetchInterval: POLL });
  const { data, error, isFetching, refetch } = query;
  const isAsked = useIsAsked(query);
  const orders = isCustomer && data !== undefined ? data.orders : [];
  let state: OrdersAt['state'] = 'unknown';
  if (isCustomer && data !== undefined) state = isAsked || orders.length > 0 ? 'known' : 'unasked';
  else if (isCustomer && error !== null) state = 'failed';
  return { orders, state, error, isFetching, retry: () => void refetch() };
}

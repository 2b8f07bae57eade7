import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#contract/endpoint.ts';
import type { Order } from '#contract/orders.ts';
import { cartQueries } from '../cart/queries.ts';
import { orderQueries } from '../orders/queries.ts';
import { useWaiting } from '../outbox/use-outbox.ts';
import { newest, orderView } from './order-view.ts';

interface CheckoutOrder extends Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> {
  /** Undefined until something is known of it. */
  readonly order: Order | undefined;
}

/** What a checkout orders: the newest that is known of the cart, which without a line may be the cart page's, with the edits that wait. */
export function useCheckoutOrder(language: Language, orderId: string): CheckoutOrder {
  const intents = useWaiting();
  const { data: asked, error, isFetching, refetch } = useQuery(orderQueries.one(language, orderId));
  // Only looked at here: whether it is asked for, the cart decides.
  const { data: cart } = useQuery({ ...cartQueries.current(language), enabled: false });
  const order = useMemo(() => {
    const known = newest([asked, cart], orderId);
    return known === undefined ? undefined : orderView(known, intents);
  }, [asked, cart, orderId, intents]);
  return { order, error, isFetching, refetch };
}

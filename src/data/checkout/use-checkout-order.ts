import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#contract/endpoint.ts';
import { OPEN_CART, type Order } from '#contract/orders.ts';
import { cartQueries } from '../cart/queries.ts';
import { orderQueries } from '../orders/queries.ts';
import { useWaiting } from '../outbox/use-outbox.ts';
import { newCart } from './new-cart.ts';
import { newest, orderView } from './order-view.ts';

interface CheckoutOrder extends Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> {
  /** Undefined until something is known of it. */
  readonly order: Order | undefined;
  /** The id that the shop has given a cart which was begun without a line, once it is known. */
  readonly shopId: string | null;
}

/** The goods of a checkout: the newest known cart, which offline may be the cart page's, with the edits that wait. */
export function useCheckoutOrder(language: Language, orderId: string): CheckoutOrder {
  const mutations = useWaiting();
  const isOpenCart = orderId === OPEN_CART;
  const { data: asked, error, isFetching, refetch } = useQuery({ ...orderQueries.one(language, orderId), enabled: !isOpenCart });
  // Only looked at here: whether it is asked for, the cart decides.
  const { data: cart } = useQuery({ ...cartQueries.current(language), enabled: false });
  const order = useMemo(() => {
    const known = isOpenCart && cart === null ? newCart : newest([asked, cart], orderId);
    return known === undefined ? undefined : orderView(known, mutations);
  }, [asked, cart, orderId, isOpenCart, mutations]);
  return { order, shopId: isOpenCart ? (cart?.id ?? null) : null, error, isFetching, refetch };
}

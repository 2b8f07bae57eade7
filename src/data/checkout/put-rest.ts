import type { QueryClient } from '@tanstack/react-query';
import type { Checkout, Order } from '#contract/orders.ts';
import { forgetOrdered } from '../cart/ordered.ts';
import { cartQueries } from '../cart/queries.ts';
import { sessionQueries } from '../session/queries.ts';
import { restOf } from './rest-of.ts';

/** Puts the rest that an order has left of the cart into the cache. An edit from now on is not for what was ordered. */
export function putRest(client: QueryClient, checkout: Checkout, placed: Order): void {
  const userId = client.getQueryData(sessionQueries.user().queryKey)?.id;
  if (userId !== undefined) forgetOrdered(userId, checkout);
  client.setQueryData(cartQueries.current('id').queryKey, cart => restOf(cart, checkout, placed));
}

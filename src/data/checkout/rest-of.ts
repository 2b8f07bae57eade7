import type { Checkout, Order } from '#contract/orders.ts';
import { orderView } from './order-view.ts';

/** The cart that the shop has after an order: none, or of a split the rest, as of the moment of that order. Pure. */
export function restOf(cart: Order | null | undefined, checkout: Checkout, placed: Pick<Order, 'server_time'>): Order | null {
  if (checkout.is_partial !== true || !cart) return null;
  const mutation = { id: '', userId: '', kind: 'order.place', checkout, shown: { total: 0, lines: 0 } } as const;
  return { ...orderView(cart, [mutation]), server_time: placed.server_time };
}

import type { Order, OrderItem } from '#contract/orders.ts';
import { orderedItems } from './expectation.ts';
import { restOf } from './rest-of.ts';

/** A cart that is ordered in two goes. */
export interface Split {
  /** The part that is ordered now, with its sums. */
  readonly first: Order;
  /** Lines that stay in the cart; none where all is ordered. */
  readonly later: readonly OrderItem[];
}

/** Parts a cart. Where nothing would remain to be ordered now, nothing is left out. Pure. */
export function splitOf(order: Order, laterIds: readonly string[]): Split {
  const later = orderedItems(order).filter(item => laterIds.includes(item.product_variant_id));
  if (later.length === 0 || later.length === orderedItems(order).length) return { first: order, later: [] };
  const items = later.map(({ product_variant_id, quantity, price, discount }) => ({ product_variant_id, quantity, price, discount }));
  const chosen = { payment_method_id: '', shipment_method_id: '', address_id: '' };
  return { first: restOf(order, { id: order.id, status: 2, ...chosen, items, is_partial: true }, order) ?? order, later };
}

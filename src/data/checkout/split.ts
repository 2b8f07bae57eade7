import type { Order, OrderItem } from '#contract/orders.ts';
import { canBeHad, isLater, lineOf } from '../cart/model.ts';
import { orderedItems } from './expectation.ts';
import { restOf } from './rest-of.ts';

/** A cart that is ordered in two goes. */
export interface Split {
  /** The part that is ordered now, with its sums. */
  readonly first: Order;
  /** Lines that stay in the cart; none where all is ordered. */
  readonly later: readonly OrderItem[];
}

/**
 * Parts a cart: what the customer left for later and what can't be had now stays in it. Pure.
 * Where nothing would remain to be ordered now, nothing is left out; ask `nothingFirst` before.
 */
export function splitOf(order: Order, laterIds: readonly string[]): Split {
  const later = laterItems(order, laterIds);
  if (later.length === 0 || later.length === orderedItems(order).length) return { first: order, later: [] };
  const items = later.map(({ product_variant_id, quantity, price, discount }) => ({ product_variant_id, quantity, price, discount }));
  const chosen = { payment_method_id: '', shipment_method_id: '', address_id: '' };
  return { first: restOf(order, { id: order.id, status: 2, ...chosen, items, is_partial: true }, order) ?? order, later };
}

/** Why a cart has nothing to be ordered now: no line is ticked, or nothing in it can be had. Null where it has something. Pure. */
export function nothingFirst(order: Order, laterIds: readonly string[]): 'unticked' | 'gone' | null {
  const items = orderedItems(order).filter(isToBeHad);
  if (items.length === 0) return 'gone';
  return items.every(item => isLater(lineOf(item), laterIds)) ? 'unticked' : null;
}

/** Whether the shop can bring any of an item's variant now. */
export function isToBeHad(item: OrderItem): boolean {
  return canBeHad(lineOf(item));
}

function laterItems(order: Order, laterIds: readonly string[]): readonly OrderItem[] {
  return orderedItems(order).filter(item => !isToBeHad(item) || isLater(lineOf(item), laterIds));
}

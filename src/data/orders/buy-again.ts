import type { OrderItem } from '#contract/orders.ts';
import { snapped } from '#lib/quantity.ts';
import { type CartLine, changedLine, lineOf, type WantedLine } from '../cart/model.ts';

/** The lines that an order's goods become in the cart, and how many of its lines can't be had now or only in part. */
export interface Rebuy {
  readonly lines: readonly WantedLine[];
  readonly missing: number;
  readonly reduced: number;
}

/**
 * Lines of earlier orders for the cart, in quantities that are sold now. A line that is in the cart already keeps the larger of both
 * quantities, so that a second press adds nothing.
 */
export function linesToBuyAgain(items: readonly OrderItem[], cart: readonly CartLine[]): Rebuy {
  const inCart = new Map(cart.map(line => [line.variantId, line.quantity]));
  const lines: WantedLine[] = [];
  let missing = 0;
  let reduced = 0;
  for (const line of items.map(lineOf)) {
    const { quantity, reason } = line.isAvailable ? snapped(line.quantity, line.rule) : { quantity: 0, reason: null };
    if (quantity === 0) missing += 1;
    else {
      if (reason === 'stock') reduced += 1;
      lines.push(changedLine(line, Math.max(quantity, inCart.get(line.variantId) ?? 0)));
    }
  }
  return { lines, missing, reduced };
}

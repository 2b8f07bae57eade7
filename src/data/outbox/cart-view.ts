import type { Order } from '#contract/orders.ts';
import { type Cart, type CartLine, cartOf, linesOf } from '../cart/model.ts';
import type { CartIntent } from './intents.ts';

/** The cart on screen: what the server said last, with everything that waits replayed over it in order. Pure. */
export function cartView(order: Order | null, intents: readonly CartIntent[]): Cart {
  return cartOf(order?.id ?? null, intents.reduce(replayed, linesOf(order)));
}

function replayed(lines: readonly CartLine[], intent: CartIntent): readonly CartLine[] {
  if (intent.kind === 'cart.remove') return lines.filter(line => line.variantId !== intent.variantId);
  const { variantId, quantity, preview } = intent.line;
  const isKnown = lines.some(line => line.variantId === variantId);
  return isKnown
    ? lines.map(line => (line.variantId === variantId ? { ...line, quantity, isQueued: true } : line))
    : [...lines, { ...preview, variantId, quantity, itemId: null, isQueued: true }];
}

import type { Order } from '#contract/orders.ts';
import { type CartIntent, type Intent, ofKind } from '../outbox/intents.ts';
import { type Cart, type CartLine, cartOf, isCounted, linesOf } from './model.ts';

/** The cart on screen: what the server said last, with everything that waits replayed over it in order. Pure. */
export function cartView(order: Order | null, intents: readonly Intent[]): Cart {
  const edits = ofKind(intents, 'cart.set', 'cart.remove', 'order.place');
  const isOrdered = edits.some(({ kind }) => kind === 'order.place');
  return cartOf(isOrdered ? null : (order?.id ?? null), edits.reduce(replayed, linesOf(order)));
}

function replayed(lines: readonly CartLine[], intent: CartIntent): readonly CartLine[] {
  // Like the server, which leaves behind what does not count.
  if (intent.kind === 'order.place') return lines.filter(line => !isCounted(line));
  if (intent.kind === 'cart.remove') return lines.filter(line => line.variantId !== intent.variantId);
  const { variantId, quantity, preview } = intent.line;
  const isKnown = lines.some(line => line.variantId === variantId);
  return isKnown
    ? lines.map(line => (line.variantId === variantId ? { ...line, quantity, isQueued: true } : line))
    : [...lines, { ...preview, variantId, quantity, itemId: null, isQueued: true }];
}

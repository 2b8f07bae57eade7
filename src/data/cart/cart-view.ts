import type { Order } from '#contract/orders.ts';
import { type Mutation, ofKind } from '../outbox/mutations.ts';
import type { CartMutation } from './cart-edit.ts';
import { type Cart, type CartLine, cartOf, isCounted, linesOf } from './model.ts';

/** The cart on screen: what the server said last, with everything that waits replayed over it in order. Pure. */
export function cartView(order: Order | null, mutations: readonly Mutation[]): Cart {
  const edits = ofKind(mutations, 'cart.set', 'cart.remove', 'order.place');
  const isOrdered = edits.some(({ kind }) => kind === 'order.place');
  return cartOf(isOrdered ? null : (order?.id ?? null), edits.reduce(replayed, linesOf(order)));
}

function replayed(lines: readonly CartLine[], mutation: CartMutation): readonly CartLine[] {
  // Like the server, which leaves behind what does not count.
  if (mutation.kind === 'order.place') return lines.filter(line => !isCounted(line));
  if (mutation.kind === 'cart.remove') return lines.filter(line => line.variantId !== mutation.variantId);
  const { variantId, quantity, preview } = mutation.line;
  const isKnown = lines.some(line => line.variantId === variantId);
  return isKnown
    ? lines.map(line => (line.variantId === variantId ? { ...line, quantity, isQueued: true } : line))
    : [...lines, { ...preview, variantId, quantity, itemId: null, isQueued: true }];
}

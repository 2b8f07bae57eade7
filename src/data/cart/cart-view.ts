import type { Order } from '#contract/orders.ts';
import { type Mutation, type MutationOf, ofKind } from '../outbox/mutations.ts';
import type { CartMutation } from './cart-edit.ts';
import { type Cart, type CartLine, cartOf, isCounted, isOfVariant, lineOfVariant, linesOf } from './model.ts';

/** The cart on screen: what the server said last, with everything that waits replayed over it in order. Pure. */
export function cartView(order: Order | null, mutations: readonly Mutation[]): Cart {
  const edits = ofKind(mutations, 'cart.set', 'cart.remove', 'order.place');
  const isOrdered = edits.some(edit => edit.kind === 'order.place' && edit.checkout.is_partial !== true);
  return cartOf(isOrdered ? null : (order?.id ?? null), edits.reduce(replayed, linesOf(order)));
}

function replayed(lines: readonly CartLine[], mutation: CartMutation): readonly CartLine[] {
  if (mutation.kind === 'order.place') return leftBy(mutation, lines);
  if (mutation.kind === 'cart.remove') return lines.filter(line => !isOfVariant(line, mutation.variantId));
  const { variantId, quantity, preview } = mutation.line;
  const known = lineOfVariant(lines, mutation.line);
  return known !== undefined
    ? lines.map(line => (line === known ? { ...line, quantity, isQueued: true } : line))
    : [...lines, { ...preview, variantId, quantity, itemId: null, isQueued: true }];
}

/** Like the server, which leaves in the cart what does not count, and of a split what is not part of it. */
function leftBy({ checkout }: MutationOf<'order.place'>, lines: readonly CartLine[]): readonly CartLine[] {
  if (checkout.is_partial !== true) return lines.filter(line => !isCounted(line));
  return lines.filter(line => !checkout.items.some(item => isOfVariant(line, item.product_variant_id)));
}

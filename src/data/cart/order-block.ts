import { isOrderable, type QuantityRule } from '#lib/quantity.ts';
import { type Cart, type CartLine, isCounted } from './model.ts';

/** Why a cart can't be ordered as it is. */
export type OrderBlock =
  | { readonly kind: 'nothing' | 'gone' | 'unsent' }
  | { readonly kind: 'stock' | 'quantity'; readonly line: CartLine };

/** The first thing that keeps a cart from the checkout, or null. @param waitingEdits that the server doesn't know yet */
export function orderBlock(cart: Cart, waitingEdits: number): OrderBlock | null {
  const counted = cart.lines.filter(isCounted);
  if (counted.length === 0) return { kind: cart.lines.length > 0 && cart.lines.every(line => !line.isAvailable) ? 'gone' : 'nothing' };
  const refused = counted.find(line => !isOrderable(line.quantity, line.rule));
  if (refused !== undefined) return { kind: isShort(refused) ? 'stock' : 'quantity', line: refused };
  return waitingEdits > 0 ? { kind: 'unsent' } : null;
}

/** Whether more is wanted than there is. */
export function isShort({ quantity, rule }: { readonly quantity: number; readonly rule: QuantityRule }): boolean {
  return quantity > rule.stock;
}

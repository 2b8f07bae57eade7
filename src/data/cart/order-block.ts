import { isOrderable, type QuantityRule } from '#lib/quantity.ts';
import { type Cart, type CartLine, canBeHad, isCounted, isLater } from './model.ts';

/** Why a cart can't be ordered as it is. */
export type OrderBlock =
  | { readonly kind: 'nothing' | 'gone' | 'unticked' | 'unsent' }
  /** Quantities that the shop would refuse. */
  | { readonly kind: 'decide'; readonly lines: readonly CartLine[] };

/**
 * The first thing that keeps the ticked lines of a cart from the checkout, or null.
 * @param waitingEdits that the server doesn't know yet
 * @param laterIds variants whose lines are not ticked
 */
export function orderBlock({ lines }: Cart, waitingEdits: number, laterIds: readonly string[] = []): OrderBlock | null {
  if (lines.length > 0 && !lines.some(canBeHad)) return { kind: 'gone' };
  const counted = lines.filter(line => canBeHad(line) && isCounted(line));
  if (counted.length === 0) return { kind: 'nothing' };
  const ticked = counted.filter(line => !isLater(line, laterIds));
  if (ticked.length === 0) return { kind: 'unticked' };
  const refused = ticked.filter(line => !isOrderable(line.quantity, line.rule));
  if (refused.length > 0) return { kind: 'decide', lines: refused };
  return waitingEdits > 0 ? { kind: 'unsent' } : null;
}

/** Whether more is wanted than there is. */
export function isShort({ quantity, rule }: { readonly quantity: number; readonly rule: QuantityRule }): boolean {
  return quantity > rule.stock;
}

import type { Checkout } from '#contract/orders.ts';
import { edited } from './local-edits.ts';
import { cartNotes } from './notes.ts';

/** What this phone set of lines that are ordered is not compared with the cart any more: that they are gone from it is no other device's doing. */
export function forgetOrdered(userId: string, { items, is_partial }: Checkout): void {
  if (is_partial !== true) return;
  const { own } = cartNotes.of(userId);
  cartNotes.change(userId, { own: items.reduce((left, item) => edited(left, item.product_variant_id, null), own) });
}

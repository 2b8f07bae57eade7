import type { WantedLine } from '../cart/model.ts';

/** What a customer wants of the cart, never a request: quantities are absolute, so that repeating one changes nothing. */
export type CartIntent =
  | { readonly id: string; readonly userId: string; readonly kind: 'cart.set'; readonly line: WantedLine }
  | { readonly id: string; readonly userId: string; readonly kind: 'cart.remove'; readonly variantId: string };

/** The variant that an intent is about. */
export function variantOf(intent: CartIntent): string {
  return intent.kind === 'cart.set' ? intent.line.variantId : intent.variantId;
}

import type { OutboxRecord } from '#storage/outbox-record.ts';
import type { WantedLine } from '../cart/model.ts';

/** What a customer wants of the cart, never a request: quantities are absolute, so that repeating one changes nothing. */
export type CartIntent =
  | { readonly id: string; readonly userId: string; readonly kind: 'cart.set'; readonly line: WantedLine }
  | { readonly id: string; readonly userId: string; readonly kind: 'cart.remove'; readonly variantId: string };

type New<Intent> = Intent extends CartIntent ? Omit<Intent, 'id'> : never;
/** An intent that has no id yet. */
export type NewIntent = New<CartIntent>;

/** The variant that an intent is about. */
export function variantOf(intent: CartIntent): string {
  return intent.kind === 'cart.set' ? intent.line.variantId : intent.variantId;
}

/** What a record on this device stands for. */
export function intentOf({ id, userId, ...record }: OutboxRecord): CartIntent {
  return record.kind === 'cart.set'
    ? { id, userId, kind: record.kind, line: record.payload.line }
    : { id, userId, kind: record.kind, variantId: record.payload.variantId };
}

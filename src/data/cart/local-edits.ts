import type { Order } from '#contract/orders.ts';
import { isOfVariant } from './model.ts';

/** A quantity that this device set, 0 included. */
export interface LocalEdit {
  readonly quantity: number;
  /** Product and variant, for a line that is gone. */
  readonly name: string;
  /** The cart's `updated_at` in which the shop confirmed it; null until then. */
  readonly at: string | null;
  /** The quantity in the shop's cart when it was set, where that is known: until it is confirmed, anything else is another device's. */
  readonly from?: CartMoment | null | undefined;
}

/** A line's quantity in the shop's cart at its `updated_at`. */
interface CartMoment {
  readonly cartId: string;
  readonly quantity: number;
  readonly at: string;
}

/** The quantity that this device last set for each line, by variant id, and the cart in which the shop confirmed it. */
export interface LocalEdits {
  readonly cartId: string | null;
  readonly lines: Readonly<Record<string, LocalEdit>>;
}

export const noLocalEdits: LocalEdits = { cartId: null, lines: {} };

/** A line that was set here and on another device. The last arrival wins. */
export interface CartConflict {
  readonly variantId: string;
  readonly name: string;
  /** Sold units that were set here, and there; 0 also where the line was removed. */
  readonly own: number;
  readonly other: number;
  readonly winner: 'own' | 'other';
}

/**
 * This device wants something of a line, null where it removes it: what it set before counts no more. Pure.
 * @param cart as the shop told it last, undefined where nothing is known of it
 */
export function edited(
  own: LocalEdits,
  variantId: string,
  line: Pick<LocalEdit, 'quantity' | 'name'> | null,
  cart?: Order | null | undefined,
): LocalEdits {
  const { [variantId]: former, ...others } = own.lines;
  if (line === null) return { ...own, lines: others };
  const from = former?.at === null ? former.from : cart ? momentOf(cart, variantId) : null;
  return { ...own, lines: { ...others, [variantId]: { ...line, at: null, from } } };
}

/**
 * Holds the shop's cart against what this device set. A line that stands as it was edited is confirmed; one that was confirmed and stands otherwise in
 * a later cart was replaced; what stands otherwise than before an edit that waits will be replaced by it. Each is told once. A cart
 * that was ordered, here or elsewhere, ends it. Pure.
 * @param waiting quantities that edits of a line which have not reached the shop will set, 0 for a removal
 */
export function compared(
  own: LocalEdits,
  cart: Order | null,
  waiting: (variantId: string) => readonly number[],
): { readonly own: LocalEdits; readonly conflicts: readonly CartConflict[] } {
  const lines: Record<string, LocalEdit> = {};
  const conflicts: CartConflict[] = [];
  for (const [variantId, line] of Object.entries(own.lines)) {
    const mutations = waiting(variantId);
    const now = cart === null ? null : momentOf(cart, variantId);
    const name = cart === null ? line.name : (nameIn(cart, variantId) ?? line.name);
    const conflict = (winner: CartConflict['winner']) =>
      conflicts.push({ variantId, name, own: line.quantity, other: now?.quantity ?? 0, winner });
    if (line.at !== null) {
      if (now === null || (own.cartId !== null && own.cartId !== now.cartId)) continue;
      if (now.quantity === line.quantity || !isLater(now.at, line.at) || mutations.length > 0) lines[variantId] = line;
      else conflict('other');
    } else if (now !== null && now.quantity === line.quantity) lines[variantId] = { ...line, at: now.at, from: null };
    else if (mutations.length > 0) {
      const isNews = now !== null && line.from?.cartId === now.cartId && isLater(now.at, line.from.at);
      if (isNews && now.quantity !== line.from?.quantity && !mutations.includes(now.quantity)) conflict('own');
      lines[variantId] = isNews ? { ...line, from: now } : line;
    }
  }
  return { own: { cartId: cart?.id ?? null, lines }, conflicts };
}

function momentOf(cart: Order, variantId: string): CartMoment {
  return { cartId: cart.id, quantity: itemOf(cart, variantId)?.quantity ?? 0, at: cart.updated_at };
}

function nameIn(cart: Order, variantId: string): string | undefined {
  const variant = itemOf(cart, variantId)?.product_variant;
  return variant && `${variant.product.name} · ${variant.name}`;
}

const itemOf = (cart: Order, variantId: string) =>
  cart.order_items.find(item => isOfVariant({ variantId: item.product_variant_id, number: item.product_variant.number }, variantId));

/** Both by the shop's clock. An edit that was sent or made before the other is not later. */
const isLater = (moment: string, than: string) => Date.parse(moment) > Date.parse(than);

import type { Order } from '#contract/orders.ts';

/** A quantity that this device set, 0 included. */
export interface OwnLine {
  readonly quantity: number;
  /** Product and variant, for a line that is gone. */
  readonly name: string;
  /** The cart's `updated_at` in which the shop confirmed it; null until then. */
  readonly at: string | null;
}

/** What this device last set of each line, by variant id, and the cart in which the shop confirmed it. */
export interface OwnLines {
  readonly cartId: string | null;
  readonly lines: Readonly<Record<string, OwnLine>>;
}

export const noOwnLines: OwnLines = { cartId: null, lines: {} };

/** A line that holds something else than this device set, since another device came later. */
export interface ReplacedLine {
  readonly variantId: string;
  readonly name: string;
  /** Sold units; `after` is 0 where the line was removed. */
  readonly before: number;
  readonly after: number;
}

/** This device wants something of a line, null where it removes it: what it set before counts no more. Pure. */
export function wished(own: OwnLines, variantId: string, line: Pick<OwnLine, 'quantity' | 'name'> | null): OwnLines {
  const { [variantId]: _former, ...others } = own.lines;
  return { ...own, lines: line === null ? others : { ...others, [variantId]: { ...line, at: null } } };
}

/**
 * Holds the shop's cart against what this device set. What stands as it was wished is confirmed; what was confirmed and stands otherwise in
 * a later cart was replaced, and is told once. A cart that was ordered, here or elsewhere, ends it. Pure.
 * @param isWaiting whether an edit of a line has not reached the shop: it will have the last word
 */
export function lookedAt(
  own: OwnLines,
  cart: Order | null,
  isWaiting: (variantId: string) => boolean,
): { readonly own: OwnLines; readonly replaced: readonly ReplacedLine[] } {
  const isSameCart = cart !== null && (own.cartId === null || own.cartId === cart.id);
  const items = new Map(cart?.order_items.map(item => [item.product_variant_id, item]));
  const lines: Record<string, OwnLine> = {};
  const replaced: ReplacedLine[] = [];
  for (const [variantId, line] of Object.entries(own.lines)) {
    const item = items.get(variantId);
    const after = item?.quantity ?? 0;
    if (line.at === null) {
      if (cart !== null && after === line.quantity) lines[variantId] = { ...line, at: cart.updated_at };
      else if (isWaiting(variantId)) lines[variantId] = line;
    } else if (isSameCart) {
      const isAnOlderCart = Date.parse(cart.updated_at) <= Date.parse(line.at);
      if (after === line.quantity || isAnOlderCart || isWaiting(variantId)) lines[variantId] = line;
      else replaced.push({ variantId, name: item === undefined ? line.name : nameOf(item), before: line.quantity, after });
    }
  }
  return { own: { cartId: cart?.id ?? null, lines }, replaced };
}

function nameOf({ product_variant: { name, product } }: Order['order_items'][number]): string {
  return `${product.name} · ${name}`;
}

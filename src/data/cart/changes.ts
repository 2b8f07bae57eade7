import { discountedPrice } from '#lib/money.ts';
import { type CartLine, isCounted, isOfVariant } from './model.ts';
import { isShort } from './order-block.ts';

/** A line of the cart that is not any more as its customer saw it last. */
export interface CartChange {
  /** As it is now. */
  readonly line: CartLine;
  /** It is no longer sold. */
  readonly isGone: boolean;
  /** More is wanted than there is now. */
  readonly isShort: boolean;
  /** Rupiah for one sold unit after discounts; null where it did not rise. */
  readonly price: { readonly before: number; readonly after: number } | null;
}

/** A change as it is stored until the customer has decided, so that it survives a reload. */
export interface NotedChange {
  readonly variantId: string;
  readonly isShort: boolean;
  /** Rupiah for one sold unit after discounts, where the price had risen above it. */
  readonly priceBefore: number | null;
}

/**
 * Lines that got worse between the cart that a customer saw without a network and the server's: dearer, scarcer or gone. A price that
 * fell simply applies, and lines at 0 are ignored.
 */
export function cartChanges(seen: readonly CartLine[], now: readonly CartLine[]): readonly CartChange[] {
  const before = new Map(seen.map(line => [line.variantId, line]));
  return now.flatMap(line => {
    const old = before.get(line.variantId) ?? before.get(`n${line.number}`);
    if (old === undefined || !isCounted(old) || line.quantity === 0) return [];
    const isGone = !line.isAvailable;
    const [was, is] = [discountedPrice(old.price, old.discount), discountedPrice(line.price, line.discount)];
    const change: CartChange = {
      line,
      isGone,
      isShort: !isGone && isShort(line) && !isShort(old),
      price: !isGone && is > was ? { before: was, after: is } : null,
    };
    return change.isGone || change.isShort || change.price !== null ? [change] : [];
  });
}

/** A change as it is kept. Pure. */
export function notedChange({ line, isShort: wasShort, price }: CartChange): NotedChange {
  return { variantId: line.variantId, isShort: wasShort, priceBefore: price?.before ?? null };
}

/** Kept changes in the lines as they are now; what has become better or is wanted no more needs no decision. Pure. */
export function openChanges(noted: readonly NotedChange[], now: readonly CartLine[]): readonly CartChange[] {
  return noted.flatMap(({ variantId, isShort: wasShort, priceBefore }) => {
    const line = now.find(each => isOfVariant(each, variantId));
    if (line === undefined || line.quantity === 0) return [];
    const isGone = !line.isAvailable;
    const after = discountedPrice(line.price, line.discount);
    const price = !isGone && priceBefore !== null && after > priceBefore ? { before: priceBefore, after } : null;
    const change = { line, isGone, isShort: !isGone && wasShort && isShort(line), price };
    return change.isGone || change.isShort || change.price !== null ? [change] : [];
  });
}

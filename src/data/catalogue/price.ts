import type { Product, Variant } from '#contract/catalogue.ts';
import { isBuyable } from '#lib/buyable.ts';
import { discountedPrice } from '#lib/money.ts';

/** Price after discount of one base unit (Rp/kg, Rp/m²), in rupiah: `round(price × 1000 / thousandths)`; null where the content is unknown. */
export function basePrice({ price, discount, content }: Pick<Variant, 'price' | 'discount' | 'content'>): number | null {
  if (content === null || content.thousandths === 0) return null;
  return Math.round((discountedPrice(price, discount) * 1_000) / content.thousandths);
}

/**
 * The variant that a card shows: the one that a search or a filter meant, else the cheapest of those that can be bought, else the
 * cheapest of all. Null without variants.
 */
export function leadVariant<Any extends Variant>({
  variants,
  variant,
}: {
  readonly variants: readonly Any[];
  readonly variant?: string | undefined;
}): Any | null {
  const meant = variants.find(({ id }) => id === variant);
  if (meant !== undefined) return meant;
  const inStock = variants.filter(isBuyable);
  const [first, ...rest] = inStock.length > 0 ? inStock : variants;
  if (first === undefined) return null;
  return rest.reduce((lead, each) => (paid(each) < paid(lead) ? each : lead), first);
}

/** Whether variants differ in what is paid for one. */
export function hasPriceRange({ variants }: Pick<Product, 'variants'>): boolean {
  return new Set(variants.map(paid)).size > 1;
}

function paid(variant: Variant): number {
  return discountedPrice(variant.price, variant.discount);
}

import type { DetailVariant, Product, ProductDetail, Variant } from '#contract/catalogue.ts';
import type { QuoteItem } from '#lib/freight/quote.ts';

/** A quantity of a variant as freight sees it; null where this phone does not know its weight, from a list of an earlier version. */
export function shipmentOf(
  { flags = [] }: Pick<Product | ProductDetail, 'flags'>,
  variant: Variant | DetailVariant,
  quantity: number,
): QuoteItem | null {
  if ('weight' in variant && variant.weight > 0) return { quantity, weight: variant.weight, size: variant.size, flags };
  if (variant.parcel === undefined) return null;
  const [weight, length, width, height] = variant.parcel;
  return { quantity, weight, size: [length, width, height], flags };
}

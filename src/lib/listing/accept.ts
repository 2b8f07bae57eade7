import type { Hits } from '../search/find.ts';
import type { Filters } from './filters.ts';
import type { Listing } from './listing.ts';

/** What filters and a search leave of the catalogue. */
export interface Accepted {
  /** By product: 1 where it is in the list. */
  readonly isIn: Uint8Array;
  readonly total: number;
  /** Products by brand and by category, each without its own filter. */
  readonly inBrand: Uint32Array;
  readonly inCategory: Uint32Array;
  /** Lowest and highest price of a variant without the filter by price; 0 where nothing is. */
  readonly minPrice: number;
  readonly maxPrice: number;
  /** By product: the variant that it was chosen for, from 0 among its own; -1 for none in particular. */
  readonly shown: Int16Array;
  /** By product: what is paid for that variant, or for the cheapest that was found; null where nothing asks for variants. */
  readonly price: Uint32Array | null;
}

/** Passes once over the catalogue. Price, stock and what a search meant are asked of one variant: the list never promises a mixture. */
export function accept(listing: Listing, filters: Filters, hits: Hits | null): Accepted {
  const { columns, brandOf, categoryOf } = listing;
  const brands = chosenBrands(listing, filters.brand);
  const categories = chosenCategories(listing, filters.category);
  const least = filters.rating === null ? 0 : filters.rating * 100;
  const hasPrice = filters.min_price !== null || filters.max_price !== null;
  const [low, high] = [filters.min_price ?? 0, filters.max_price ?? Number.POSITIVE_INFINITY];
  const isIn = new Uint8Array(columns.size);
  const shown = new Int16Array(columns.size).fill(-1);
  const price = hits !== null || hasPrice || filters.in_stock ? new Uint32Array(columns.size) : null;
  const inBrand = new Uint32Array(listing.brands.length);
  const inCategory = new Uint32Array(listing.categories.length);
  let [total, minPrice, maxPrice] = [0, Number.POSITIVE_INFINITY, 0];
  for (let product = 0; product < columns.size; product += 1) {
    if (columns.isOnSale[product] !== 1 || (hits !== null && hits.found[product] !== 1)) continue;
    if ((columns.rating[product] ?? 0) < least) continue;
    if (filters.promotion && columns.isPromoted[product] !== 1) continue;
    const [brand, category] = [brandOf[product] ?? 0, categoryOf[product] ?? 0];
    const first = columns.firstVariant[product] ?? 0;
    const end = columns.firstVariant[product + 1] ?? 0;
    let [from, to, cheapest] = [Number.POSITIVE_INFINITY, -1, -1];
    for (let variant = first; variant < end; variant += 1) {
      if ((hits !== null && hits.variants[variant] !== 1) || (filters.in_stock && columns.inStock[variant] !== 1)) continue;
      const own = columns.paid[variant] ?? 0;
      from = Math.min(from, own);
      to = Math.max(to, own);
      if (own >= low && own <= high && (cheapest === -1 || own < (columns.paid[cheapest] ?? 0))) cheapest = variant;
    }
    if (to === -1) continue;
    const isOfBrand = brands === null || brands[brand] === 1;
    const isOfCategory = categories === null || categories[category] === 1;
    const isAtPrice = cheapest !== -1;
    if (isOfCategory && isAtPrice) inBrand[brand] = (inBrand[brand] ?? 0) + 1;
    if (isOfBrand && isAtPrice) inCategory[category] = (inCategory[category] ?? 0) + 1;
    if (!isOfBrand || !isOfCategory) continue;
    minPrice = Math.min(minPrice, from);
    maxPrice = Math.max(maxPrice, to);
    if (!isAtPrice) continue;
    isIn[product] = 1;
    total += 1;
    if (price === null) continue;
    const meant = meantVariant(product, first);
    price[product] = columns.paid[meant ?? cheapest] ?? 0;
    if (meant !== null) shown[product] = meant - first;
    else if (hasPrice) shown[product] = cheapest - first;
  }
  return { isIn, total, inBrand, inCategory, minPrice: Number.isFinite(minPrice) ? minPrice : 0, maxPrice, shown, price };

  /** The variant that a search meant, where the other filters let it through. */
  function meantVariant(product: number, first: number): number | null {
    const meant = hits?.meant[product] ?? -1;
    if (meant === -1) return null;
    const own = columns.paid[first + meant] ?? 0;
    return own >= low && own <= high && !(filters.in_stock && columns.inStock[first + meant] !== 1) ? first + meant : null;
  }
}

function chosenBrands(listing: Listing, slugs: readonly string[]): Uint8Array | null {
  return slugs.length === 0 ? null : Uint8Array.from(listing.brands, ({ slug }) => Number(slugs.includes(slug)));
}

/** A category of either level. */
function chosenCategories(listing: Listing, asked: string): Uint8Array | null {
  return asked === '' ? null : Uint8Array.from(listing.categories, ({ slug, parent }) => Number(slug === asked || parent === asked));
}

import { defaultPageSize, pageSizes } from '#contract/page-sizes.ts';
import { sortOrders } from '#contract/sort-orders.ts';
import { choiceIn, flagIn, isTooLong, nameIn, regencyIn, searchOf, textIn, wholeIn } from '#lib/search-values.ts';
import type { ProductFilters } from './queries.ts';

/** Rupiah; no column holds more. */
const HIGHEST_PRICE = 2_000_000_000;

/** Search parameters of a product list. A value that makes no sense counts as absent. */
export function productSearch(raw: Record<string, unknown>) {
  return searchOf({
    search: textIn(raw.search),
    /** More was typed than is searched for. */
    cut: isTooLong(raw.search) || flagIn(raw.cut),
    /** The moment of a search in the top bar: a new one asks the network again and is no part of any cache key. */
    timestamp: wholeIn(raw.timestamp, 0, Number.MAX_SAFE_INTEGER),
    category: nameIn(raw.category),
    /** Slugs, separated by commas. */
    brand: nameIn(raw.brand),
    min_price: wholeIn(raw.min_price, 0, HIGHEST_PRICE),
    max_price: wholeIn(raw.max_price, 0, HIGHEST_PRICE),
    rating: wholeIn(raw.rating, 0, 5),
    in_stock: flagIn(raw.in_stock),
    promotion: flagIn(raw.promotion),
    /** Code of the regency that it can be brought to. */
    deliver_to: regencyIn(raw.deliver_to),
    sort: choiceIn(raw.sort, sortOrders),
    page: wholeIn(raw.page, 0, 40_000),
    limit: choiceIn(raw.limit, pageSizes),
  });
}
export type ProductSearch = ReturnType<typeof productSearch>;

/** The filters of a list's query, by its address. */
export function filtersOf(search: ProductSearch, fixed: ProductFilters = {}): ProductFilters {
  const limit = search.limit ?? defaultPageSize;
  const filters: ProductFilters = {
    search: search.search ?? '',
    category: search.category ?? '',
    brand: [...brandsOf(search)].sort(),
    min_price: search.min_price ?? null,
    max_price: search.max_price ?? null,
    rating: search.rating ?? null,
    in_stock: search.in_stock ?? false,
    promotion: search.promotion ?? false,
    ...(search.deliver_to ? { deliver_to: search.deliver_to } : {}),
    sort: search.sort ?? 'relevance',
    limit,
    offset: (Math.max(search.page ?? 1, 1) - 1) * limit,
  };
  return { ...filters, ...fixed };
}

/** Slugs of the chosen brands. */
export function brandsOf(search: ProductSearch): readonly string[] {
  return (search.brand ?? '').split(',').filter(Boolean);
}

/** The search with a change of it. It starts at the first page again unless the change names one; what says nothing is left out. */
export function changedSearch(search: ProductSearch, change: ProductSearch): ProductSearch {
  const next: ProductSearch = { ...search, page: undefined, ...change };
  if (next.limit === defaultPageSize) next.limit = undefined;
  if ((next.page ?? 1) <= 1) next.page = undefined;
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== ''));
}

/** With a brand chosen, or no longer. */
export function toggledBrand(search: ProductSearch, slug: string): ProductSearch {
  const brands = brandsOf(search);
  const next = brands.includes(slug) ? brands.filter(each => each !== slug) : [...brands, slug];
  return changedSearch(search, { brand: next.join(',') });
}

/** The search without its filters: the words that were searched for, the order and the page size. */
export function withoutFilters({ search, cut, sort, limit }: ProductSearch): ProductSearch {
  return changedSearch({}, { search, cut, sort, limit });
}

/** Number of filters in force; a price range counts once. */
export function countFilters(search: ProductSearch): number {
  const hasRange = search.min_price !== undefined || search.max_price !== undefined;
  const single = [search.category, search.rating, search.in_stock, search.promotion, search.deliver_to, hasRange];
  return single.filter(Boolean).length + brandsOf(search).length;
}

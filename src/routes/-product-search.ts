import * as v from 'valibot';
import { sortOrders } from '#contract/catalogue.ts';
import { defaultPageSize, pageSizes } from '#contract/endpoint.ts';
import type { ProductFilters } from '#data/catalogue/queries.ts';

const Text = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''));
const Whole = (maximum: number) => v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximum))), undefined));
const Flag = v.optional(v.fallback(v.optional(v.literal(true)), undefined));

/** What the address of a product list may say. A value that makes no sense counts as absent. */
export const ProductSearchSchema = v.object({
  search: Text,
  /** The moment of a search in the top bar: a new one asks the network again and is no part of any cache key. */
  timestamp: v.optional(v.fallback(v.optional(v.number()), undefined)),
  category: Text,
  brand: Text,
  min_price: Whole(2_000_000_000),
  max_price: Whole(2_000_000_000),
  rating: Whole(5),
  in_stock: Flag,
  promotion: Flag,
  sort: v.optional(v.fallback(v.optional(v.picklist(sortOrders)), undefined)),
  page: Whole(40_000),
  limit: v.optional(v.fallback(v.optional(v.picklist(pageSizes)), undefined)),
});
export type ProductSearch = v.InferOutput<typeof ProductSearchSchema>;

/** The filters of a list's query, by its address. */
export function filtersOf(search: ProductSearch, fixed: ProductFilters = {}): ProductFilters {
  const limit = search.limit ?? defaultPageSize;
  const filters: ProductFilters = {
    search: search.search ?? '',
    category: search.category ?? '',
    brand: (search.brand ?? '').split(',').filter(Boolean).sort(),
    min_price: search.min_price ?? null,
    max_price: search.max_price ?? null,
    rating: search.rating ?? null,
    in_stock: search.in_stock ?? false,
    promotion: search.promotion ?? false,
    sort: search.sort ?? 'relevance',
    limit,
    offset: (Math.max(search.page ?? 1, 1) - 1) * limit,
  };
  return { ...filters, ...fixed };
}

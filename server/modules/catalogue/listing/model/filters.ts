import type { ProductQuery } from '#contract/catalogue.ts';

/** Filters and order of a list; null, '' and [] filter nothing. Prices in rupiah, `rating` in whole stars. */
export type Filters = Pick<ProductQuery, 'category' | 'brand' | 'min_price' | 'max_price' | 'rating' | 'in_stock' | 'promotion' | 'sort'>;

/** No filter at all, and the order in which the shop shows its goods. */
export const everything: Filters = {
  category: '',
  brand: [],
  min_price: null,
  max_price: null,
  rating: null,
  in_stock: false,
  promotion: false,
  sort: 'relevance',
};

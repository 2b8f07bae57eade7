/** An order of the whole catalogue; without a search 'relevance' is what sells best. */
export type ListingOrder = 'best_selling' | 'newest' | 'price_asc' | 'price_desc' | 'rating';

/** Filters and order of a list; null, '' and [] filter nothing. Prices in rupiah, `rating` in whole stars. */
export interface Filters {
  readonly category: string;
  readonly brand: readonly string[];
  readonly min_price: number | null;
  readonly max_price: number | null;
  readonly rating: number | null;
  readonly in_stock: boolean;
  readonly promotion: boolean;
  readonly sort: ListingOrder | 'relevance';
}

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

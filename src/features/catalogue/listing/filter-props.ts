import type { ProductList } from '#contract/catalogue.ts';
import type { ProductSearch } from '#data/catalogue/product-search.ts';

/** Props of every filter of a list. */
export interface FilterProps {
  search: ProductSearch;
  /** How many products each choice leaves; null while the shop has not said. */
  facets: ProductList['facets'] | null;
  onChange: (search: ProductSearch) => void;
}

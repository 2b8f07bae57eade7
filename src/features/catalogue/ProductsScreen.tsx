import { Trans } from '@lingui/react/macro';
import type { ProductSearch } from '#data/catalogue/product-search.ts';
import type { ProductFilters } from '#data/catalogue/queries.ts';
import { ProductList } from './listing/ProductList.tsx';

/** All products, or what a search found. */
export function ProductsScreen({ search, filters }: { search: ProductSearch; filters: ProductFilters }) {
  const words = search.search ?? '';
  return (
    <ProductList
      place={{ to: '/products' }}
      search={search}
      filters={filters}
      title={words === '' ? <Trans>All products</Trans> : <Trans>Results for “{words}”</Trans>}
    />
  );
}

import { Trans } from '@lingui/react/macro';
import type { ProductSearch } from '#data/catalogue/product-search.ts';
import type { ProductFilters } from '#data/catalogue/queries.ts';
import { LONGEST_SEARCH } from '#lib/search-values.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
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
    >
      {search.cut && words !== '' ? (
        <Notice role="status">
          <Trans>A search has at most {LONGEST_SEARCH} characters. The rest was left out.</Trans>
        </Notice>
      ) : null}
    </ProductList>
  );
}

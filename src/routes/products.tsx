import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '#data/catalogue/load-list.ts';
import { filtersOf, productSearch } from '#data/catalogue/product-search.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { ProductsScreen } from '#features/catalogue/ProductsScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/products')({
  validateSearch: productSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), timestamp: search.timestamp }),
  loader: async ({ context: { queryClient, i18n }, deps: { filters, timestamp }, cause }) => {
    const language = languageOf(i18n.locale);
    const query = catalogueQueries.products(language, filters);
    const cachedAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
    // A new search asks the network again, behind the answer that is there already.
    if (timestamp !== undefined && cachedAt > 0 && cachedAt < timestamp)
      void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
    // Another filter or page of a list on screen comes in behind it.
    if (cause === 'stay') void queryClient.prefetchQuery(query);
    else await loadList(queryClient, language, filters);
  },
  head: ({ match }) => routeHead(match.context, { title: match.search.search || msg`Products` }),
  component: Products,
});

function Products() {
  const search = Route.useSearch();
  return <ProductsScreen search={search} filters={filtersOf(search)} />;
}

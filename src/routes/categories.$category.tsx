import { createFileRoute, notFound } from '@tanstack/react-router';
import { findCategory } from '#data/catalogue/category.ts';
import { loadList } from '#data/catalogue/load-list.ts';
import { filtersOf, productSearch } from '#data/catalogue/product-search.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { CategoryScreen } from '#features/catalogue/CategoryScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/categories/$category')({
  validateSearch: productSearch,
  loaderDeps: ({ search }) => filtersOf(search),
  loader: async ({ context: { queryClient, i18n }, params, deps, cause }) => {
    const language = languageOf(i18n.locale);
    const filters = { ...deps, category: params.category };
    const [categories] = await Promise.all([
      queryClient.ensureQueryData(catalogueQueries.categories(language)),
      // Another filter or page of a list on screen comes in behind it.
      cause === 'stay'
        ? void queryClient.prefetchQuery(catalogueQueries.products(language, filters))
        : loadList(queryClient, language, filters),
    ]);
    const found = findCategory(categories, params.category);
    if (found === null) throw notFound();
    return { name: found.category.name };
  },
  head: ({ match, loaderData }) => routeHead(match.context, { title: loaderData?.name }),
  component: Category,
});

function Category() {
  const { category } = Route.useParams();
  const search = Route.useSearch();
  return <CategoryScreen slug={category} search={search} filters={filtersOf(search, { category })} />;
}

import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadList } from '#data/catalogue/load-list.ts';
import { filtersOf, productSearch } from '#data/catalogue/product-search.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { BrandScreen } from '#features/catalogue/BrandScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/brands/$brand')({
  validateSearch: productSearch,
  loaderDeps: ({ search }) => filtersOf(search),
  loader: async ({ context: { queryClient, i18n }, params, deps, cause }) => {
    const language = languageOf(i18n.locale);
    const filters = { ...deps, brand: [params.brand] };
    const [brands] = await Promise.all([
      queryClient.ensureQueryData(catalogueQueries.brands(language)),
      // Another filter or page of a list on screen comes in behind it.
      cause === 'stay'
        ? void queryClient.prefetchQuery(catalogueQueries.products(language, filters))
        : loadList(queryClient, language, filters),
    ]);
    const brand = brands.find(each => each.slug === params.brand);
    if (brand === undefined) throw notFound();
    return { name: brand.name, description: brand.description };
  },
  head: ({ match, loaderData }) => routeHead(match.context, { title: loaderData?.name, description: loaderData?.description }),
  component: Brand,
});

function Brand() {
  const { brand } = Route.useParams();
  const search = Route.useSearch();
  return <BrandScreen slug={brand} search={search} filters={filtersOf(search, { brand: [brand] })} />;
}

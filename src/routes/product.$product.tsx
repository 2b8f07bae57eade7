import { createFileRoute, notFound } from '@tanstack/react-router';
import { productFromLists } from '#data/catalogue/known-product.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { ProductScreen } from '#features/catalogue/ProductScreen.tsx';
import { ProductReviews } from '#features/reviews/ProductReviews.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { nameIn, searchOf } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/product/$product')({
  /** `variant` is the id of the chosen variant, so that a link leads to it. */
  validateSearch: ({ variant }: Record<string, unknown>) => searchOf({ variant: nameIn(variant) }),
  loader: async ({ context: { queryClient, i18n }, params }) => {
    const language = languageOf(i18n.locale);
    const query = catalogueQueries.product(language, params.product);
    const known = productFromLists(queryClient, language, params.product);
    if (known !== undefined && queryClient.getQueryData(query.queryKey) === undefined) {
      // The page paints with what a list knows; the rest fills in. The server has no lists here and always waits.
      void queryClient.prefetchQuery(query);
      return { name: known.name, description: undefined };
    }
    try {
      const product = await queryClient.ensureQueryData(query);
      return { name: product.name, description: product.description };
    } catch (error) {
      if (error instanceof AppError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ match, loaderData }) => routeHead(match.context.i18n, { title: loaderData?.name, description: loaderData?.description }),
  component: Product,
});

function Product() {
  const { product } = Route.useParams();
  const { variant } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProductScreen
      slug={product}
      variantId={variant ?? ''}
      onVariant={id => void navigate({ search: { variant: id }, replace: true, resetScroll: false })}
      reviews={<ProductReviews slug={product} />}
    />
  );
}

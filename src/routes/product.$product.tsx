import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadProduct } from '#data/catalogue/known-product.ts';
import { CountByArea } from '#features/calculators/CountByArea.tsx';
import { ProductScreen } from '#features/catalogue/ProductScreen.tsx';
import type { ToList } from '#features/catalogue/product/BuyPanel.tsx';
import { HelpLine } from '#features/content/HelpLine.tsx';
import { AddToList } from '#features/lists/AddToList.tsx';
import { ProductReviews } from '#features/reviews/ProductReviews.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { nameIn, searchOf } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/product/$product')({
  /** `variant` is the id of the chosen variant, so that a link leads to it. */
  validateSearch: ({ variant }: Record<string, unknown>) => searchOf({ variant: nameIn(variant) }),
  loader: async ({ context: { queryClient, i18n }, params }) => {
    try {
      const { name, description } = await loadProduct(queryClient, languageOf(i18n.locale), params.product);
      if (import.meta.env.SSR) await (await import('#features/catalogue/product/served-parts.ts')).servedParts();
      return { name, description: description || undefined };
    } catch (error) {
      if (error instanceof AppError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ match, loaderData }) => routeHead(match.context, { title: loaderData?.name, description: loaderData?.description }),
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
      help={<HelpLine />}
      ToList={Tools}
    />
  );
}

const Tools: ToList = props => (
  <>
    <AddToList {...props} />
    <CountByArea {...props} />
  </>
);

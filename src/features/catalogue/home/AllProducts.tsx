import { useQueryClient } from '@tanstack/react-query';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ProductCardSkeleton } from '#ui/patterns/ProductCardSkeleton.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { useNear } from '#ui/primitives/use-near.ts';
import { usePart } from '#ui/primitives/use-part.ts';
import { ProductsMissing } from './ProductsMissing.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

const loadPages = async () => (await import('./AllProductsPages.tsx')).AllProductsPages;

/** The whole catalogue, a page at a tap, with an end. Its code and its first page come when the customer comes near. */
export function AllProducts() {
  const { language } = useLanguage();
  const [place, isNear] = useNear();
  // Back from a product, the pages that were loaded are there before the place on the page is restored.
  const isKnown = useQueryClient().getQueryData(catalogueQueries.allProducts(language).queryKey) !== undefined;
  const { part: Pages, error, retry } = usePart(loadPages, isNear || isKnown);
  const missing = error === undefined ? skeleton : <ProductsMissing error={error} isRetrying={false} onRetry={retry} />;
  return <div ref={place}>{Pages === undefined ? missing : <Pages skeleton={skeleton} isNear={isNear} />}</div>;
}

const skeleton = (
  <Grid aria-busy="true">
    {places.map(each => (
      <ProductCardSkeleton key={each} />
    ))}
  </Grid>
);

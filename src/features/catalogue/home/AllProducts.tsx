import { ProductCardSkeleton } from '#ui/patterns/ProductCardSkeleton.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { useNear } from '#ui/primitives/use-near.ts';
import { usePart } from '#ui/primitives/use-part.ts';
import { ProductsMissing } from './ProductsMissing.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

const loadPages = async () => (await import('./AllProductsPages.tsx')).AllProductsPages;

/** The whole catalogue, a page at a tap, with an end. Its code and its first page come when the customer comes near. */
export function AllProducts() {
  const [place, isNear] = useNear();
  const { part: Pages, error, retry } = usePart(loadPages, isNear);
  if (Pages !== undefined) return <Pages skeleton={skeleton} />;
  return <div ref={place}>{error === undefined ? skeleton : <ProductsMissing error={error} isRetrying={false} onRetry={retry} />}</div>;
}

const skeleton = (
  <Grid aria-busy="true">
    {places.map(each => (
      <ProductCardSkeleton key={each} />
    ))}
  </Grid>
);

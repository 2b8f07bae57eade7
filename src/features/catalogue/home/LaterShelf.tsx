import { useQuery } from '@tanstack/react-query';
import type { homeQueries } from '#data/catalogue/home.ts';
import type { RenderLink } from '#ui/primitives/link.ts';
import { useNear } from '#ui/primitives/use-near.ts';
import { SavedAt } from '../SavedAt.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import { ShelfSection } from '../shelf/ShelfSection.tsx';
import { ShelfSkeleton } from '../shelf/ShelfSkeleton.tsx';
import { ProductsMissing } from './ProductsMissing.tsx';

interface Props {
  title: string;
  query: ReturnType<(typeof homeQueries)['newest']>;
  renderSeeAll: RenderLink;
  /** The page has asked for it already, and draws it where it is. */
  isFirst?: boolean;
}

/** A shelf further down, fetched when the customer comes near it, so that the first page stays light. Steps aside where it is empty. */
export function LaterShelf({ title, query, renderSeeAll, isFirst = false }: Props) {
  const [place, isNear] = useNear();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({ ...query, enabled: isFirst || isNear });
  if (data?.products.length === 0) return null;
  return (
    <ShelfSection title={title} renderSeeAll={renderSeeAll}>
      <div ref={place}>
        {data !== undefined ? (
          <SavedAt at={dataUpdatedAt}>
            <Shelf products={data.products} isFirst={isFirst} />
          </SavedAt>
        ) : error === null ? (
          <ShelfSkeleton />
        ) : (
          <ProductsMissing error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </div>
    </ShelfSection>
  );
}

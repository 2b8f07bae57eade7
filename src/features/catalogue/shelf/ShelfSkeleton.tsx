import { ProductCardSkeleton } from '#ui/patterns/ProductCardSkeleton.tsx';
import * as css from './Shelf.css.ts';

const places = ['a', 'b', 'c', 'd', 'e'];

/** The room of a `Shelf` before its products are there. */
export function ShelfSkeleton() {
  return (
    <div className={css.shelf} aria-busy="true">
      {places.map(each => (
        <ProductCardSkeleton key={each} />
      ))}
    </div>
  );
}

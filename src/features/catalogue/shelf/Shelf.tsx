import type { Product } from '#contract/catalogue.ts';
import { CatalogueCard } from '../card/CatalogueCard.tsx';
import * as css from './Shelf.css.ts';

/** Products side by side; the rest by scrolling sideways. */
export function Shelf({ products }: { products: readonly Product[] }) {
  return (
    <ul className={css.shelf}>
      {products.map(product => (
        <li key={product.id} className={css.place}>
          <CatalogueCard product={product} priority="later" />
        </li>
      ))}
    </ul>
  );
}

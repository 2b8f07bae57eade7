import type { Product } from '#contract/catalogue.ts';
import { useReadAhead } from '#data/catalogue/read-ahead.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { HydrationBoundary } from '#ui/primitives/HydrationBoundary.tsx';
import { CatalogueCard } from '../card/CatalogueCard.tsx';
import * as css from './Shelf.css.ts';

/** Products side by side; the rest by scrolling sideways. */
export function Shelf({ products }: { products: readonly Product[] }) {
  const { language } = useLanguage();
  const readAhead = useReadAhead(language);
  return (
    <ul ref={readAhead} className={css.shelf}>
      {products.map(product => (
        <li key={product.id} data-product={product.slug} className={css.place}>
          <HydrationBoundary>
            <CatalogueCard product={product} priority="later" />
          </HydrationBoundary>
        </li>
      ))}
    </ul>
  );
}

import type { Product } from '#contract/catalogue.ts';
import { useReadAhead } from '#data/catalogue/read-ahead.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { HydrationBoundary } from '#ui/primitives/HydrationBoundary.tsx';
import { CatalogueCard, priorityAt } from '../card/CatalogueCard.tsx';
import * as css from './Shelf.css.ts';

/** Products side by side; the rest by scrolling sideways. `isFirst`: a phone's first screen shows the upper part of two of them. */
export function Shelf({ products, isFirst = false }: { products: readonly Product[]; isFirst?: boolean }) {
  const { language } = useLanguage();
  const readAhead = useReadAhead(language);
  return (
    <ul ref={readAhead} className={css.shelf}>
      {products.map((product, index) => (
        <li key={product.id} data-product={product.slug} className={css.place}>
          <HydrationBoundary>
            <CatalogueCard product={product} priority={isFirst && index < 2 ? priorityAt(index) : 'later'} />
          </HydrationBoundary>
        </li>
      ))}
    </ul>
  );
}

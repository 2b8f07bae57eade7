import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { ProductList } from '#contract/catalogue.ts';
import { defaultPageSize } from '#contract/page-sizes.ts';
import { useIsRowView } from '#data/catalogue/list-view.ts';
import { changedSearch, type ProductSearch } from '#data/catalogue/product-search.ts';
import { useReadAhead } from '#data/catalogue/read-ahead.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ProductCardSkeleton } from '#ui/patterns/ProductCardSkeleton.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { HydrationBoundary } from '#ui/primitives/HydrationBoundary.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { CatalogueCard, priorityAt } from '../card/CatalogueCard.tsx';
import { ListLink, type ListPlace } from './list-place.tsx';
import { NoProducts } from './NoProducts.tsx';
import { Pages } from './Pages.tsx';
import * as css from './ProductList.css.ts';
import './Rows.css.ts';

interface Props {
  place: ListPlace;
  search: ProductSearch;
  list: ProductList;
  /** The list still answers the previous filters. */
  isOutdated: boolean;
}

/** The cards of one page, and everything that can be said when there are none. */
export const ProductResults = memo(function ProductResults({ place, search, list, isOutdated }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const readAhead = useReadAhead(language);
  const isRow = useIsRowView();
  const meant = list.did_you_mean;
  const brand = list.asked_brand;
  const limit = search.limit ?? defaultPageSize;
  return (
    <section aria-label={t`Products`} aria-busy={isOutdated} className={css.results({ outdated: isOutdated })}>
      {meant === null ? null : (
        <Notice role="status">
          <Trans>
            Showing results for “<strong>{meant}</strong>”
          </Trans>
        </Notice>
      )}
      {brand === undefined ? null : (
        <Notice role="status">
          <Trans>Brand asked for: {brand}. The shop doesn’t carry it; these are other brands’</Trans>
        </Notice>
      )}
      {list.total === 0 ? <NoProducts place={place} search={search} /> : null}
      {list.total > 0 && list.products.length === 0 ? <BeyondTheEnd place={place} search={search} /> : null}
      {list.products.length > 0 ? (
        <ul ref={readAhead} className={css.grid}>
          {list.products.map((product, index) => (
            <li key={product.id} data-product={product.slug}>
              <HydrationBoundary>
                <CatalogueCard product={product} priority={priorityAt(index)} headingLevel={2} isRow={isRow} />
              </HydrationBoundary>
            </li>
          ))}
        </ul>
      ) : null}
      {list.products.length > 0 ? <Pages place={place} search={search} total={list.total} limit={limit} /> : null}
    </section>
  );
});

function BeyondTheEnd({ place, search }: Pick<Props, 'place' | 'search'>) {
  return (
    <Notice
      role="status"
      title={<Trans>This page is past the end of the list</Trans>}
      action={
        <ListLink place={place} search={changedSearch(search, { page: 1 })} className={buttonClass({ variant: 'outline' })}>
          <Trans>Go to the first page</Trans>
        </ListLink>
      }
    >
      <Trans>The list has become shorter, or the address is not right.</Trans>
    </Notice>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The first rows before they are there. */
export function ResultsSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      <div className={css.grid}>
        {places.map(each => (
          <ProductCardSkeleton key={each} />
        ))}
      </div>
    </div>
  );
}

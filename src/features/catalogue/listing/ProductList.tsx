import { Select, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductSearch } from '#data/catalogue/product-search.ts';
import { catalogueQueries, type ProductFilters } from '#data/catalogue/queries.ts';
import { usePhoneList } from '#data/catalogue/use-phone-list.ts';
import { formatNumber } from '#i18n/formats.ts';
import { readingMessage } from '#i18n/reading-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { HydrationBoundary } from '#ui/primitives/HydrationBoundary.tsx';
import { useLasting } from '#ui/primitives/use-lasting.ts';
import { usePart } from '#ui/primitives/use-part.ts';
import { BasketProvider } from '../Basket.tsx';
import { SavedAt } from '../SavedAt.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { ListPlace } from './list-place.tsx';
import { useGoToList } from './list-place.tsx';
import * as css from './ProductList.css.ts';
import { ProductResults, ResultsSkeleton } from './ProductResults.tsx';

export interface ProductListProps {
  place: ListPlace;
  search: ProductSearch;
  filters: ProductFilters;
  title: ReactNode;
  /** Above the heading: the way here. */
  above?: ReactNode;
  /** Below the heading: what the page is about, ways to its parts. */
  children?: ReactNode;
}

/** Milliseconds that the shop may take over a list whose skeleton is on screen, before this phone is looked through. */
const PATIENCE = 400;

const loadPhoneNote = async () => (await import('./PhoneNote.tsx')).PhoneNote;

/** Heading, filters, results and pages of any product list; all of its state is the address. */
export function ProductList({ place, search, filters, title, above, children }: ProductListProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const go = useGoToList(place);
  const { data, dataUpdatedAt, error, isPlaceholderData, refetch, isFetching } = useQuery({
    ...catalogueQueries.products(language, filters),
    placeholderData: keepPreviousData,
  });
  const isMissing = data === undefined || isPlaceholderData;
  const isLate = useLasting(isMissing && error === null, PATIENCE);
  const onPhone = usePhoneList(language, filters, { isMissing, isLate, error, updatedAt: dataUpdatedAt });
  const { part: PhoneNote } = usePart(loadPhoneNote, onPhone !== undefined);
  const shown = onPhone ?? data;
  // Of the whole price list on this phone all is known that the shop would say; of what was seen, only what it said before.
  const counted = onPhone?.isWhole ? onPhone : data;
  const facets = counted?.facets ?? null;
  // Nothing was found, or nothing can be had: tools that narrow and order would stand over nothing.
  const isIdle = shown === undefined ? error !== null : shown.total === 0;
  return (
    <BasketProvider>
      <Container className={css.page}>
        <header className={css.header}>
          {above}
          <div className={css.heading}>
            <Heading level={1}>{title}</Heading>
            <p className={css.count} role="status">
              {counted === undefined || (counted === data && isPlaceholderData) ? '\u00a0' : <Total of={counted.total} />}
            </p>
          </div>
          {children}
        </header>
        <div className={isIdle ? undefined : css.columns}>
          {isIdle ? null : (
            <aside className={css.column} aria-label={t`Filter`}>
              <h2 className={css.columnTitle}>
                <Trans>Filter</Trans>
              </h2>
              <HydrationBoundary>
                <FilterFields place={place} search={search} facets={facets} onChange={go} />
              </HydrationBoundary>
            </aside>
          )}
          <div className={css.main}>
            <FilterBar place={place} search={search} facets={facets} isIdle={isIdle} onSort={go} />
            {PhoneNote !== undefined && onPhone !== undefined ? <PhoneNote list={onPhone} isAsked={error === null} /> : null}
            {shown !== undefined ? (
              <SavedAt at={onPhone?.oldestAt ?? dataUpdatedAt}>
                <ProductResults place={place} search={search} list={shown} isOutdated={shown === data && isPlaceholderData} />
              </SavedAt>
            ) : error === null ? (
              <ResultsSkeleton />
            ) : (
              <RetryState
                title={t`The products could not be loaded`}
                text={i18n._(readingMessage(error))}
                retryLabel={t`Try again`}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            )}
          </div>
        </div>
      </Container>
    </BasketProvider>
  );
}

/** Not a plural, for the reason that the units' words have (`i18n/unit-words.ts`). */
function Total({ of: total }: { of: number }) {
  const { language } = useLanguage();
  const count = formatNumber(total, language);
  return <Select value={total === 1 ? 'one' : 'other'} _one={`${count} product`} other={`${count} products`} />;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, memo, Suspense, useState } from 'react';
import type { ProductList } from '#contract/catalogue.ts';
import { changedSearch, countFilters, type ProductSearch, withoutFilters } from '#data/catalogue/product-search.ts';
import { useDestination } from '#data/freight/destination.ts';
import { SlidersHorizontal, X } from '#ui/icons.ts';
import { chipClass, chipRow } from '#ui/primitives/Chip.css.ts';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './FilterBar.css.ts';
import { ListLink, type ListPlace } from './list-place.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useAppliedFilters } from './use-applied-filters.ts';
import { ViewToggle } from './ViewToggle.tsx';

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then(module => ({ default: module.FilterSheet })));

interface Props {
  place: ListPlace;
  search: ProductSearch;
  facets: ProductList['facets'] | null;
  /** There is nothing to narrow: only the filters in force are here, to be taken away. */
  isIdle: boolean;
  onSort: (search: ProductSearch) => void;
}

/**
 * The tools of a list in one row: filter, order and view, and filters as chips. Those are links, so that each works before the scripts are there
 * and has an address.
 */
export const FilterBar = memo(function FilterBar({ place, search, facets, isIdle, onSort }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const applied = useAppliedFilters(search, facets);
  const count = countFilters(search);
  const destination = useDestination();
  const town = destination?.name ?? '';
  if (isIdle && applied.length === 0 && !isOpen) return null;
  return (
    <div className={`${chipRow} ${css.bar}`}>
      {isIdle ? null : (
        <button type="button" className={`${chipClass()} ${css.open}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <SlidersHorizontal size={16} />
          <Words>{count > 0 ? t`Filter (${count})` : t`Filter`}</Words>
        </button>
      )}
      {isIdle ? null : (
        <div className={css.tools}>
          <SortSelect search={search} onChange={onSort} />
          <ViewToggle />
        </div>
      )}
      {isIdle || search.in_stock ? null : (
        <ListLink place={place} search={changedSearch(search, { in_stock: true })} className={quick} resetScroll={false}>
          <Trans>In stock</Trans>
        </ListLink>
      )}
      {isIdle || search.promotion ? null : (
        <ListLink place={place} search={changedSearch(search, { promotion: true })} className={quick} resetScroll={false}>
          <Trans>Promotion</Trans>
        </ListLink>
      )}
      {isIdle || search.deliver_to || destination === null ? null : (
        <ListLink place={place} search={changedSearch(search, { deliver_to: destination.regency })} className={quick} resetScroll={false}>
          <Trans>Delivered to {town}</Trans>
        </ListLink>
      )}
      {applied.map(({ key, label, without }) => (
        <ListLink key={key} place={place} search={without} className={chipOn} resetScroll={false}>
          <VisuallyHidden>
            <Trans>Remove filter</Trans>{' '}
          </VisuallyHidden>
          <Words>{label}</Words>
          <X size={16} />
        </ListLink>
      ))}
      {count > 0 && !isIdle ? (
        <ListLink place={place} search={withoutFilters(search)} className={css.reset} resetScroll={false}>
          <Trans>Reset</Trans>
        </ListLink>
      ) : null}
      {isOpen ? (
        <Suspense>
          <FilterSheet place={place} search={search} facets={facets} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
});

const quick = `${chipClass()} ${css.chip} ${css.quick}`;
const chipOn = `${chipClass({ selected: true })} ${css.chip}`;

import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { changedSearch, type ProductSearch } from '#data/catalogue/product-search.ts';
import { useDestination } from '#data/freight/destination.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { BrandFilter } from './BrandFilter.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import * as css from './FilterFields.css.ts';
import type { FilterProps } from './filter-props.ts';
import type { ListPlace } from './list-place.tsx';
import { PriceFilter } from './PriceFilter.tsx';

interface FilterFieldsProps extends FilterProps {
  place: ListPlace;
}

const ratings = [4, 3] as const;

/** All filters of a list, but the one that its page stands for. */
export const FilterFields = memo(function FilterFields({ place, search, facets, onChange }: FilterFieldsProps) {
  const { t } = useLingui();
  const destination = useDestination();
  const town = destination?.name ?? '';
  const change = (part: ProductSearch) => onChange(changedSearch(search, part));
  return (
    <div className={css.fields}>
      <div className={css.group}>
        <Checkbox checked={search.in_stock ?? false} onChange={event => change({ in_stock: event.target.checked || undefined })}>
          <Trans>In stock</Trans>
        </Checkbox>
        <Checkbox checked={search.promotion ?? false} onChange={event => change({ promotion: event.target.checked || undefined })}>
          <Trans>Promotion</Trans>
        </Checkbox>
        {destination === null ? null : (
          <Checkbox
            checked={search.deliver_to === destination.regency}
            onChange={event => change({ deliver_to: event.target.checked ? destination.regency : undefined })}
          >
            <Trans>Delivered to {town}</Trans>
          </Checkbox>
        )}
      </div>
      {place.to === '/categories/$category' ? null : <CategoryFilter search={search} facets={facets} onChange={onChange} />}
      <PriceFilter search={search} facets={facets} onChange={onChange} />
      {place.to === '/brands/$brand' ? null : <BrandFilter search={search} facets={facets} onChange={onChange} />}
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <Trans>Rating</Trans>
        </legend>
        <div className={css.chips}>
          {ratings.map(stars => (
            <Chip
              key={stars}
              selected={search.rating === stars}
              className={css.tall}
              onClick={() => change({ rating: search.rating === stars ? undefined : stars })}
            >
              {t`${stars} stars and up`}
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
});

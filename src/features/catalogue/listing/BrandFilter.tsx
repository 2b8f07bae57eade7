import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { brandsOf, toggledBrand } from '#data/catalogue/product-search.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './FilterFields.css.ts';
import type { FilterProps } from './filter-props.ts';

/** So many brands are in sight before 'show all'. */
const FIRST = 8;

/** Brands of the result with their counts. */
export function BrandFilter({ search, facets, onChange }: FilterProps) {
  const [isWhole, setWhole] = useState(false);
  const chosen = brandsOf(search);
  const found = facets?.brands ?? [];
  // A chosen brand that the other filters leave without products can still be taken away.
  const lost = chosen.filter(slug => !found.some(brand => brand.slug === slug)).map(slug => ({ slug, name: slug, count: 0 }));
  const brands = [...found, ...lost];
  if (brands.length === 0) return null;
  const shown = isWhole ? brands : brands.filter((brand, index) => index < FIRST || chosen.includes(brand.slug));
  const count = brands.length;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <Trans>Brand</Trans>
      </legend>
      {shown.map(brand => (
        <Checkbox key={brand.slug} checked={chosen.includes(brand.slug)} onChange={() => onChange(toggledBrand(search, brand.slug))}>
          <Words>{`${brand.name} `}</Words>
          <span className={css.count}>{`(${brand.count})`}</span>
        </Checkbox>
      ))}
      {shown.length < brands.length ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          <Trans>Show all {count} brands</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}

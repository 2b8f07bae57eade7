import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { changedSearch } from '#data/catalogue/product-search.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Select } from '#ui/primitives/Select.tsx';
import { useNear } from '#ui/primitives/use-near.ts';
import type { FilterProps } from './filter-props.ts';

/** Categories of the result with their counts, the second level below the first. */
export function CategoryFilter({ search, facets, onChange }: FilterProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [place, isNear] = useNear();
  // The customer can open the list only on a page that is awake and shows the column: the HTML goes without its entries.
  const isWanted = isNear || Boolean(search.category);
  const { data: categories = [] } = useQuery({ ...catalogueQueries.categories(language), enabled: isWanted });
  const counts = new Map(facets?.categories.map(each => [each.slug, each.count]));
  const isShown = (slug: string) => counts.has(slug) || slug === search.category;
  const tops = (isWanted ? categories : [])
    .map(top => ({ ...top, children: top.children.filter(child => isShown(child.slug)) }))
    .filter(top => top.children.length > 0 || top.slug === search.category);
  return (
    <Select
      ref={place}
      label={t`Category`}
      value={search.category ?? ''}
      onChange={event => onChange(changedSearch(search, { category: event.target.value }))}
    >
      <option value="">{t`All categories`}</option>
      {tops.map(top => (
        <optgroup key={top.slug} label={top.name}>
          <option
            value={top.slug}
          >{`${t`All of ${top.name}`} (${top.children.reduce((sum, child) => sum + (counts.get(child.slug) ?? 0), 0)})`}</option>
          {top.children.map(child => (
            <option key={child.slug} value={child.slug}>
              {`${child.name} (${counts.get(child.slug) ?? 0})`}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

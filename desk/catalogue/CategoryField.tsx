import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import { categoriesEndpoint } from '#contract/catalogue.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Select } from '#ui/primitives/Select.tsx';
import { useReading } from '../data/reading.ts';

interface CategoryFieldProps {
  /** What is chosen in the address; left out in a form, which reads its field when it is sent. */
  value?: string;
  onChoose?: (slug: string) => void;
}

/** A category of either level, or all. */
export function CategoryField({ value, onChoose }: CategoryFieldProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data } = useReading(categoriesEndpoint, { query: { lang: language } });
  const categories = data?.categories ?? [];
  const isKnown = categories.some(({ slug, children }) => slug === value || children.some(child => child.slug === value));
  const control =
    onChoose === undefined ? {} : { value, onChange: (event: ChangeEvent<HTMLSelectElement>) => onChoose(event.target.value) };
  return (
    <Select name="category" label={t`Category`} {...control}>
      <option value="">{t`All categories`}</option>
      {value && !isKnown ? <option value={value}>{value}</option> : null}
      {categories.map(({ slug, name, children }) => (
        <optgroup key={slug} label={name}>
          <option value={slug}>{t`All of ${name}`}</option>
          {children.map(child => (
            <option key={child.slug} value={child.slug}>
              {child.name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

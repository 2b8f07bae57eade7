import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ProductList } from '#contract/catalogue.ts';
import { findCategory } from '#data/catalogue/category.ts';
import { brandsOf, changedSearch, type ProductSearch, toggledBrand } from '#data/catalogue/product-search.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { useDestination } from '#data/freight/destination.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';

interface AppliedFilter {
  readonly key: string;
  readonly label: string;
  /** The search once it is taken away. */
  readonly without: ProductSearch;
}

/** The filters in force, in words. */
export function useAppliedFilters(search: ProductSearch, facets: ProductList['facets'] | null): readonly AppliedFilter[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: categories = [] } = useQuery({ ...catalogueQueries.categories(language), enabled: Boolean(search.category) });
  const { category, min_price: min, max_price: max, rating } = search;
  const destination = useDestination();
  const applied: AppliedFilter[] = [];
  const add = (key: string, label: string, without: ProductSearch) => applied.push({ key, label, without });

  if (category) add('category', findCategory(categories, category)?.category.name ?? category, changedSearch(search, { category: '' }));
  for (const slug of brandsOf(search)) {
    const name = facets?.brands.find(each => each.slug === slug)?.name ?? slug;
    add(`brand-${slug}`, name, toggledBrand(search, slug));
  }
  if (min !== undefined || max !== undefined) {
    const [from, to] = [formatRupiah(min ?? 0), formatRupiah(max ?? 0)];
    const label = max === undefined ? t`From ${from}` : min === undefined ? t`Up to ${to}` : `${from} – ${to}`;
    add('price', label, changedSearch(search, { min_price: undefined, max_price: undefined }));
  }
  if (rating) add('rating', t`${rating} stars and up`, changedSearch(search, { rating: undefined }));
  if (search.in_stock) add('in_stock', t`In stock`, changedSearch(search, { in_stock: undefined }));
  if (search.promotion) add('promotion', t`Promotion`, changedSearch(search, { promotion: undefined }));
  if (search.deliver_to) {
    const town = destination?.regency === search.deliver_to ? destination.name : search.deliver_to;
    add('deliver_to', t`Delivered to ${town}`, changedSearch(search, { deliver_to: undefined }));
  }
  return applied;
}

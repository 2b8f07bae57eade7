import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductSearch } from '#data/catalogue/product-search.ts';
import { catalogueQueries, type ProductFilters } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './BrandScreen.css.ts';
import { ProductList } from './listing/ProductList.tsx';

interface Props {
  slug: string;
  search: ProductSearch;
  filters: ProductFilters;
}

/** A brand and its products. */
export function BrandScreen({ slug, search, filters }: Props) {
  const { language } = useLanguage();
  const { data: brands } = useSuspenseQuery(catalogueQueries.brands(language));
  const brand = brands.find(each => each.slug === slug);
  if (brand === undefined) return null;
  return (
    <ProductList key={slug} place={{ to: '/brands/$brand', params: { brand: slug } }} search={search} filters={filters} title={brand.name}>
      <div className={css.about}>
        <Picture className={css.logo} src={brand.image_url} alt="" width={240} height={120} ratio="natural" rounded leads />
        <p className={css.story}>{brand.description}</p>
      </div>
    </ProductList>
  );
}

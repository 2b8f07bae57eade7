import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { findCategory } from '#data/catalogue/category.ts';
import type { ProductSearch } from '#data/catalogue/product-search.ts';
import { catalogueQueries, type ProductFilters } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Breadcrumbs } from '#ui/primitives/Breadcrumbs.tsx';
import { chipClass, chipRow } from '#ui/primitives/Chip.css.ts';
import * as css from './CategoryScreen.css.ts';
import { ProductList } from './listing/ProductList.tsx';

interface Props {
  slug: string;
  search: ProductSearch;
  filters: ProductFilters;
}

/** The products of a category, with the ways to its parts and back up. */
export function CategoryScreen({ slug, search, filters }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: categories } = useSuspenseQuery(catalogueQueries.categories(language));
  const found = findCategory(categories, slug);
  if (found === null) return null;
  const { category, top } = found;
  const parts = [{ slug: top.slug, label: t`All` }, ...top.children.map(child => ({ slug: child.slug, label: child.name }))];
  return (
    <ProductList
      key={slug}
      place={{ to: '/categories/$category', params: { category: slug } }}
      search={search}
      filters={filters}
      title={category.name}
      above={
        <Breadcrumbs
          label={t`Where you are`}
          items={[
            { key: 'all', label: <Trans>Categories</Trans>, renderLink: props => <Link to="/categories" {...props} /> },
            ...(category === top
              ? []
              : [
                  {
                    key: top.slug,
                    label: top.name,
                    renderLink: (props: { className: string; children: React.ReactNode }) => (
                      <Link to="/categories/$category" params={{ category: top.slug }} {...props} />
                    ),
                  },
                ]),
            { key: slug, label: category.name },
          ]}
        />
      }
    >
      <nav aria-label={t`Parts of ${top.name}`}>
        <ul className={chipRow}>
          {parts.map(part => (
            <li key={part.slug} className={css.part}>
              <Link
                to="/categories/$category"
                params={{ category: part.slug }}
                className={`${chipClass({ selected: part.slug === slug })} ${css.chip}`}
              >
                {part.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </ProductList>
  );
}

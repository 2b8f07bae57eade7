import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countFilters, type ProductSearch, withoutFilters } from '#data/catalogue/product-search.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { chipClass } from '#ui/primitives/Chip.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { ListLink, type ListPlace } from './list-place.tsx';
import * as css from './ProductList.css.ts';

/** Nothing fits: the way back to something, and where else to look. */
export function NoProducts({ place, search }: { place: ListPlace; search: ProductSearch }) {
  const { language } = useLanguage();
  const { data: categories = [] } = useQuery(catalogueQueries.categories(language));
  const action =
    countFilters(search) > 0 ? (
      <ListLink place={place} search={withoutFilters(search)} className={buttonClass({ variant: 'outline' })}>
        <Trans>Reset filters</Trans>
      </ListLink>
    ) : (
      <Link to="/products" className={buttonClass({ variant: 'outline' })}>
        <Trans>Browse all products</Trans>
      </Link>
    );
  return (
    <div className={css.empty}>
      <EmptyState action={action}>
        <Trans>Oops! Products not found</Trans>
      </EmptyState>
      {categories.length > 0 ? (
        <nav aria-labelledby="no-products-categories" className={css.empty}>
          <p id="no-products-categories" className={css.suggestionsTitle}>
            <Trans>Look in a category</Trans>
          </p>
          <ul className={css.suggestions}>
            {categories.slice(0, 8).map(({ slug, name }) => (
              <li key={slug}>
                <Link to="/categories/$category" params={{ category: slug }} className={chipClass()}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

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
      <EmptyState illustration={<EmptyShelf />} action={action}>
        <Trans>Oops! Products not found</Trans>
      </EmptyState>
      <Link to="/lists" className={chipClass()}>
        <Trans>Note it in a list</Trans>
      </Link>
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

/** A shelf with nothing on it, and the tape that found it so. */
function EmptyShelf() {
  return (
    <svg viewBox="0 0 120 80" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M10 8v64M110 8v64M10 28h100M10 62h100" />
      <path d="M36 62v-7h48v7M44 55v4m8-4v4m8-4v6m8-6v4m8-4v4" />
      <path d="M54 12l12 10m0-10L54 22" />
    </svg>
  );
}

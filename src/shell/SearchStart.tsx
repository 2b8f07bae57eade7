import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { homeQueries } from '#data/catalogue/home.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { forgetSearch, forgetSearches, noteSearch, useRecentSearches } from '#data/catalogue/recent-searches.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { History, X } from '#ui/icons.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import * as css from './SearchStart.css.ts';
import { useWayBack } from './use-way-back.ts';

/** Products that sell best, by name. */
const POPULAR = 4;

/**
 * What the search field offers before anything is typed: what was searched for on this phone, what sells best, and the categories, as far
 * as the phone has them. Its links replace the entry that Back closes it by.
 */
export function SearchStart({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const recent = useRecentSearches();
  const { data: categories = [] } = useQuery(catalogueQueries.categories(language));
  const { data: popular } = useQuery(homeQueries.bestSellers(language));
  useWayBack(onClose);
  useCloseOnLeave(onClose);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={t`Where to start`}
      className={css.panel}
      // Safari takes the focus from the field at a press on a link, which would close this before the click.
      onMouseDown={event => event.preventDefault()}
      onKeyDown={event => event.key === 'Escape' && leave(event, onClose)}
    >
      {recent.length > 0 ? (
        <section aria-labelledby="recent-searches" className={css.part}>
          <div className={css.head}>
            <h2 id="recent-searches" className={css.title}>
              <Trans>Recent searches</Trans>
            </h2>
            <button type="button" className={css.clear} onClick={event => forget(event, forgetSearches)}>
              <Trans>Delete all</Trans>
            </button>
          </div>
          <ul>
            {recent.map(search => (
              <li key={search} className={css.row}>
                <Link to="/products" search={{ search }} replace className={css.link} onClick={() => noteSearch(search)}>
                  <History size={18} className={css.icon} />
                  <span className={css.text}>{search}</span>
                </Link>
                <IconButton label={t`Delete “${search}”`} onClick={event => forget(event, () => forgetSearch(search))}>
                  <X size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {popular !== undefined && popular.products.length > 0 ? (
        <section aria-labelledby="popular-products" className={css.part}>
          <h2 id="popular-products" className={css.title}>
            <Trans>Best sellers</Trans>
          </h2>
          <ul className={css.chips}>
            {popular.products.slice(0, POPULAR).map(({ slug, name }) => (
              <li key={slug} className={css.chip}>
                <Link to="/product/$product" params={{ product: slug }} replace className={css.choice}>
                  <span className={css.text}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {categories.length > 0 ? (
        <section aria-labelledby="search-categories" className={css.part}>
          <h2 id="search-categories" className={css.title}>
            <Trans>Categories</Trans>
          </h2>
          <ul className={css.chips}>
            {categories.map(({ slug, name }) => (
              <li key={slug} className={css.chip}>
                <Link to="/categories/$category" params={{ category: slug }} replace className={css.choice}>
                  <span className={css.text}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Link to="/products" replace className={css.all}>
        <Trans>Browse all products</Trans>
      </Link>
    </div>
  );
}

/** Gives the focus back to the field first: with the button that had it, it would be lost, and what has no focus closes. */
function forget(event: MouseEvent<HTMLButtonElement>, run: () => void): void {
  event.currentTarget.form?.querySelector('input')?.focus();
  run();
}

/** Closes it from within for a keyboard, which goes on in the field. */
function leave(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  event.currentTarget.closest('form')?.querySelector('input')?.focus();
  onClose();
}

/** Any way to a page, also to the one on show, is a new location. */
function useCloseOnLeave(onClose: () => void): void {
  const location = useRouterState({ select: state => state.location });
  const first = useRef(location);
  useEffect(() => {
    if (location !== first.current) onClose();
  }, [location, onClose]);
}

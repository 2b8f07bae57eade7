import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import * as css from './CategoryMenu.css.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Down and up lead to the next link, to the sides to the next category of the first level. Tab stops at the first level
 * alone: a customer who goes past the menu would else press it seventy times.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const { activeElement } = document;
  if (step === undefined || !(activeElement instanceof HTMLElement)) return;
  event.preventDefault();
  const isSideways = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(isSideways ? ':scope > li > a' : 'a')];
  const from = isSideways ? activeElement.closest<HTMLElement>('ul[data-categories] > li')?.querySelector<HTMLElement>('a') : activeElement;
  links[(links.indexOf(from ?? activeElement) + step + links.length) % links.length]?.focus();
}

/** Both levels of categories, below the main menu's entry on wide screens. */
export function CategoryMenu() {
  const { language } = useLanguage();
  const { data: categories = [] } = useQuery(catalogueQueries.categories(language));
  return (
    <ul className={css.menu} data-categories="" onKeyDown={moveFocus}>
      {categories.map(({ slug, name, children }) => (
        <li key={slug} className={css.group}>
          <Link to="/categories/$category" params={{ category: slug }} className={css.top}>
            {name}
          </Link>
          <ul aria-label={name}>
            {children.map(child => (
              <li key={child.slug}>
                <Link to="/categories/$category" params={{ category: child.slug }} tabIndex={-1} className={css.child}>
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

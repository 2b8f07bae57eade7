import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChevronDown } from '#ui/icons.ts';
import { Words } from '#ui/primitives/Words.tsx';
import { LogoutEntry } from './LogoutEntry.tsx';
import { BlogEntry } from './MenuRow.tsx';
import { mainMenu, toolsMenu } from './menu.ts';
import * as popovers from './popovers.css.ts';
import { profileMenu } from './profile-menu.ts';
import * as css from './Sidebar.css.ts';

/** Collapsible groups; the categories and, for a customer, account and orders. */
export function SidebarMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { data: categories = [] } = useQuery(catalogueQueries.categories(language));
  return (
    <nav aria-label={t`Menu`}>
      <Group title={<Trans>Categories</Trans>}>
        <Link to="/categories" activeOptions={{ exact: true }} className={popovers.entry}>
          <Trans>All categories</Trans>
        </Link>
        {categories.map(category => (
          <Link key={category.slug} to="/categories/$category" params={{ category: category.slug }} className={popovers.entry}>
            {category.name}
          </Link>
        ))}
      </Group>
      {isSignedIn
        ? profileMenu.map(group => (
            <Group key={group.items[0]?.to} title={i18n._(group.label)}>
              {group.items.map(item => (
                <Link key={item.to} to={item.to} activeOptions={{ exact: true }} className={popovers.entry}>
                  {i18n._(item.label)}
                </Link>
              ))}
            </Group>
          ))
        : null}
      <div className={css.group}>
        {[mainMenu[1], ...toolsMenu, ...mainMenu.slice(2)].map(item => (
          <Link key={item.to} to={item.to} className={popovers.entry}>
            {i18n._(item.label)}
          </Link>
        ))}
        {isSignedIn ? null : (
          <Link to="/lists" className={popovers.entry}>
            <Trans>Lists</Trans>
          </Link>
        )}
        <BlogEntry className={popovers.entry} />
        {isSignedIn ? <LogoutEntry /> : null}
      </div>
    </nav>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={css.group}>
      <summary className={css.summary}>
        <Words>{title}</Words>
        <ChevronDown size={20} className={css.chevron} />
      </summary>
      {children}
    </details>
  );
}

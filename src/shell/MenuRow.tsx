import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteQueries } from '#data/site/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChevronDown } from '#ui/icons.ts';
import { Popover } from '#ui/primitives/Popover.tsx';
import { usePart } from '#ui/primitives/use-part.ts';
import { Words } from '#ui/primitives/Words.tsx';
import { DestinationButton } from './DestinationButton.tsx';
import * as css from './MenuRow.css.ts';
import { mainMenu, toolsMenu } from './menu.ts';

/** The row of main places on wide screens; the sidebar has them on phones. */
export function MenuRow() {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Main menu`} className={css.row}>
      <CategoriesEntry />
      <ProductsEntry />
      {mainMenu.slice(2).map(item => (
        <Link key={item.to} to={item.to} className={css.entry}>
          {i18n._(item.label)}
        </Link>
      ))}
      <BlogEntry className={css.entry} />
      <DestinationButton isRow />
    </nav>
  );
}

function CategoriesEntry() {
  return (
    <Popover
      align="start"
      wide
      renderTrigger={({ onClick: _press, ...trigger }) => (
        <Link to="/categories" className={css.entry} {...trigger}>
          <Trans>Categories</Trans>
          <ChevronDown size={16} />
        </Link>
      )}
    >
      <CategoryTree />
    </Popover>
  );
}

function ProductsEntry() {
  const { i18n } = useLingui();
  const { to, label } = mainMenu[1];
  return (
    <Popover
      align="start"
      renderTrigger={({ onClick: _press, ...trigger }) => (
        <Link to={to} className={css.entry} {...trigger}>
          <Words>{i18n._(label)}</Words>
          <ChevronDown size={16} />
        </Link>
      )}
    >
      <ul className={css.tools}>
        {toolsMenu.map(tool => (
          <li key={tool.to}>
            <Link to={tool.to} className={css.treeEntry}>
              {i18n._(tool.label)}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

const loadCategoryMenu = async () => (await import('./CategoryMenu.tsx')).CategoryMenu;

/** Fetched, with what it shows, when the customer opens it. */
function CategoryTree() {
  const { part: CategoryMenu } = usePart(loadCategoryMenu, true);
  return <div className={css.tree}>{CategoryMenu ? <CategoryMenu /> : null}</div>;
}

/** The blog lives where the merchant says, else here. */
export function BlogEntry({ className }: { className: string }) {
  const { language } = useLanguage();
  const { data: site } = useQuery(siteQueries.info(language));
  const url = site?.blog_url ?? null;
  return url === null ? (
    <Link to="/blog" className={className}>
      <Trans>Blog</Trans>
    </Link>
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className={className}>
      <Trans>Blog</Trans>
    </a>
  );
}

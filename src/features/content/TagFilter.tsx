import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ArticleTag } from '#contract/content.ts';
import { chipClass, chipRow } from '#ui/primitives/Chip.css.ts';
import { classNames } from '#ui/primitives/class-names.ts';
import * as css from './BlogScreen.css.ts';

/** Links to the list of each tag. @param chosen slug, empty for all */
export function TagFilter({ tags, chosen }: { tags: readonly ArticleTag[]; chosen: string }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  const choices = [
    { slug: '', label: t`All` },
    ...tags.map(({ slug, name, article_count }) => ({ slug, label: `${name} (${article_count})` })),
  ];
  return (
    <nav aria-label={t`Tags`}>
      <ul className={chipRow}>
        {choices.map(({ slug, label }) => (
          <li key={slug} className={css.part}>
            <Link
              to="/blog"
              search={slug === '' ? {} : { tag: slug }}
              resetScroll={false}
              // Exact with its query, else every chip would count as the current page.
              activeOptions={{ exact: true, includeSearch: true }}
              {...(slug === chosen ? { 'aria-current': 'true' } : null)}
              className={classNames(chipClass({ selected: slug === chosen }), css.chip)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

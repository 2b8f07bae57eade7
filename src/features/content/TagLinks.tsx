import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Article } from '#contract/content.ts';
import { chipClass } from '#ui/primitives/Chip.css.ts';
import { classNames } from '#ui/primitives/class-names.ts';
import * as css from './ArticleScreen.css.ts';

/** The tags of an article; each leads to all articles that have it. */
export function TagLinks({ tags }: { tags: Article['tags'] }) {
  const { t } = useLingui();
  return (
    <ul className={css.tags} aria-label={t`Tags`}>
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link to="/blog" search={{ tag: slug }} className={classNames(chipClass(), css.tag)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

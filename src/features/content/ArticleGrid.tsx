import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Article } from '#contract/content.ts';
import { blogPageSize } from '#data/content/queries.ts';
import { pageCount } from '#lib/pagination.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Pagination } from '#ui/primitives/Pagination.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { ArticleCard, type CoverPriority } from './ArticleCard.tsx';
import { ArticleCardSkeleton } from './ArticleCardSkeleton.tsx';
import * as css from './BlogScreen.css.ts';

interface Props {
  list: { readonly articles: readonly Article[]; readonly total: number };
  tag: string;
  page: number;
  /** The list still answers the previous tag or page. */
  isOutdated: boolean;
}

/** The cards of one page of the blog, or why there are none. */
export function ArticleGrid({ list, tag, page, isOutdated }: Props) {
  const { t } = useLingui();
  const pages = pageCount(list.total, blogPageSize);
  if (list.articles.length === 0) return <NoArticles tag={list.total === 0 ? '' : tag} />;
  return (
    <section aria-label={t`Articles`} aria-busy={isOutdated} className={css.results({ outdated: isOutdated })}>
      <Grid as="ul" columns="thirds">
        {list.articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} headingLevel={2} priority={priorityAt(index)} />
          </li>
        ))}
      </Grid>
      {pages > 1 ? (
        <Pagination
          page={Math.min(page, pages)}
          pageCount={pages}
          label={t`Pages`}
          firstLabel={t`First page`}
          previousLabel={t`Previous page`}
          nextLabel={t`Next page`}
          pageLabel={number => t`Page ${number}`}
          renderLink={(number, props) => (
            <Link to="/blog" search={searchOf(tag, number)} activeOptions={{ exact: true }} activeProps={{}} {...props} />
          )}
        />
      ) : null}
    </section>
  );
}

/** A tag without articles, or a page past the end. @param tag whose first page there is; empty for all articles */
function NoArticles({ tag }: { tag: string }) {
  return (
    <EmptyState
      action={
        <Link to="/blog" search={searchOf(tag, 1)} className={buttonClass({ variant: 'outline' })}>
          {tag === '' ? <Trans>All articles</Trans> : <Trans>Go to the first page</Trans>}
        </Link>
      }
    >
      <Trans>No articles found</Trans>
    </EmptyState>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The first rows before they are there. */
export function ArticleGridSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      <Grid columns="thirds">
        {places.map(each => (
          <ArticleCardSkeleton key={each} />
        ))}
      </Grid>
    </div>
  );
}

function searchOf(tag: string, page: number) {
  return { ...(tag === '' ? {} : { tag }), ...(page <= 1 ? {} : { page }) };
}

function priorityAt(index: number): CoverPriority {
  if (index === 0) return 'first';
  return index < 3 ? 'soon' : 'later';
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { blogFilters, contentQueries } from '#data/content/queries.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Breadcrumbs } from '#ui/primitives/Breadcrumbs.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { ArticleGrid, ArticleGridSkeleton } from './ArticleGrid.tsx';
import * as css from './BlogScreen.css.ts';
import * as text from './PageScreen.css.ts';
import { TagFilter } from './TagFilter.tsx';

interface Props {
  /** Slug of the tag that the list is narrowed to; empty for all. */
  tag: string;
  /** From 1. */
  page: number;
}

/** All articles, or those of a tag, page by page. */
export function BlogScreen({ tag, page }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { data: tags } = useSuspenseQuery(contentQueries.tags(language));
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...contentQueries.articles(language, blogFilters({ tag, page })),
    placeholderData: keepPreviousData,
  });
  return (
    <Container className={css.page}>
      <Breadcrumbs
        label={t`Where you are`}
        items={[
          { key: 'home', label: t`Home`, renderLink: props => <Link to="/" {...props} /> },
          { key: 'blog', label: t`Blog` },
        ]}
      />
      <header className={text.head}>
        <Heading level={1} size="display">
          <Trans>Blog</Trans>
        </Heading>
        <p className={text.lead}>
          <Trans>Work out what you need, choose well and build to last, under the sun and salt of the east.</Trans>
        </p>
        <p className={text.updated} role="status">
          {data === undefined || isPlaceholderData ? '\u00a0' : <Plural value={data.total} one="# article" other="# articles" />}
        </p>
      </header>
      <TagFilter tags={tags} chosen={tag} />
      {data !== undefined ? (
        <ArticleGrid list={data} tag={tag} page={page} isOutdated={isPlaceholderData} />
      ) : error === null ? (
        <ArticleGridSkeleton />
      ) : (
        <RetryState
          title={t`The articles could not be loaded`}
          text={i18n._(problemMessage(error))}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </Container>
  );
}

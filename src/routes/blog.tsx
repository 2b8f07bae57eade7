import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { blogFilters, contentQueries } from '#data/content/queries.ts';
import { BlogScreen } from '#features/content/BlogScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { nameIn, pageIn, searchOf } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/blog')({
  validateSearch: ({ tag, page }: Record<string, unknown>) => searchOf({ tag: nameIn(tag), page: pageIn(page) }),
  loaderDeps: ({ search }) => blogFilters(search),
  loader: async ({ context: { queryClient, i18n }, deps, cause }) => {
    const language = languageOf(i18n.locale);
    const list = contentQueries.articles(language, deps);
    await Promise.all([
      queryClient.ensureQueryData(contentQueries.tags(language)),
      // Another tag or page of a list on screen comes in behind it.
      cause === 'stay' ? void queryClient.prefetchQuery(list) : queryClient.ensureQueryData(list),
    ]);
  },
  head: ({ match }) => routeHead(match.context, { title: msg`Blog` }),
  component: Blog,
});

function Blog() {
  const { tag, page } = Route.useSearch();
  return <BlogScreen tag={tag ?? ''} page={page ?? 1} />;
}

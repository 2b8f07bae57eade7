import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogFilters, contentQueries } from '#data/content/queries.ts';
import { BlogScreen } from '#features/content/BlogScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/blog')({
  validateSearch: v.object({
    tag: v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '')),
    page: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40_000))), undefined)),
  }),
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
  head: ({ match }) => routeHead(match.context.i18n, { title: msg`Blog` }),
  component: Blog,
});

function Blog() {
  const { tag, page } = Route.useSearch();
  return <BlogScreen tag={tag ?? ''} page={page ?? 1} />;
}

import { etag } from 'hono/etag';
import { articleEndpoint, articlesEndpoint, pageEndpoint, tagsEndpoint } from '#contract/content.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { listArticles, listTags, readArticle, readPage } from './service.ts';

const options = { cacheControl: 'public, max-age=60, stale-while-revalidate=600' } as const;

export function mountContent(api: Api, deps: Deps): void {
  for (const { path } of [pageEndpoint, articlesEndpoint, articleEndpoint, tagsEndpoint]) api.use(path, etag({ weak: true }));
  route(api, deps, pageEndpoint, ({ db, params, query }) => readPage(db, params.slug ?? '', query.lang), options);
  route(api, deps, articlesEndpoint, ({ db, query }) => listArticles(db, query), options);
  route(api, deps, articleEndpoint, ({ db, params, query }) => readArticle(db, params.slug ?? '', query.lang), options);
  route(
    api,
    deps,
    tagsEndpoint,
    async ({ db, query }) => {
      const tags = await listTags(db, query.lang);
      return { tags, total: tags.length };
    },
    options,
  );
}

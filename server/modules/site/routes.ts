import { etag } from 'hono/etag';
import { bannersEndpoint, siteInfoEndpoint } from '#contract/site.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { listBanners, readSiteInfo } from './service.ts';

const options = { cacheControl: 'public, max-age=300, stale-while-revalidate=86400' } as const;

export function mountSite(api: Api, deps: Deps): void {
  for (const { path } of [siteInfoEndpoint, bannersEndpoint]) api.use(path, etag({ weak: true }));
  route(api, deps, siteInfoEndpoint, ({ db, query }) => readSiteInfo(db, deps.config, query.lang), options);
  route(
    api,
    deps,
    bannersEndpoint,
    async ({ db, query }) => {
      const banners = await listBanners(db, query.lang);
      return { banners, total: banners.length };
    },
    options,
  );
}

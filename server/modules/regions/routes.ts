import { etag } from 'hono/etag';
import { regionsEndpoint } from '#contract/addresses.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { childRegions, searchRegions } from './service.ts';

/** Regions change by law, a few times a year. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

export function mountRegions(api: Api, deps: Deps): void {
  api.use(regionsEndpoint.path, etag({ weak: true }));
  route(
    api,
    deps,
    regionsEndpoint,
    async ({ db, query }) => {
      const regions = query.search === '' ? await childRegions(db, query.parent) : await searchRegions(db, query.search);
      return { regions, total: regions.length };
    },
    { cacheControl: CACHE_CONTROL },
  );
}

import { regionsEndpoint } from '#contract/addresses.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { childRegions, regionReader, searchRegions } from './service.ts';

/** Regions change by law, a few times a year. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

export function mountRegions(api: Api, deps: Deps): void {
  const read = regionReader(deps.db);
  route(
    api,
    deps,
    regionsEndpoint,
    async ({ query }) => {
      const index = await read();
      const regions = query.search === '' ? childRegions(index, query.parent) : searchRegions(index, query.search);
      return { regions, total: regions.length };
    },
    { cacheControl: CACHE_CONTROL },
  );
}

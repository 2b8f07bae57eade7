import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { apiOf } from '../cache/query-client.ts';

/** Comes with the first request: what a page shows first lies in its HTML. */
const siteContract = () => loadChunk(import('#contract/site.ts'));

/** Queries of the merchant's data on the shop. */
export const siteQueries = {
  info: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'site-info'],
      queryFn: async ({ meta, signal }) => apiOf(meta).call((await siteContract()).siteInfoEndpoint, { query: { lang }, signal }),
      staleTime: 3_600_000,
    }),

  banners: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'banners'],
      queryFn: async ({ meta, signal }) =>
        (await apiOf(meta).call((await siteContract()).bannersEndpoint, { query: { lang }, signal })).banners,
      staleTime: 600_000,
    }),
};

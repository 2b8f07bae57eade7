import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { bannersEndpoint, siteInfoEndpoint } from '#contract/site.ts';
import { keepOnPhone } from '../kept-queries.ts';
import { apiOf } from '../query-client.ts';

keepOnPhone(['catalogue', null, 'site-info'], siteInfoEndpoint.answer, 'snapshot');
keepOnPhone(['catalogue', null, 'banners'], bannersEndpoint.answer.entries.banners);

/** What the merchant says of the shop. */
export const siteQueries = {
  info: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'site-info'],
      queryFn: ({ meta, signal }) => apiOf(meta).call(siteInfoEndpoint, { query: { lang }, signal }),
      staleTime: 3_600_000,
    }),

  banners: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'banners'],
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(bannersEndpoint, { query: { lang }, signal })).banners,
      staleTime: 600_000,
    }),
};

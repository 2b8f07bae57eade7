import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { boughtEndpoint, projectsEndpoint } from '#contract/order-history.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { apiOf } from '../cache/query-client.ts';

/** Projects and goods that come at a time: all that a screen shows. */
const MOST = 200;

/** Days 'YYYY-MM-DD' of the shop's calendar, both included; missing for no limit. */
export interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** What a customer looks up of earlier orders. */
export const historyQueries = {
  /** Projects with their sums, the one ordered for last first. */
  projects: ({ from, until }: Days = {}) =>
    queryOptions({
      queryKey: [...persistedKeys.projects.beginning, { from, until }],
      queryFn: ({ meta, signal }) =>
        apiOf(meta).call(projectsEndpoint, { query: { limit: MOST, offset: 0, start_date: from, end_date: until }, signal }),
      staleTime: 0,
    }),

  /** Goods that were bought before, most often first. */
  bought: (lang: Language) =>
    queryOptions({
      queryKey: [...persistedKeys.bought.beginning, lang],
      queryFn: ({ meta, signal }) => apiOf(meta).call(boughtEndpoint, { query: { lang, limit: MOST, offset: 0 }, signal }),
      staleTime: 0,
    }),
};

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { watchesEndpoint } from '#contract/watches.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { apiOf } from '../cache/query-client.ts';

export const watchQueries = {
  /** The goods that the customer wants to hear of. */
  all: (lang: Language) =>
    queryOptions({
      queryKey: [...persistedKeys.watches.beginning, lang] as const,
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(watchesEndpoint, { query: { lang }, signal })).watches,
    }),
};

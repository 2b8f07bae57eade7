import { queryOptions } from '@tanstack/react-query';
import { letterheadEndpoint, quotationsEndpoint } from '#contract/quotations.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { apiOf } from '../cache/query-client.ts';

export const quotationQueries = {
  /** The customer's quotations, the one that was changed last first. */
  all: () =>
    queryOptions({
      queryKey: persistedKeys.quotations.beginning,
      queryFn: async ({ meta, signal }) =>
        (await apiOf(meta).call(quotationsEndpoint, { signal })).quotations.map(({ quotation }) => quotation),
    }),

  /** The customer's letterhead, null for none. */
  letterhead: () =>
    queryOptions({
      queryKey: persistedKeys.letterhead.beginning,
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(letterheadEndpoint, { signal })).letterhead,
    }),
};

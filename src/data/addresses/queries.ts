import { queryOptions } from '@tanstack/react-query';
import { addressesEndpoint, regionsEndpoint } from '#contract/addresses.ts';
import { LONGEST_SEARCH } from '#lib/search-values.ts';
import { apiOf } from '../query-client.ts';

export const addressQueries = {
  /** The customer's addresses, the primary one first. */
  list: (customerId: string) =>
    queryOptions({
      queryKey: ['private', 'addresses', customerId],
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(addressesEndpoint, { params: { customerId }, signal })).addresses,
    }),
};

export const regionQueries = {
  /** Children of a region; an empty parent gives the provinces. */
  children: (parent: string) =>
    queryOptions({
      queryKey: ['catalogue', 'regions', parent],
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(regionsEndpoint, { query: { parent }, signal })).regions,
      staleTime: 86_400_000,
    }),

  /** Districts and villages that match, with their parents. */
  search: (search: string) =>
    queryOptions({
      queryKey: ['catalogue', 'region-search', search],
      queryFn: async ({ meta, signal }) =>
        (await apiOf(meta).call(regionsEndpoint, { query: { search: search.slice(0, LONGEST_SEARCH) }, signal })).regions,
      enabled: search.trim().length >= 3,
      staleTime: 86_400_000,
    }),
};

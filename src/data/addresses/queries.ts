import { queryOptions } from '@tanstack/react-query';
import { addressesEndpoint, regionsEndpoint } from '#contract/addresses.ts';
import { LONGEST_SEARCH } from '#lib/search-values.ts';
import { apiOf } from '../cache/query-client.ts';

/** Letters in the dotted code of a district: '81.71.02'. */
const DISTRICT_LENGTH = 8;

/** 15 KiB that nothing but an address form asks for. */
const phoneRegions = () => import('./region-search.ts');

export const addressQueries = {
  /** The customer's addresses, the primary one first. */
  list: (customerId: string) =>
    queryOptions({
      queryKey: ['private', 'addresses', customerId],
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(addressesEndpoint, { params: { customerId }, signal })).addresses,
    }),
};

export const regionQueries = {
  /** Children of a region; an empty parent gives the provinces. Villages are the shop's to tell; all others lie on the phone, once installed. */
  children: (parent: string) =>
    queryOptions({
      queryKey: ['catalogue', 'regions', parent],
      queryFn: async ({ meta, signal }) => {
        const onPhone = parent.length < DISTRICT_LENGTH ? await phoneRegions().catch(() => null) : null;
        if (onPhone !== null) return onPhone.regionsOnPhone(parent);
        return (await apiOf(meta).call(regionsEndpoint, { query: { parent }, signal })).regions;
      },
      staleTime: 86_400_000,
    }),

  /** Districts and what holds them, found on the phone: for a customer without a line. */
  searchOnPhone: (search: string) =>
    queryOptions({
      queryKey: ['phone', 'region-search', search],
      queryFn: async () => (await phoneRegions()).searchRegionsOnPhone(search.slice(0, LONGEST_SEARCH)),
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

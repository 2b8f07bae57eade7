import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { priceListEndpoint } from '#contract/price-list.ts';
import { apiOf } from '../cache/query-client.ts';

/** Milliseconds for which a size that was told stays good enough. */
const FRESH = 600_000;

/** What downloading the price list of a language would cost, before the customer asks for it. */
export const offerQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['price-list', lang],
    queryFn: ({ meta, signal }) => apiOf(meta).call(priceListEndpoint, { query: { lang }, signal }),
    staleTime: FRESH,
    retry: false,
  });

import { queryOptions } from '@tanstack/react-query';
import { freightRatesEndpoint } from '#contract/shipping.ts';
import { apiOf } from '../cache/query-client.ts';

/** Milliseconds: tariffs change a few times a year, and the checkout asks the shop in any case. */
const HOUR = 3_600_000;

export const freightQueries = {
  /** Rates to a regency. Kept on the phone. @throws AppError 404 where the shop knows no such regency (any more) */
  rates: (regency: string) =>
    queryOptions({
      queryKey: ['catalogue', 'freight-rates', regency],
      queryFn: ({ meta, signal }) => apiOf(meta).call(freightRatesEndpoint, { query: { regency }, signal }),
      staleTime: HOUR,
    }),
};

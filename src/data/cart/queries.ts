import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { orderStatus } from '#contract/order-status.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { apiOf } from '../cache/query-client.ts';

/** Comes with the first request: what a page shows first lies in its HTML. */
const ordersContract = () => loadChunk(import('#contract/orders.ts'));

export const cartQueries = {
  /** The server's cart, or null before the first line. */
  current: (lang: Language) =>
    queryOptions({
      queryKey: persistedKeys.cart.beginning,
      queryFn: async ({ meta, signal }) => {
        const { orders } = await apiOf(meta).call((await ordersContract()).ordersEndpoint, {
          query: { status: [orderStatus.cart], lang },
          signal,
        });
        return orders[0] ?? null;
      },
      staleTime: 30_000,
    }),
};

import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '#contract/endpoint.ts';
import { OrderSchema, orderStatus, ordersEndpoint } from '#contract/orders.ts';
import { keepOnPhone } from '../kept-queries.ts';
import { apiOf } from '../query-client.ts';

keepOnPhone(['private', 'cart'], v.nullable(OrderSchema));

export const cartQueries = {
  /** The server's cart, or null before the first line. */
  current: (lang: Language) =>
    queryOptions({
      queryKey: ['private', 'cart'],
      queryFn: async ({ meta, signal }) => {
        const { orders } = await apiOf(meta).call(ordersEndpoint, { query: { status: [orderStatus.cart], lang }, signal });
        return orders[0] ?? null;
      },
      staleTime: 30_000,
    }),
};

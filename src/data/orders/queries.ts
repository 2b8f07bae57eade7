import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { type OrderStatus, orderEndpoint, orderQuotesEndpoint, ordersEndpoint } from '#contract/orders.ts';
import { paymentMethodsEndpoint } from '#contract/payment.ts';
import { ownReceiptFile } from '#contract/receipts.ts';
import { shipmentMethodsEndpoint } from '#contract/shipping.ts';
import { orderEventsEndpoint } from '#contract/tracking.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { apiOf } from '../cache/query-client.ts';
import type { Sought } from './transaction-search.ts';

export const orderQueries = {
  /** Placed orders at some stages, null for all, newest first. @param sought what else they have to have */
  list: (lang: Language, statuses: readonly OrderStatus[] | null, limit = 25, offset = 0, sought: Sought = {}) =>
    queryOptions({
      queryKey: ['private', 'orders', 'list', lang, { statuses, limit, offset, ...sought }],
      queryFn: ({ meta, signal }) =>
        apiOf(meta).call(ordersEndpoint, { query: { lang, status: statuses, limit, offset, ...sought }, signal }),
      // An admin moves orders outside this app.
      staleTime: 0,
    }),

  one: (lang: Language, id: string) =>
    queryOptions({
      queryKey: [...persistedKeys.order.beginning, lang, id],
      queryFn: ({ meta, signal }) => apiOf(meta).call(orderEndpoint, { params: { id }, query: { lang }, signal }),
      staleTime: 0,
    }),

  /** The history of an order, oldest first. */
  events: (id: string) =>
    queryOptions({
      queryKey: ['private', 'orders', 'events', id],
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(orderEventsEndpoint, { params: { id }, signal })).events,
      staleTime: 0,
    }),

  /** The file of an order's receipt. @param uploadedAt tells one receipt from the next */
  receipt: (id: string, uploadedAt: string) =>
    queryOptions({
      queryKey: ['private', 'orders', 'receipt', id, uploadedAt],
      queryFn: ({ meta, signal }) => apiOf(meta).file(ownReceiptFile, { params: { id }, signal }),
      staleTime: 'static',
    }),

  /** The fee of each shipment method for these goods to one address. @param laterIds variants that stay in the cart */
  quotes: (lang: Language, id: string, addressId: string, laterIds: readonly string[] = []) =>
    queryOptions({
      queryKey: ['private', 'orders', 'quotes', lang, id, addressId, ...(laterIds.length === 0 ? [] : [laterIds.join()])],
      queryFn: async ({ meta, signal }) => {
        const query = { lang, address_id: addressId, without: laterIds.join() };
        return (await apiOf(meta).call(orderQuotesEndpoint, { params: { id }, query, signal })).quotes;
      },
      enabled: addressId !== '',
      staleTime: 0,
    }),
};

export const shipmentQueries = {
  /** The shop's shipment methods, whatever they cost and wherever they go. */
  methods: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'shipment-methods'],
      queryFn: ({ meta, signal }) => apiOf(meta).call(shipmentMethodsEndpoint, { query: { lang }, signal }),
      staleTime: 600_000,
    }),
};

export const paymentQueries = {
  methods: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'payment-methods'],
      queryFn: ({ meta, signal }) => apiOf(meta).call(paymentMethodsEndpoint, { query: { lang }, signal }),
      staleTime: 600_000,
    }),
};

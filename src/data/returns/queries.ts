import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { orderReturnsEndpoint, returnPhotoFile } from '#contract/returns.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { apiOf } from '../cache/query-client.ts';

export const returnQueries = {
  /** What went back of an order, and what still can. */
  ofOrder: (lang: Language, orderId: string) =>
    queryOptions({
      queryKey: [...persistedKeys.returns.beginning, lang, orderId],
      queryFn: ({ meta, signal }) => apiOf(meta).call(orderReturnsEndpoint, { params: { id: orderId }, query: { lang }, signal }),
      // The shop decides outside this app.
      staleTime: 0,
    }),

  /** The file of a photo that the shop has. It never changes, so that no news fetches it anew. */
  photo: (id: string, photo: string) =>
    queryOptions({
      queryKey: ['private', 'orders', 'return-photo', id, photo],
      queryFn: ({ meta, signal }) => apiOf(meta).file(returnPhotoFile, { params: { id, photo }, signal }),
      staleTime: 'static',
    }),
};

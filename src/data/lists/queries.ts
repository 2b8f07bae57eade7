import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { listEndpoint, listsEndpoint, sharedListEndpoint } from '#contract/lists.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { apiOf } from '../cache/query-client.ts';

/** Milliseconds for which prices of a list count as today's. */
const FRESH = 60_000;

export const listQueries = {
  /** The customer's lists without their lines. */
  all: () =>
    queryOptions({
      queryKey: persistedKeys.lists.beginning,
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(listsEndpoint, { signal })).lists,
    }),

  /** The key of one list in every language. */
  ofList: (id: string) => [...persistedKeys.list.beginning, id] as const,

  /** One list with its lines and their variants. */
  one: (lang: Language, id: string) =>
    queryOptions({
      queryKey: [...persistedKeys.list.beginning, id, lang] as const,
      queryFn: async ({ meta, signal }) => apiOf(meta).call(listEndpoint, { params: { id }, query: { lang }, signal }),
      staleTime: FRESH,
    }),

  /** A list that its owner has shared by a link. */
  shared: (lang: Language, token: string) =>
    queryOptions({
      queryKey: ['shared-list', token, lang] as const,
      queryFn: async ({ meta, signal }) => apiOf(meta).call(sharedListEndpoint, { params: { token }, query: { lang }, signal }),
      staleTime: FRESH,
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { loadChunk } from '#lib/load-chunk.ts';
import { apiOf } from '../cache/query-client.ts';

/** Comes with the first request: what a page shows first lies in its HTML. */
const sessionContract = () => loadChunk(import('#contract/session.ts'));

export const sessionQueries = {
  /** The signed-in customer. Ask only where a token exists. */
  user: () =>
    queryOptions({
      queryKey: ['private', 'user'],
      queryFn: async ({ meta, signal }) => apiOf(meta).call((await sessionContract()).currentUserEndpoint, { signal }),
      staleTime: 300_000,
    }),
};

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { apiOf } from '../cache/query-client.ts';

/** Comes with the first request: what a page shows first lies in its HTML. */
const notificationsContract = () => loadChunk(import('#contract/notifications.ts'));

/** How many the bell's popover shows. */
export const popoverSize = 6;

export const notificationQueries = {
  /** Newest first. @param type 1 order status, 2 promotion, 3 announcement; null for all */
  list: (lang: Language, userId: string, limit = popoverSize, offset = 0, type: 1 | 2 | 3 | null = null) =>
    queryOptions({
      queryKey: ['private', 'notifications', lang, userId, { limit, offset, type }],
      queryFn: async ({ meta, signal }) =>
        apiOf(meta).call((await notificationsContract()).notificationsEndpoint, {
          params: { userId },
          query: { lang, limit, offset, type },
          signal,
        }),
    }),
};

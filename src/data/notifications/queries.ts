import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { notificationsEndpoint } from '#contract/notifications.ts';
import { apiOf } from '../query-client.ts';

/** How many the bell's popover shows. */
export const popoverSize = 6;

export const notificationQueries = {
  list: (lang: Language, userId: string, limit = popoverSize, offset = 0) =>
    queryOptions({
      queryKey: ['private', 'notifications', lang, userId, { limit, offset }],
      queryFn: ({ meta, signal }) =>
        apiOf(meta).call(notificationsEndpoint, { params: { userId }, query: { lang, limit, offset }, signal }),
    }),
};

import * as v from 'valibot';
import { defaultPageSize, pageSizes } from '#contract/endpoint.ts';

/** What the address of the notifications' page may say; `type` left out is all. A value that makes no sense counts as absent. */
export const NotificationSearchSchema = v.object({
  type: v.optional(v.fallback(v.optional(v.picklist([1, 2, 3])), undefined)),
  page: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40_000))), undefined)),
  limit: v.optional(v.fallback(v.optional(v.picklist(pageSizes)), undefined)),
});
export type NotificationSearch = v.InferOutput<typeof NotificationSearchSchema>;

/** The search with a change of it: at the first page again unless the change names one; what says nothing is left out. */
export function changedNotificationSearch(search: NotificationSearch, change: NotificationSearch): NotificationSearch {
  const { type, page, limit } = { ...search, page: undefined, ...change };
  return {
    ...(type === undefined ? {} : { type }),
    ...(page === undefined || page === 1 ? {} : { page }),
    ...(limit === undefined || limit === defaultPageSize ? {} : { limit }),
  };
}

/** The part of the list that an address asks for. */
export function notificationPage({ type, page = 1, limit = defaultPageSize }: NotificationSearch) {
  return { limit, offset: (page - 1) * limit, type: type ?? null };
}

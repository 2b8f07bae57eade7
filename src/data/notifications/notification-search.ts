import { defaultPageSize, pageSizes } from '#contract/page-sizes.ts';
import { choiceIn, pageIn, searchOf } from '#lib/search-values.ts';

/** Search parameters of the notifications' page; `type` left out is all. A value that makes no sense counts as absent. */
export function notificationSearch({ type, page, limit }: Record<string, unknown>) {
  return searchOf({ type: choiceIn(type, [1, 2, 3]), page: pageIn(page), limit: choiceIn(limit, pageSizes) });
}
export type NotificationSearch = ReturnType<typeof notificationSearch>;

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

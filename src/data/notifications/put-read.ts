import type { QueryClient } from '@tanstack/react-query';
import type { Notifications } from '#contract/notifications.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import type { MutationOf } from '../outbox/mutations.ts';
import { isRead, unreadView } from './unread-view.ts';

const notificationsKey = persistedKeys.notifications.beginning;

/** Marks in the cache as read what the shop was told to be read: else the bell would count it again until it was asked for anew. */
export function putRead(queryClient: QueryClient, reading: MutationOf<'notification.read'>): void {
  const now = new Date().toISOString();
  queryClient.setQueriesData<Notifications>({ queryKey: notificationsKey }, list => list && withReading(list, reading, now));
}

/** A page of notifications after a reading. Pure. @param now ISO 8601 */
function withReading(list: Notifications, reading: MutationOf<'notification.read'>, now: string): Notifications {
  return {
    ...list,
    notifications: list.notifications.map(each => ({ ...each, read_at: each.read_at ?? (isRead(each, [reading]) ? now : null) })),
    unread: unreadView(list.unread, list.notifications, [reading]),
  };
}

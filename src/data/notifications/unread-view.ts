import type { Notification } from '#contract/notifications.ts';
import { type Mutation, ofKind } from '../outbox/mutations.ts';

/** Whether a notification is read, on the server or by a reading that waits. Pure. */
export function isRead({ id, read_at }: Pick<Notification, 'id' | 'read_at'>, mutations: readonly Mutation[]): boolean {
  return read_at !== null || ofKind(mutations, 'notification.read').some(({ ids }) => ids.length === 0 || ids.includes(id));
}

/**
 * How many notifications are new, counting readings that wait. Pure.
 * @param unread what the server counted over all pages, with the notifications that are known of them
 */
export function unreadView(unread: number, known: readonly Notification[], mutations: readonly Mutation[]): number {
  const readings = ofKind(mutations, 'notification.read');
  if (readings.some(({ ids }) => ids.length === 0)) return 0;
  const read = new Set(readings.flatMap(({ ids }) => ids));
  const isSettled = new Set(known.filter(({ read_at }) => read_at !== null).map(({ id }) => id));
  return Math.max(0, unread - [...read].filter(id => !isSettled.has(id)).length);
}

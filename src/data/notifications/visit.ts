import type { Notification } from '#contract/notifications.ts';

/**
 * One visit to a page of the notifications. Notifications that were unread when the page was first known are read by being shown, and keep their mark
 * until the visit ends, so that they can be found. Later ones are neither read nor lose their mark before the next visit or a tap.
 */
export interface Visit {
  /** Which page and filter; another one is another visit. */
  readonly place: string;
  /** Entries that count as read from now on. */
  readonly read: readonly Notification[];
  /** Ids of those that were tapped. */
  readonly tapped: ReadonlySet<string>;
}

/** The visit once its page is known, the same one as long as the place stays. */
export function visitOf(current: Visit | null, place: string, known: readonly Notification[]): Visit {
  if (current?.place === place) return current;
  return { place, read: known.filter(({ read_at }) => read_at === null), tapped: new Set() };
}

/** A tap reads an entry for good. */
export function tapped(visit: Visit | null, notification: Notification): Visit | null {
  if (visit === null) return null;
  const isListed = visit.read.some(({ id }) => id === notification.id);
  const read = isListed || notification.read_at !== null ? visit.read : [...visit.read, notification];
  return { ...visit, read, tapped: new Set([...visit.tapped, notification.id]) };
}

/** Whether an entry carries the mark of an unread one. */
export function isMarked(visit: Visit | null, { id, read_at }: Notification): boolean {
  if (visit?.tapped.has(id)) return false;
  return read_at === null || (visit?.read.some(entry => entry.id === id) ?? false);
}

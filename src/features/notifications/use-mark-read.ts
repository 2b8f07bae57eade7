import { useEffect, useRef } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { useReadNotifications } from '#data/notifications/commands.ts';
import { isRead } from '#data/notifications/unread-view.ts';
import { useWaiting } from '#data/outbox/use-outbox.ts';

/** Marks what is on screen as read, each once. */
export function useMarkRead(shown: readonly Notification[] | undefined): void {
  const read = useReadNotifications();
  const waiting = useWaiting();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const unread = (shown ?? []).filter(note => !isRead(note, waiting) && !told.current.has(note.id)).map(({ id }) => id);
    if (unread.length === 0) return;
    for (const id of unread) told.current.add(id);
    read(unread);
  }, [shown, read, waiting]);
}

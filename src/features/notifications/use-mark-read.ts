import { useEffect, useRef } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import { useUser } from '#data/session/use-session.ts';

/** Marks what is on screen as read, each once; without a line it is told as soon as there is one. */
export function useMarkRead(shown: readonly Notification[] | undefined): void {
  const outbox = useOutbox();
  const userId = useUser()?.id;
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (userId === undefined) return;
    const unread = (shown ?? []).filter(({ id, read_at }) => read_at === null && !told.current.has(id)).map(({ id }) => id);
    if (unread.length === 0) return;
    for (const id of unread) told.current.add(id);
    void outbox.enqueue({ kind: 'notification.read', userId, ids: unread });
  }, [shown, userId, outbox]);
}

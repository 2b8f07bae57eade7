import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { notificationCommands } from '#data/notifications/commands.ts';

/** Marks what is on screen as read, each once; without a line it stays new until the next visit. */
export function useMarkRead(shown: readonly Notification[] | undefined): void {
  const { mutate } = useMutation(notificationCommands.read());
  const told = useRef(new Set<string>());
  useEffect(() => {
    const unread = (shown ?? []).filter(({ id, read_at }) => read_at === null && !told.current.has(id)).map(({ id }) => id);
    if (unread.length === 0) return;
    for (const id of unread) told.current.add(id);
    mutate(unread);
  }, [shown, mutate]);
}

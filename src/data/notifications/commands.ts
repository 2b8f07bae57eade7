import { useCallback } from 'react';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useUser } from '../session/use-session.ts';

/** Marks notifications as read, also without a line; the server is told as soon as it can be. No ids mean all. */
export function useReadNotifications(): (ids: readonly string[]) => void {
  const outbox = useOutbox();
  const userId = useUser()?.id;
  return useCallback(
    ids => {
      if (userId !== undefined) void outbox.enqueue({ kind: 'notification.read', userId, ids: [...ids] });
    },
    [outbox, userId],
  );
}

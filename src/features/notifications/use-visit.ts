import { useCallback, useEffect, useState } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { isMarked, tapped, type Visit, visitOf } from '#data/notifications/visit.ts';
import { useMarkRead } from './use-mark-read.ts';

/** The page's query; `updatedAt` is when it last heard an answer or a refusal, in this device's milliseconds. */
interface Known {
  readonly notifications: readonly Notification[] | undefined;
  readonly isFetching: boolean;
  readonly updatedAt: number;
}

/**
 * The marks of one visit, see `Visit`. It begins with the first answer after the page was opened: what the phone kept from an earlier
 * visit may be shown before, but reading it is not yet reading.
 * @param place which page and filter
 */
export function useVisit(place: string, { notifications, isFetching, updatedAt }: Known) {
  const [visit, setVisit] = useState<Visit | null>(null);
  const [opened, setOpened] = useState({ place, at: Date.now() });
  if (opened.place !== place) setOpened({ place, at: Date.now() });
  const current = visit?.place === place ? visit : null;
  const isKnown = current === null && !isFetching && updatedAt >= opened.at;

  useEffect(() => {
    if (!isKnown || notifications === undefined) return;
    // A restored answer counts as new until the end of the task.
    const timer = setTimeout(() => setVisit(before => visitOf(before, place, notifications)));
    return () => clearTimeout(timer);
  }, [isKnown, notifications, place]);

  useMarkRead(current?.read);
  return {
    isMarked: (notification: Notification) => isMarked(current, notification),
    onTap: useCallback((notification: Notification) => setVisit(before => tapped(before, notification)), []),
  };
}

import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { pushRecord } from '#storage/push-record.ts';
import type { Session } from '../session/session.ts';

const CountsSchema = v.object({ unread: v.number() });

/**
 * Keeps the count of unread notifications on the icon of the installed app, where the system shows one; none after the session.
 * The worker counts on from it while no page is in front.
 */
export function keepAppBadge(queryClient: QueryClient, session: Session): void {
  if (!('setAppBadge' in navigator)) return;
  let shown: number | null = null;
  const show = (count: number) => {
    if (count === shown) return;
    shown = count;
    void pushRecord.change({ unread: count });
    (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  };
  const look = () => {
    const newest = queryClient
      .getQueryCache()
      .findAll({ queryKey: ['private', 'notifications'] })
      .filter(query => query.state.data !== undefined)
      .reduce<{ at: number; data: unknown }>(
        (best, { state }) => (state.dataUpdatedAt > best.at ? { at: state.dataUpdatedAt, data: state.data } : best),
        { at: 0, data: null },
      );
    const counts = v.safeParse(CountsSchema, newest.data);
    if (counts.success && session.hasToken.get()) show(counts.output.unread);
  };
  queryClient.getQueryCache().subscribe(({ query }) => query.queryKey[1] === 'notifications' && look());
  session.onEnd(() => show(0));
  document.addEventListener('visibilitychange', () => {
    shown = null;
  });
  if (session.hasToken.get()) look();
  else show(0);
}

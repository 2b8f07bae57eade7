import { useQuery } from '@tanstack/react-query';
import type { Counts } from '../cache/first-frame-snapshot.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { useUser } from '../session/use-session.ts';

const none: Counts = { cart: 0, notifications: 0 };

/** How full cart and inbox were when they were last seen, until they are known anew; nothing for a guest. */
export function useKnownCounts(): Counts {
  const { data } = useQuery<Counts>({ queryKey: persistedKeys.counts.beginning, enabled: false });
  return useUser() === null ? none : (data ?? none);
}

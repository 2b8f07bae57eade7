import { useQuery } from '@tanstack/react-query';
import { useUser } from '../session/use-session.ts';
import { persistedKeys } from './persisted-keys.ts';

/** How many lines the cart and notifications the inbox had when they were last seen. */
export interface Counts {
  readonly cart: number;
  readonly notifications: number;
}
export const countsKey = persistedKeys.counts.beginning;

const none: Counts = { cart: 0, notifications: 0 };

/** How full cart and inbox were when they were last seen, until they are known anew; nothing for a guest. */
export function useKnownCounts(): Counts {
  const { data } = useQuery<Counts>({ queryKey: countsKey, enabled: false });
  return useUser() === null ? none : (data ?? none);
}

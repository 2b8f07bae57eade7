import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';

/**
 * Whether the shop can be reached, as requests tell it. The browser's own word is a hint only: it calls a captive portal online.
 */
const reachable = createStore(true);

export const connectivity = {
  /** What became of a request. */
  report: (isReached: boolean) => reachable.set(isReached),
  /** The browser saw a line come or go; 'offline' is believed, 'online' waits for a request. */
  watchBrowser: () => {
    if (!navigator.onLine) reachable.set(false);
    globalThis.addEventListener('offline', () => reachable.set(false));
  },
  isReachable: reachable.get,
  subscribe: reachable.subscribe,
};

export function useIsReachable(): boolean {
  return useSyncExternalStore(reachable.subscribe, reachable.get, () => true);
}

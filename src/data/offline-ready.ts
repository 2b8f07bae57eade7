import { useSyncExternalStore } from 'react';
import type { ShellState } from '#contract/worker-messages.ts';
import { createStore } from '#lib/store.ts';

/** How much of the app lies on this phone; null where the worker has not said so, or there is none. */
export const offlineReady = createStore<ShellState | null>(null);

export function useOfflineReady(): ShellState | null {
  return useSyncExternalStore(offlineReady.subscribe, offlineReady.get, () => null);
}

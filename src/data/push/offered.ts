import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';

/** Whether the offer to tell of an order by push stands; apart from what makes it, which no first visit needs. */
export const offered = createStore(false);

export function useIsPushOffered(): boolean {
  return useSyncExternalStore(offered.subscribe, offered.get, () => false);
}

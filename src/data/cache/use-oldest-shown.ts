import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isKept } from './persisted-keys.ts';

/** The frame of every page: it changes rarely, and its age says nothing of the page. */
const FRAME: readonly unknown[] = ['categories', 'top-categories', 'banners', 'payment-methods', 'tags'];

const everything: QueryKey = [];

/**
 * When the oldest of the answers on screen was fetched, in milliseconds since the epoch; null where the page shows none.
 * @param within beginning of the keys that count; a constant
 */
export function useOldestShown(within: QueryKey = everything): number | null {
  const cache = useQueryClient().getQueryCache();
  const oldest = useCallback(() => {
    const shown = cache.findAll({
      queryKey: within,
      type: 'active',
      predicate: ({ queryKey, state }) =>
        state.dataUpdatedAt > 0 && isKept(queryKey, 'database') && !queryKey.some(part => FRAME.includes(part)),
    });
    return shown.length === 0 ? null : Math.min(...shown.map(query => query.state.dataUpdatedAt));
  }, [cache, within]);
  return useSyncExternalStore(
    useCallback(listener => cache.subscribe(listener), [cache]),
    oldest,
    () => null,
  );
}

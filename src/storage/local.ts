import { createStore, type Store } from '#lib/store.ts';

/** Keys in local storage; the first three are fixed by the specification. */
export const localKeys = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  locale: 'locale',
  checkoutDraft: 'checkout_draft',
  eventCursor: 'event_cursor',
} as const;
export type LocalKey = (typeof localKeys)[keyof typeof localKeys];

/**
 * One string in local storage as a store that also hears other tabs. Storage that is full or forbidden (private windows)
 * leaves the value in memory, so that the visit still works.
 */
export function localValue(key: LocalKey): Store<string | null> {
  const memory = createStore<string | null>(read(key));
  globalThis.addEventListener?.('storage', event => {
    if (event.key === key || event.key === null) memory.set(read(key));
  });
  return {
    get: memory.get,
    subscribe: memory.subscribe,
    set: next => {
      const value = typeof next === 'function' ? next(memory.get()) : next;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // Kept in memory.
      }
      memory.set(value);
    },
  };
}

/** What storage holds now, past the store: another tab may have written it a moment ago. */
export function read(key: LocalKey): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

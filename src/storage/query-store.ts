import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** The object store of cached queries; opened at the first use, because opening costs time on a slow phone. */
function store(): UseStore {
  opened ??= createStore('fondasi-cache', 'queries');
  return opened;
}

/** Cached queries in IndexedDB, one entry a query. A browser that has none (or forbids it) remembers nothing, and the visit still works. */
export const queryStore = {
  getItem: (key: string) => get<string>(key, store()).catch(() => undefined),
  setItem: (key: string, value: string) => set(key, value, store()).catch(() => undefined),
  removeItem: (key: string) => del(key, store()).catch(() => undefined),
  entries: () => entries<string, string>(store()).catch(() => []),
};

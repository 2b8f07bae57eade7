import { createStore, get, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('fondasi-session', 'notes');
  return opened;
}

/**
 * Which refresh token was replaced last. Local storage reaches other tabs some time after the lock that was held while it was
 * written; IndexedDB reaches them with it. Only the token's end is kept: enough to know it again, nothing to sign in with.
 */
export const rotationNote = {
  /** Resolves once every tab that asks later will see it; a browser without IndexedDB remembers nothing. */
  write: (replaced: string) => set('replaced', endOf(replaced), store()).catch(() => undefined),
  /** Whether this token was already replaced, here or in another tab. */
  isReplaced: async (token: string) => (await get<string>('replaced', store()).catch(() => undefined)) === endOf(token),
};

const endOf = (token: string) => token.slice(-8);

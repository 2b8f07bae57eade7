import { get, set } from 'idb-keyval';
import { noted } from './notes.ts';
import { openStore } from './query-database.ts';

const store = openStore('fondasi-session', 'notes');

/**
 * Which refresh token was replaced last. Local storage reaches other tabs some time after the lock that was held while it was
 * written; IndexedDB reaches them with it. Only the token's end is kept: enough to know it again, nothing to sign in with.
 */
export const rotationNote = {
  /** Resolves once every tab that asks later will see it; a browser without IndexedDB remembers nothing. */
  write: (replaced: string) => noted(() => set('replaced', endOf(replaced), store)),
  /** Whether this token was already replaced, here or in another tab. */
  isReplaced: async (token: string) => (await noted(() => get<string>('replaced', store))) === endOf(token),
};

const endOf = (token: string) => token.slice(-8);

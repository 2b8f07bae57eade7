import { del, get, set } from 'idb-keyval';
import { noted } from './notes.ts';
import { openStore } from './query-database.ts';

const KEY = 'token';
/** Milliseconds: a phone that has just woken up a worker is slow. */
const WORKER_PATIENCE = 5_000;
const store = openStore('fondasi-worker', 'notes');

/**
 * The access token once more, where a worker can read it. Never the refresh token: a worker that runs while no page is open must not be
 * able to lengthen a session.
 */
export const tokenCopy = {
  write: (token: string) => noted(() => set(KEY, token, store)),
  read: async () => (await noted(() => get<string>(KEY, store), WORKER_PATIENCE)) ?? null,
  forget: () => noted(() => del(KEY, store)),
};

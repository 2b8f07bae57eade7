import { createStore, del, get, set, type UseStore } from 'idb-keyval';

const KEY = 'token';
let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('fondasi-worker', 'notes');
  return opened;
}

/**
 * The access token once more, where a worker can read it. Never the refresh token: a worker that nobody watches must not be able to
 * lengthen a session.
 */
export const tokenCopy = {
  write: (token: string) => quietly(() => set(KEY, token, store())),
  read: async () => (await quietly(() => get<string>(KEY, store()))) ?? null,
  forget: () => quietly(() => del(KEY, store())),
};

/** A browser that keeps nothing, which some say at once, can't send without a page either. */
async function quietly<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  return Promise.resolve()
    .then(run)
    .catch(() => undefined);
}

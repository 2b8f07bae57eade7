import { clear, del, get, set, type UseStore } from 'idb-keyval';
import { noted } from './notes.ts';
import { forgetDatabases, openStore } from './query-database.ts';

/** Where one group of cached queries is kept, an entry a query. A browser that has no such store (or forbids it) remembers nothing, and the visit still works. */
export interface QueryStore {
  read(hash: string): Promise<unknown>;
  write(hash: string, entry: PersistedEntry): Promise<void>;
  remove(hash: string): Promise<void>;
  /** Every entry that could be one's own reading of the phone, newest last. */
  all(): Promise<readonly unknown[]>;
  /** Lets the entries go that are older than a moment, and the oldest beyond a number. @param before milliseconds since the epoch */
  sweep(before: number, most: number): Promise<void>;
  /** From now on nothing is read or written here, whatever is still on its way. */
  close(): void;
}

/** An entry; `at` in milliseconds since the epoch, by this phone's clock. */
interface PersistedEntry {
  readonly shape: string;
  readonly key: readonly unknown[];
  readonly at: number;
  readonly data: unknown;
}

const STORE = 'queries';
/** Milliseconds that a search through this phone waits for its disk. */
const PATIENCE = 5_000;
const PUBLIC = 'fondasi-queries';
const PRIVATE = 'fondasi-user-';

/**
 * The store of everybody's queries (null) or of one customer's; a database each, opened at the first use.
 * @param isAllowed is asked within each write: another tab may have ended the session a moment ago
 */
export function queryStore(userId: string | null, isAllowed: () => boolean = () => true): QueryStore {
  let opened: UseStore | undefined;
  let isClosed = false;
  const store: UseStore = (mode, callback) => {
    opened ??= openStore(userId === null ? PUBLIC : PRIVATE + userId, STORE, 'at');
    return opened(mode, objects => {
      if (isClosed || !isAllowed()) throw new DOMException('This store is closed', 'AbortError');
      return callback(objects);
    });
  };
  return {
    read: hash => get<unknown>(hash, store).catch(() => undefined),
    write: (hash, entry) => set(hash, entry, store).catch(() => undefined),
    remove: hash => del(hash, store).catch(() => undefined),
    all: () => noted(() => store('readonly', objects => done(objects.index('at').getAll())), PATIENCE).then(rows => rows ?? []),
    sweep: (before, most) => store('readwrite', objects => sweep(objects, before, most)).catch(() => undefined),
    close: () => {
      isClosed = true;
    },
  };
}

/**
 * Empties and deletes the store of every customer who ever used this phone.
 * @param but id of the one to spare
 * @param known id of one to forget where the browser can't list its databases
 */
export function forgetPrivateQueries({ but, known }: { but?: string; known?: string } = {}): Promise<void> {
  const isGone = (name: string) => name.startsWith(PRIVATE) && name !== PRIVATE + but;
  return forgetDatabases(isGone, known === undefined ? [] : [PRIVATE + known], database => clear(openStore(database, STORE, 'at')));
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** By the index alone, since reading thousands of answers would cost a phone its first second. */
async function sweep(objects: IDBObjectStore, before: number, most: number): Promise<void> {
  const excess = (await done(objects.count())) - most;
  await new Promise<void>((resolve, reject) => {
    const cursor = objects.index('at').openKeyCursor();
    let seen = 0;
    cursor.onerror = () => reject(cursor.error);
    cursor.onsuccess = () => {
      const at = cursor.result;
      if (at === null || ((at.key as number) >= before && seen >= excess)) return resolve();
      seen += 1;
      objects.delete(at.primaryKey);
      at.continue();
    };
  });
}

import type { UseStore } from 'idb-keyval';

const STORE = 'queries';

/**
 * A store as idb-keyval takes it, with an index by age. Unlike the library's own it gives its connection up when another tab
 * deletes the database, and opens a new one when the browser closed it in the background.
 */
export function openStore(name: string): UseStore {
  let connection: Promise<IDBDatabase> | undefined;
  const lose = () => {
    connection = undefined;
  };
  const connect = () => {
    connection ??= open(name, lose);
    connection.catch(lose);
    return connection;
  };
  const use: UseStore = async (mode, callback) => {
    try {
      return await callback((await connect()).transaction(STORE, mode).objectStore(STORE));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError') || connection === undefined) throw error;
      // The browser has closed the connection.
      lose();
      return callback((await connect()).transaction(STORE, mode).objectStore(STORE));
    }
  };
  return use;
}

function open(name: string, onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE).createIndex('at', 'at');
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onLost;
      database.onversionchange = () => {
        onLost();
        database.close();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

/**
 * Deletes the databases of such names, and those named. Emptied first: a deletion waits for other tabs, emptying doesn't.
 * @param named for browsers that can't list their databases
 */
export async function forgetDatabases(
  isGone: (name: string) => boolean,
  named: readonly string[],
  empty: (name: string) => Promise<void>,
): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  const listed = await indexedDB.databases?.().catch(() => []);
  const names = new Set([...named, ...(listed ?? []).flatMap(({ name }) => (name !== undefined && isGone(name) ? [name] : []))]);
  await Promise.all(
    [...names].map(async name => {
      await empty(name).catch(() => undefined);
      await remove(name);
    }),
  );
}

function remove(name: string): Promise<void> {
  return new Promise(resolve => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}

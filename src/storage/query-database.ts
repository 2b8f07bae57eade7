import type { UseStore } from 'idb-keyval';

/**
 * A store as idb-keyval takes it, opened at its first use. Unlike the library's own it gives its connection up when another tab deletes
 * the database, opens a new one when the browser closed it in the background, and tries again after a database that could not be opened.
 * @param index a field of the entries to have an index by
 */
export function openStore(name: string, storeName: string, index?: string): UseStore {
  let connection: Promise<IDBDatabase> | undefined;
  const lose = () => {
    connection = undefined;
  };
  const connect = () => {
    connection ??= open(name, lose, objects => {
      const created = objects.createObjectStore(storeName);
      if (index !== undefined) created.createIndex(index, index);
    });
    connection.catch(lose);
    return connection;
  };
  const use: UseStore = async (mode, callback) => {
    try {
      return await callback((await connect()).transaction(storeName, mode).objectStore(storeName));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError') || connection === undefined) throw error;
      // The browser has closed the connection.
      lose();
      return callback((await connect()).transaction(storeName, mode).objectStore(storeName));
    }
  };
  return use;
}

function open(name: string, onLost: () => void, create: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => create(request.result);
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

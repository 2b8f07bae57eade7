import { memoryOutboxStore } from './outbox-memory.ts';
import type { OutboxStore } from './outbox-record.ts';
import { readBox, STORES, writeBox } from './outbox-rows.ts';

const DATABASE = 'fondasi-outbox';

/**
 * The outbox in IndexedDB, written with strict durability: a resolved update survives a power cut. A record that can't be
 * read is moved to the store 'aside', never dropped. A browser without storage gets a box that lives as long as the page.
 */
export function outboxStore(): OutboxStore {
  let database: Promise<IDBDatabase> | null = null;
  let memory: OutboxStore | null = typeof indexedDB === 'undefined' ? memoryOutboxStore() : null;
  const connect = () => {
    database ??= open(() => {
      database = null;
    });
    return database;
  };
  /** WebKit drops connections of pages in the background: the second try has a fresh one. */
  async function inStorage<Result>(run: (store: OutboxStore) => Promise<Result>): Promise<Result> {
    for (let isSecond = false; ; isSecond = true) {
      if (memory !== null) return run(memory);
      try {
        return await run(storeIn(await connect()));
      } catch (error) {
        const lost = database;
        database = null;
        void lost?.then(
          db => db.close(),
          () => undefined,
        );
        if (lost !== null && isForbidden(error) && (await neverOpens(lost))) memory = memoryOutboxStore();
        else if (isSecond || isFull(error)) throw error;
      }
    }
  }
  return { read: () => inStorage(store => store.read()), update: change => inStorage(store => store.update(change)) };
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '');
const isFull = (error: unknown) => nameOf(error) === 'QuotaExceededError';
/** Some private windows have the interface and refuse its use. */
const isForbidden = (error: unknown) => ['SecurityError', 'InvalidStateError'].includes(nameOf(error));
const neverOpens = (database: Promise<IDBDatabase>) =>
  database.then(
    () => false,
    () => true,
  );

function open(onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('records', { keyPath: 'seq' });
      request.result.createObjectStore('client');
      request.result.createObjectStore('aside', { autoIncrement: true });
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onLost;
      // A newer version in another tab must not wait for this one.
      database.onversionchange = () => {
        database.close();
        onLost();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

function storeIn(database: IDBDatabase): OutboxStore {
  const update: OutboxStore['update'] = change =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
      let finish: () => void = () => undefined;
      let thrown: unknown = null;
      readBox(transaction, before => {
        try {
          const [after, result] = change(before);
          writeBox(transaction, before, after);
          finish = () => resolve(result);
        } catch (error) {
          thrown = error;
          transaction.abort();
        }
      });
      transaction.oncomplete = () => finish();
      transaction.onabort = () => reject(thrown ?? transaction.error ?? new DOMException('The transaction was aborted', 'AbortError'));
    });
  return { update, read: () => update(box => [box, box]) };
}

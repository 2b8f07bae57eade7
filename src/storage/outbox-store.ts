import { durableOutboxStore } from './durable-outbox.ts';
import type { DurableOutboxStore, OutboxBox, OutboxStore, RecordReader } from './outbox-record.ts';
import { readBox, STORES, writeBox } from './outbox-rows.ts';

const DATABASE = 'fondasi-outbox';

/** This browser's outbox: in IndexedDB, and in the page's memory where that can't be used. @param read reads the rows of the database */
export function outboxStore(read: RecordReader): DurableOutboxStore {
  return durableOutboxStore(onLost => databaseStore(read, onLost));
}

/**
 * The outbox in IndexedDB, written with strict durability: a resolved update survives a power cut. A record that can't be
 * read is moved to the store 'aside', never dropped.
 * @param onLost the browser, another tab or its user closed the connection
 */
function databaseStore(readRecord: RecordReader, onLost: () => void): OutboxStore {
  let database: Promise<IDBDatabase> | null = null;
  const connect = () => {
    database ??= open(() => {
      database = null;
      onLost();
    });
    return database;
  };
  /** WebKit drops connections of pages in the background: the second try has a fresh one. */
  const update: OutboxStore['update'] = async (change, signal) => {
    for (let isSecond = false; ; isSecond = true) {
      try {
        return await updateIn(await connect(), readRecord, change, signal);
      } catch (error) {
        const lost = database;
        database = null;
        void lost?.then(
          db => db.close(),
          () => undefined,
        );
        if (isSecond || isFull(error) || signal?.aborted) throw error;
      }
    }
  };
  return { update, read: () => update(box => [box, box]) };
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

function open(onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Some browsers have none, and some throw at once where storage is refused.
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

function updateIn<Result>(
  database: IDBDatabase,
  readRecord: RecordReader,
  change: (box: OutboxBox) => readonly [OutboxBox, Result],
  signal: AbortSignal | undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
    let finish: () => void = () => undefined;
    let thrown: unknown = null;
    const abort = () => {
      try {
        transaction.abort();
      } catch {
        // It is over, or being written.
      }
    };
    signal?.addEventListener('abort', abort);
    readBox(transaction, readRecord, before => {
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
}

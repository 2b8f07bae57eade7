import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OutboxRecord } from './outbox-record.ts';
import { outboxStore } from './outbox-store.ts';

const record = (seq: number): OutboxRecord => ({
  id: `id-${seq}`,
  clientId: 'c',
  seq,
  userId: 'u',
  kind: 'cart.remove',
  payload: { variantId: 'v' },
  attempts: 0,
  schemaVersion: 1,
  createdAt: 1,
});
const append = (store: ReturnType<typeof outboxStore>, seq: number) =>
  store.update(box => [{ ...box, clientId: 'c', seq, records: [...box.records, record(seq)] }, undefined]);

/** The database as another page would open it. */
function raw<Result>(name: string, run: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fondasi-outbox');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(name, 'readwrite');
      const request = run(transaction.objectStore(name));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(request.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  globalThis.indexedDB = new IDBFactory();
});

it('keeps records and the counter for the next page', async () => {
  await append(outboxStore(), 1);
  await outboxStore().update(box => [{ ...box, records: [] }, undefined]);
  expect(await outboxStore().update(box => [box, box])).toMatchObject({ clientId: 'c', seq: 1, records: [] });
});

it('asks for strict durability and writes only what changed', async () => {
  const store = outboxStore();
  await append(store, 1);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await append(store, 2);
  expect(transaction).toHaveBeenCalledWith(['records', 'client', 'aside'], 'readwrite', { durability: 'strict' });
  expect(put.mock.calls.map(([row]) => row)).toEqual([record(2), { clientId: 'c', seq: 2 }]);
});

it('changes nothing when the change throws', async () => {
  const store = outboxStore();
  await append(store, 1);
  const change = store.update(() => {
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect((await store.read()).records).toEqual([record(1)]);
});

it('sets a record aside that it cannot read', async () => {
  const store = outboxStore();
  await append(store, 1);
  const strange = { ...record(7), kind: 'cart.paint' };
  await raw('records', records => records.put(strange));
  expect((await store.read()).records).toEqual([record(1)]);
  expect(await raw('aside', aside => aside.getAll())).toEqual([strange]);
  expect(await raw('records', records => records.count())).toBe(1);
});

it('opens the database again when its connection is lost', async () => {
  const store = outboxStore();
  await append(store, 1);
  const original = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase) {
    this.close();
    return original.call(this, 'records');
  });
  await append(store, 2);
  expect((await store.read()).records).toEqual([record(1), record(2)]);
});

it('says so when the disk is full', async () => {
  const store = outboxStore();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(append(store, 1)).rejects.toMatchObject({ name: 'QuotaExceededError' });
});

it('lasts as long as the page where the browser forbids storage', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const store = outboxStore();
  await append(store, 1);
  expect((await store.read()).records).toEqual([record(1)]);
});

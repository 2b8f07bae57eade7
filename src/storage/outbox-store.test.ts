import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OutboxRecord, recordReader } from './outbox-record.ts';
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
const openStore = () => outboxStore(recordReader({ 'cart.remove': v.object({ variantId: v.string() }) }));
const append = (store: ReturnType<typeof openStore>, seq: number) =>
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

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.restoreAllMocks();
  globalThis.indexedDB = new IDBFactory();
});

it('keeps records and the counter for the next page', async () => {
  await append(openStore(), 1);
  await openStore().update(box => [{ ...box, records: [] }, undefined]);
  expect(await openStore().update(box => [box, box])).toMatchObject({ clientId: 'c', seq: 1, records: [] });
});

it('keeps for the next page what tells a disk from the one before it', async () => {
  const names = { former: 'b', made: 'anew', brought: ['id-1'] };
  await append(openStore(), 1);
  await openStore().update(box => [{ ...box, ...names }, undefined]);
  expect(await openStore().read()).toMatchObject({ clientId: 'c', seq: 1, ...names });
});

it('asks for strict durability and writes only what changed', async () => {
  const store = openStore();
  await append(store, 1);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await append(store, 2);
  expect(transaction).toHaveBeenCalledWith(['records', 'client', 'aside'], 'readwrite', { durability: 'strict' });
  expect(put.mock.calls.map(([row]) => row)).toEqual([record(2), { clientId: 'c', seq: 2 }]);
});

it('changes nothing when the change throws', async () => {
  const store = openStore();
  await append(store, 1);
  const change = store.update(() => {
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect((await store.read()).records).toEqual([record(1)]);
});

it('sets a record aside that it cannot read', async () => {
  const store = openStore();
  await append(store, 1);
  const strange = { ...record(7), kind: 'cart.paint' };
  await raw('records', records => records.put(strange));
  expect((await store.read()).records).toEqual([record(1)]);
  expect(await raw('aside', aside => aside.getAll())).toEqual([strange]);
  expect(await raw('records', records => records.count())).toBe(1);
});

it('opens the database again when its connection is lost', async () => {
  const store = openStore();
  await append(store, 1);
  const original = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase) {
    this.close();
    return original.call(this, 'records');
  });
  await append(store, 2);
  expect((await store.read()).records).toEqual([record(1), record(2)]);
});

it('goes on in the page when the disk is full, and says so of what needs the disk', async () => {
  const store = openStore();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await append(store, 1);
  expect(store.keeping.get()).toBe('page');
  expect((await store.read()).records).toMatchObject([{ id: 'id-1' }]);
  await expect(store.update(box => [{ ...box, seq: 9 }, undefined], { needsDisk: true })).rejects.toThrow();
});

it.each(['SecurityError', 'UnknownError', 'InvalidStateError', 'VersionError'])(
  'lasts as long as the page where the browser answers %s',
  async name => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      const request = { error: new DOMException('no', name) } as unknown as IDBOpenDBRequest;
      queueMicrotask(() => request.onerror?.(new Event('error')));
      return request;
    });
    const store = openStore();
    await append(store, 1);
    expect((await store.read()).records).toMatchObject([{ id: 'id-1' }]);
    expect(store.keeping.get()).toBe('page');
    expect(opening).toHaveBeenCalled();
  },
);

it('lasts as long as the page where the browser throws at once', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const store = openStore();
  await append(store, 1);
  expect((await store.read()).records).toMatchObject([{ id: 'id-1' }]);
});

it('writes back what a deleted database held, at once', async () => {
  const store = openStore();
  await append(store, 1);
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('fondasi-outbox');
    deleting.onsuccess = resolve;
    deleting.onerror = reject;
  });
  await vi.waitFor(async () => expect(await raw('records', records => records.getAll())).toEqual([record(1)]));
  expect((await store.read()).records).toEqual([record(1)]);
  expect(store.keeping.get()).toBe('disk');
});

it('gives a transaction up that hangs, so that it is not written down late', async () => {
  const store = openStore();
  await append(store, 1);
  // Another tab holds the database for as long as it likes.
  const blocking = indexedDB.open('fondasi-outbox');
  const end = await new Promise<() => void>(resolve => {
    blocking.onsuccess = () => {
      const transaction = blocking.result.transaction('records', 'readwrite');
      let isHeld = true;
      const hold = () => {
        if (isHeld) transaction.objectStore('records').count().onsuccess = hold;
      };
      hold();
      resolve(() => {
        isHeld = false;
      });
    };
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = append(store, 2);
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  vi.useRealTimers();
  expect(store.keeping.get()).toBe('page');
  expect((await store.read()).records).toMatchObject([{ id: 'id-1' }, { id: 'id-2' }]);
  end();
  expect(await raw('records', records => records.getAll())).toEqual([record(1)]);
});

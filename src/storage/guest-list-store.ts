import { promisifyRequest } from 'idb-keyval';
import { openStore } from './query-database.ts';

const DATABASE = 'fondasi-lists';

/**
 * Lists of a guest on this phone, by their ids: a database of its own, that no logout of a customer touches. What is in it is read as unknown: an
 * earlier or a later version of the app may have written it.
 */
export interface GuestListStore {
  /** Everything, by id. @throws DOMException where the browser keeps nothing */
  all(): Promise<readonly (readonly [id: string, row: unknown])[]>;
  /**
   * Changes one list in one transaction, in turn with other tabs.
   * @param change gets the stored row, undefined for none, and returns the next one, undefined to delete it
   * @returns the next one
   * @throws DOMException QuotaExceededError where the phone has no room, others where its browser keeps nothing
   */
  change<Row>(id: string, change: (row: unknown) => Row | undefined): Promise<Row | undefined>;
}

/** The store in IndexedDB, opened at its first use. */
export function guestListStore(): GuestListStore {
  const store = openStore(DATABASE, 'lists');
  return {
    all: () =>
      store('readonly', async objects => {
        const [keys, rows] = [objects.getAllKeys(), objects.getAll()];
        await promisifyRequest(objects.transaction);
        return keys.result.map((key, index) => [String(key), rows.result[index] as unknown] as const);
      }),
    change: (id, change) =>
      store('readwrite', async objects => {
        let next: ReturnType<typeof change>;
        const reading = objects.get(id);
        reading.onsuccess = () => {
          next = change(reading.result);
          if (next === undefined) objects.delete(id);
          else objects.put(next, id);
        };
        await promisifyRequest(objects.transaction);
        return next;
      }),
  };
}

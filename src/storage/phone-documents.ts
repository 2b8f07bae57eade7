import { promisifyRequest } from 'idb-keyval';
import { openStore } from './query-database.ts';

/** Databases of the phone's own, by what lies in them; the names lie on phones. */
const DATABASES = { lists: 'fondasi-lists', quotations: 'fondasi-quotations' } as const;

/**
 * A guest's documents on this phone, by their ids: in a database of its own, that no logout of a customer touches. What is in it is read as unknown:
 * an earlier or a later version of the app may have written it.
 */
export interface PhoneDocuments {
  /** Everything, by id. @throws DOMException where the browser keeps nothing */
  all(): Promise<readonly (readonly [id: string, row: unknown])[]>;
  /**
   * Changes one document in one transaction, in turn with other tabs.
   * @param change gets the stored row, undefined for none, and returns the next one, undefined to delete it
   * @returns the next one
   * @throws DOMException QuotaExceededError where the phone has no room, others where its browser keeps nothing
   */
  change<Row>(id: string, change: (row: unknown) => Row | undefined): Promise<Row | undefined>;
}

/** Those in IndexedDB, opened at their first use. */
export function phoneDocuments(name: keyof typeof DATABASES): PhoneDocuments {
  const store = openStore(DATABASES[name], name);
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

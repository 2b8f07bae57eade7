import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const recording = join(import.meta.dirname, '..', '..', 'fixtures', 'earlier-shop', 'phone.json');

interface Phone {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly cookies: string;
  readonly databases: readonly RecordedDatabase[];
}
interface RecordedDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | null;
    readonly autoIncrement: boolean;
    readonly indexes: readonly {
      readonly name: string;
      readonly keyPath: string;
      readonly unique: boolean;
      readonly multiEntry: boolean;
    }[];
    readonly rows: readonly { readonly key: string | number; readonly value: unknown }[];
  }[];
}

/** How many unsent edits the recorded phone holds: a cart's line, an address, a profile, a review, a receipt and read marks. */
export const earlierEdits = 6;

/**
 * Puts what an earlier version left on a phone into this browser: local storage, cookies and every database, as they were written.
 * @param email what the customer had typed into the profile that waits
 */
export async function becomeEarlierPhone(page: Page, url: string, email: string): Promise<void> {
  const recorded = await readFile(recording, 'utf8');
  const phone: Phone = JSON.parse(recorded.replace(/("name":"Thomas Lama",\s*"email":)"[^"]*"/, `$1${JSON.stringify(email)}`));
  const cookies = phone.cookies.split('; ').map(cookie => cookie.split('='));
  await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url })));
  // A page of the origin without the app's code, which would make its own databases first.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(async ({ localStorage: values, databases }) => {
    type Encoded = { readonly $blob?: string; readonly type?: string; readonly $undefined?: true };
    const decode = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(decode);
      if (typeof value !== 'object' || value === null) return value;
      const { $blob, type, $undefined } = value as Encoded;
      if ($undefined) return undefined;
      if ($blob !== undefined) return new Blob([Uint8Array.from(atob($blob), each => each.charCodeAt(0))], { type: type ?? '' });
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, decode(entry)]));
    };
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    for (const { name, version, stores } of databases) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const { name: store, keyPath, autoIncrement, indexes, rows } of stores) {
            const made = opening.result.createObjectStore(store, { keyPath, autoIncrement });
            for (const index of indexes)
              made.createIndex(index.name, index.keyPath, { unique: index.unique, multiEntry: index.multiEntry });
            for (const { key, value } of rows) made.put(decode(value), ...(keyPath === null ? [key] : []));
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    }
  }, phone);
}

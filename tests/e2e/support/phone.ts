import type { Page } from '@playwright/test';

/** Everything that the shop keeps on this phone, as one text: databases, Cache Storage, local and session storage, with keys and addresses. */
export function everythingCached(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const parts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      parts.push(name);
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, rows] = await Promise.all([done(objects.getAllKeys()), done(objects.getAll())]);
        parts.push(JSON.stringify(keys), JSON.stringify(rows));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return parts.join('\n');
  });
}

/** How often each text is on this phone, written plainly or as part of an address. */
export async function countStored(page: Page, texts: Readonly<Record<string, string>>): Promise<Record<string, number>> {
  const all = await everythingCached(page);
  const count = (text: string) => all.split(text).length - 1;
  const both = (text: string) => count(text) + (encodeURIComponent(text) === text ? 0 : count(encodeURIComponent(text)));
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, both(text)]));
}

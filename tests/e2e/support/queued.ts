import type { Page } from '@playwright/test';

/** How many unsent edits this browser keeps on its disk. */
export async function queuedEdits(page: Page): Promise<number> {
  return (await queuedIds(page)).length;
}

/** Ids of the unsent edits on this browser's disk, in the order in which they were made: their idempotency keys. */
export async function queuedIds(page: Page): Promise<readonly string[]> {
  return (await queuedRecords(page)).map(record => JSON.parse(record).id);
}

/** The unsent edits as they lie on this browser's disk, in JSON without their files. */
export function queuedRecords(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('fondasi-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('records').objectStore('records').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(record => JSON.stringify(record)));
          };
        };
      }),
  );
}

/** How many workers are registered. */
export function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** The names of all caches. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Addresses of everything in all caches. */
export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });
}

/** The worker has stored the shell and answers this page's requests. */
export async function underWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Lets a worker that waits take over, if one does. A browser stops the worker before it as soon as that has nothing to do, but never
 * while a debugger listens to it, as the tests do.
 */
export async function letSuccessorIn(page: Page): Promise<void> {
  const waits = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
  if (!waits) return;
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { type Allowance, EVERY, surplus } from './allowance.ts';

/** Lets the oldest entries of a cache go; when the phone itself is full, all of them: everything here can be fetched again. */
export function within(cacheName: string, allowance: Allowance): WorkboxPlugin {
  let puts = 0;
  registerQuotaErrorCallback(async () => {
    await caches.delete(cacheName);
  });
  return {
    cacheDidUpdate: async () => {
      puts += 1;
      if (puts % EVERY === 1) await trim(cacheName, allowance);
    },
  };
}

async function trim(cacheName: string, allowance: Allowance): Promise<void> {
  const cache = await caches.open(cacheName);
  // The order of a cache is that of its puts.
  const keys = await cache.keys();
  const sizes = await Promise.all(keys.map(async key => bytesOf(await cache.match(key))));
  await Promise.all(keys.slice(0, surplus(sizes, allowance)).map(key => cache.delete(key)));
}

async function bytesOf(response: Response | undefined): Promise<number> {
  if (response === undefined) return 0;
  const told = Number(response.headers.get('content-length'));
  return told > 0 ? told : (await response.blob()).size;
}

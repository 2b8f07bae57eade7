import type { QueryClient } from '@tanstack/react-query';
import { priceListChangesEndpoint, priceListEndpoint, priceListPartEndpoint } from '#contract/price-list.ts';
import { exclusively } from '#storage/exclusively.ts';
import type { PriceListStore } from '#storage/price-list-store.ts';
import { apiOf } from '../cache/query-client.ts';
import { shopClock } from '../shop-clock.ts';
import type { DownloadPorts } from './download.ts';
import { priceListClient } from './worker-client.ts';

const bytesOf = async (file: Promise<Blob>) => new Uint8Array(await (await file).arrayBuffer());

/** SHA-256 in hex. */
async function digest(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return Array.from(hash, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** What a download uses in this browser. */
export function portsOf(queryClient: QueryClient, store: PriceListStore): DownloadPorts {
  const api = apiOf(queryClient.getDefaultOptions().queries?.meta);
  return {
    store,
    manifest: lang => api.call(priceListEndpoint, { query: { lang } }),
    part: id => bytesOf(api.file(priceListPartEndpoint, { params: { id } })),
    changes: (lang, since) => bytesOf(api.file(priceListChangesEndpoint, { query: { lang, since } })),
    digest,
    check: async bytes => (await priceListClient()).check(bytes),
    patch: async (lang, delta) => (await priceListClient()).patch(lang, delta),
    exclusively,
    now: () => shopClock.toShop(shopClock.now()),
  };
}

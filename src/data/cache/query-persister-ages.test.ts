import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { AppError } from '#lib/app-error.ts';
import { queryStore } from '#storage/query-store.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import { createShopClock } from '../shop-clock.ts';
import { createQueryClient, KEPT_FOR } from './query-client.ts';
import { createQueryPersister, SHAPE } from './query-persister.ts';

const brands = [{ slug: 'sagara', name: 'Sagara', description: '', image_url: '/x', product_count: 3 }];
const { queryKey } = catalogueQueries.brands('id');
const offline = () => Promise.reject(new AppError('network', 0));

/** One start of the app: what the network answers, or that it doesn't, and the clock that it goes by. */
function start(answer: () => Promise<unknown>, clock = createShopClock()) {
  const persistedCache = createQueryPersister(() => null, { clock });
  const api = { call: vi.fn(answer) };
  const queryClient = createQueryClient(api as unknown as Api, { persister: persistedCache.persister });
  persistedCache.watch(queryClient);
  return { persistedCache, api, queryClient };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('shows what is too old where the shop can’t be asked', async () => {
  const at = Date.now() - 2 * KEPT_FOR;
  await queryStore(null).write(JSON.stringify(queryKey), { shape: SHAPE, key: queryKey, at, data: brands });
  const { queryClient } = start(offline);
  expect(await queryClient.ensureQueryData(catalogueQueries.brands('id'))).toEqual(brands);
});

it('asks behind an answer that is dated in the future, of which no age is told', async () => {
  const at = Date.now() + 86_400_000;
  await queryStore(null).write(JSON.stringify(queryKey), { shape: SHAPE, key: queryKey, at, data: brands });
  const { queryClient, api } = start(offline);
  new QueryObserver(queryClient, { ...catalogueQueries.brands('id'), retry: false }).subscribe(() => undefined);
  await vi.waitFor(() => expect(api.call).toHaveBeenCalled());
  expect(queryClient.getQueryData(queryKey)).toEqual(brands);
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(0);
});

it('asks anew for what is on screen when it was fetched by a clock that ran ahead', async () => {
  const { queryClient, api } = start(async () => ({ brands: [] }));
  queryClient.setQueryData(queryKey, brands, { updatedAt: Date.now() + 86_400_000 });
  new QueryObserver(queryClient, catalogueQueries.brands('id')).subscribe(() => undefined);
  await vi.waitFor(() => expect(api.call).toHaveBeenCalledTimes(1));
});

it('keeps by the shop’s clock: whatever the phone’s says at the next start, the age is right', async () => {
  const wrong = createShopClock();
  wrong.tell(Date.now() - 86_400_000);
  const first = start(async () => ({ brands }), wrong);
  await first.queryClient.fetchQuery(catalogueQueries.brands('id'));
  await vi.waitFor(async () => expect(await queryStore(null).all()).toHaveLength(1));
  const [row] = (await queryStore(null).all()) as { at: number }[];
  expect(Math.abs((row?.at ?? 0) - (Date.now() - 86_400_000))).toBeLessThan(10_000);
});

it('lets nothing go for its age before the shop has answered', async () => {
  const at = Date.now() - 2 * KEPT_FOR;
  await queryStore(null).write('old', { shape: SHAPE, key: queryKey, at, data: brands });
  const clock = createShopClock();
  const { queryClient, persistedCache } = start(offline, clock);
  await persistedCache.tidy(queryClient);
  expect(await queryStore(null).all()).toHaveLength(1);
  clock.tell(Date.now());
  await persistedCache.tidy(queryClient);
  expect(await queryStore(null).all()).toEqual([]);
});

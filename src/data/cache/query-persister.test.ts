import 'fake-indexeddb/auto';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { AppError } from '#lib/app-error.ts';
import { queryStore } from '#storage/query-store.ts';
import { addressQueries } from '../addresses/queries.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import { sessionQueries } from '../session/queries.ts';
import { offlineAnswers } from './offline-answers.ts';
import { createQueryClient, KEPT_FOR } from './query-client.ts';
import { createQueryPersister, publicEntries, SHAPE } from './query-persister.ts';

const id = (digit: number) => `0199a5b8-0000-7000-8000-00000000000${digit}`;
const user = (digit: number) => ({
  id: id(digit),
  name: `Customer ${digit}`,
  email: 'a@b.test',
  phone: '',
  gender: null,
  customer: { id: id(digit), image_url: null },
  has_password: true,
});
const brands = [{ slug: 'sagara', name: 'Sagara', description: '', image_url: '/x', product_count: 3 }];
const { queryKey } = catalogueQueries.brands('id');
const own = addressQueries.list(id(1));

/** One start of the app: what the network answers, or that it doesn't. */
function start(answer: () => Promise<unknown>, sessionEpoch: () => string | null = () => null) {
  const persistedCache = createQueryPersister(sessionEpoch);
  const api = { call: vi.fn(answer) };
  const queryClient = createQueryClient(api as unknown as Api, { persister: persistedCache.persister });
  persistedCache.watch(queryClient);
  return { persistedCache, api, queryClient };
}
const signIn = (queryClient: QueryClient, digit: number) => queryClient.setQueryData(sessionQueries.user().queryKey, user(digit));
const offline = () => Promise.reject(new AppError('network', 0));
const fetchOwn = (queryClient: QueryClient) => queryClient.fetchQuery({ ...own, retry: false });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('opens offline what was seen before, with the age that it has', async () => {
  const first = start(async () => ({ brands }));
  await first.queryClient.fetchQuery(catalogueQueries.brands('id'));
  const seenAt = first.queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  await vi.waitFor(async () => expect(await publicEntries()).toHaveLength(1));

  const later = start(offline);
  expect(await later.queryClient.ensureQueryData(catalogueQueries.brands('id'))).toEqual(brands);
  expect(later.api.call).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(later.queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(seenAt));
});

describe('a disk that hangs', () => {
  /** A disk that says nothing until it is let go, where one has kept the brands. */
  async function hanging(answer: () => Promise<unknown>) {
    const entry = { shape: SHAPE, key: queryKey, at: Date.now(), data: brands };
    let letGo: () => void = () => undefined;
    const read = () =>
      new Promise<unknown>(resolve => {
        letGo = () => resolve(entry);
      });
    const store = { read, write: vi.fn(), remove: vi.fn(), all: vi.fn(), sweep: vi.fn(), close: vi.fn() };
    const persistedCache = createQueryPersister(() => null, { open: () => store as never });
    const queryClient = createQueryClient({ call: vi.fn(answer) } as unknown as Api, { persister: persistedCache.persister });
    return { queryClient, letGo: () => letGo() };
  }
  const fetch = (queryClient: QueryClient) => queryClient.fetchQuery({ ...catalogueQueries.brands('id'), retry: false });

  it('holds no page whose shop answers', async () => {
    const { queryClient } = await hanging(async () => ({ brands }));
    const start = performance.now();
    expect(await fetch(queryClient)).toEqual(brands);
    expect(performance.now() - start).toBeLessThan(4_000);
  });

  it('has the last word where the shop has none', async () => {
    const { queryClient, letGo } = await hanging(offline);
    const asked = fetch(queryClient);
    setTimeout(letGo, 1_000);
    expect(await asked).toEqual(brands);
  });
});

describe('an answer that the worker took from this phone', () => {
  const seenAt = Date.now() - 7_200_000;
  /** The network answers `names` in turn; one with an age comes from the worker. */
  function startWith(...answers: readonly { readonly name: string; readonly keptAt?: number }[]) {
    const rest = [...answers];
    const started = start(async () => undefined);
    started.api.call.mockImplementation((async (_endpoint: unknown, { signal }: { signal: AbortSignal }) => {
      const { name, keptAt } = rest.shift() ?? { name: 'none' };
      if (keptAt !== undefined) offlineAnswers.note(signal, keptAt);
      return { brands: [{ ...brands[0], name }] };
    }) as never);
    const fetch = () => started.queryClient.fetchQuery({ ...catalogueQueries.brands('id'), staleTime: 0 });
    const state = () => started.queryClient.getQueryState(queryKey);
    return { ...started, fetch, state };
  }

  it('is as old as it is, and is not kept as new', async () => {
    const { fetch, state } = startWith({ name: 'old', keptAt: seenAt });
    await fetch();
    await vi.waitFor(() => expect(state()?.dataUpdatedAt).toBe(seenAt));
    expect(await publicEntries()).toEqual([]);
  });

  it('is replaced by the line’s answer, and does not replace a newer one', async () => {
    const { fetch, state } = startWith({ name: 'old', keptAt: seenAt }, { name: 'new' }, { name: 'old', keptAt: seenAt });
    for (const name of ['old', 'new', 'new']) expect(await fetch()).toMatchObject([{ name }]);
    await vi.waitFor(async () => expect((await publicEntries())[0]?.data).toMatchObject([{ name: 'new' }]));
    expect(state()?.dataUpdatedAt).toBeGreaterThan(seenAt);
  });
});

it('keeps an endless list with the places where its pages begin', async () => {
  const product = (slug: string) => ({
    ...{ id: slug, slug, name: slug, image: { url: '/p', srcset: null, width: 1, height: 1 } },
    ...{ brand: { slug: 'sagara', name: 'Sagara' }, category: { slug: 'semen', name: 'Semen' } },
    ...{ facts: [], rating: 0, rating_count: 0, sold_count: 0, variants: [] },
  });
  const facets = { brands: [], categories: [], min_price: 0, max_price: 0 };
  const page = (slug: string) => ({ products: [product(slug)], total: 9, facets, did_you_mean: null });
  const answers = [page('one'), page('two')];
  const { queryClient, api } = start(async () => answers.shift());
  await queryClient.fetchInfiniteQuery({ ...catalogueQueries.allProducts('id'), pages: 2 });
  expect(api.call.mock.lastCall).toMatchObject([{}, { query: { offset: 1, after: 'one' } }]);
  await vi.waitFor(async () => expect(await publicEntries()).toHaveLength(1));
  const later = start(offline);
  const { pages } = await later.queryClient.fetchInfiniteQuery(catalogueQueries.allProducts('id'));
  expect(pages).toHaveLength(2);
});

it('asks the network behind what is stale, and keeps what it says', async () => {
  const store = queryStore(null);
  const hash = JSON.stringify(queryKey);
  const at = Date.now() - 7_200_000;
  await store.write(hash, { shape: SHAPE, key: queryKey, at, data: brands });
  const { queryClient } = start(async () => ({ brands: [] }));
  const seen: unknown[] = [];
  new QueryObserver(queryClient, catalogueQueries.brands('id')).subscribe(result => seen.push(result.data));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([]));
  expect(seen).toContainEqual(brands);
  await vi.waitFor(async () => expect((await publicEntries())[0]?.data).toEqual([]));
});

it.each([
  ['of another shape', { shape: '1' }],
  ['too old', { at: Date.now() - KEPT_FOR - 1 }],
  ['that no longer fits', { data: [{ slug: 'sagara' }] }],
])('leaves an entry alone that is %s', async (_, fault) => {
  await queryStore(null).write(JSON.stringify(queryKey), { shape: SHAPE, key: queryKey, at: Date.now(), data: brands, ...fault });
  const { queryClient } = start(async () => ({ brands: [] }));
  expect(await queryClient.ensureQueryData(catalogueQueries.brands('id'))).toEqual([]);
});

it('keeps nothing that is not on the list', async () => {
  const { queryClient } = start(async () => ({ suggestions: [] }));
  await queryClient.fetchQuery(catalogueQueries.suggestions('id', 'semen'));
  await queryClient.fetchQuery({ ...catalogueQueries.brands('id'), queryFn: async () => brands });
  await vi.waitFor(async () => expect(await publicEntries()).toHaveLength(1));
});

it('shows private answers to their own customer only', async () => {
  const first = start(async () => ({ addresses: [] }));
  signIn(first.queryClient, 1);
  await fetchOwn(first.queryClient);
  await vi.waitFor(async () => expect(await queryStore(id(1)).all()).toHaveLength(1));

  const again = start(offline);
  signIn(again.queryClient, 1);
  expect(await fetchOwn(again.queryClient)).toEqual([]);
  const other = start(offline);
  signIn(other.queryClient, 2);
  await expect(fetchOwn(other.queryClient)).rejects.toThrow('network');
});

it('asks for what it keeps of the customer anew, however young: the last page or the worker may have changed it since', async () => {
  const first = start(async () => ({ addresses: [] }));
  signIn(first.queryClient, 1);
  await fetchOwn(first.queryClient);
  await vi.waitFor(async () => expect(await queryStore(id(1)).all()).toHaveLength(1));

  let answer: (value: unknown) => void = () => undefined;
  const again = start(
    () =>
      new Promise(resolve => {
        answer = resolve;
      }),
  );
  signIn(again.queryClient, 1);
  expect(await fetchOwn(again.queryClient)).toEqual([]);
  await vi.waitFor(() => expect(again.api.call).toHaveBeenCalledTimes(1));
  answer({ addresses: ['new'] });
  await vi.waitFor(() => expect(again.queryClient.getQueryData(own.queryKey)).toEqual(['new']));
});

it('a late answer writes nothing back after the customer has left', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { queryClient, persistedCache, api } = start(
    () =>
      new Promise(resolve => {
        answer = resolve;
      }),
  );
  signIn(queryClient, 1);
  const asked = fetchOwn(queryClient).catch(() => undefined);
  await vi.waitFor(() => expect(api.call).toHaveBeenCalled());
  queryClient.removeQueries({ queryKey: ['private'] });
  await persistedCache.wipe();
  signIn(queryClient, 1);
  answer({ addresses: [] });
  await asked;
  expect(await queryStore(id(1)).all()).toEqual([]);
});

it('another tab that ended the session stops the writing of this one', async () => {
  let sessionEpoch = 'first';
  const { queryClient } = start(
    async () => ({ addresses: [], brands }),
    () => sessionEpoch,
  );
  signIn(queryClient, 1);
  await fetchOwn(queryClient);
  await vi.waitFor(async () => expect(await queryStore(id(1)).all()).toHaveLength(1));
  await queryStore(id(1)).remove(JSON.stringify(own.queryKey));
  sessionEpoch = 'second';
  await queryClient.refetchQueries({ queryKey: own.queryKey });
  // Asked for later, so kept later.
  await queryClient.fetchQuery(catalogueQueries.brands('id'));
  await vi.waitFor(async () => expect(await publicEntries()).toHaveLength(1));
  expect(await queryStore(id(1)).all()).toEqual([]);
});

it('wipes every customer of this phone, and tidies away who is not here', async () => {
  await queryStore(id(1)).write('a', { shape: SHAPE, key: [], at: 1, data: 1 });
  await queryStore(id(2)).write('a', { shape: SHAPE, key: [], at: Date.now(), data: 2 });
  const { queryClient, persistedCache } = start(async () => ({ addresses: [] }));
  signIn(queryClient, 2);
  await fetchOwn(queryClient);
  await persistedCache.tidy(queryClient);
  expect(await queryStore(id(1)).all()).toEqual([]);
  expect(await queryStore(id(2)).all()).not.toEqual([]);
  await persistedCache.wipe();
  expect(await queryStore(id(2)).all()).toEqual([]);
});

it('lets the old and the too many go', async () => {
  const store = queryStore(null);
  for (let at = 1; at <= 6; at += 1) await store.write(`entry ${at}`, { shape: SHAPE, key: [], at, data: at });
  await store.sweep(3, 10);
  expect((await store.all()).map(entry => (entry as { at: number }).at)).toEqual([3, 4, 5, 6]);
  await store.sweep(0, 2);
  expect((await store.all()).map(entry => (entry as { at: number }).at)).toEqual([5, 6]);
});

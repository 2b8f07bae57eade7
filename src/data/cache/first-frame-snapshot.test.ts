// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { SiteInfo } from '#contract/site.ts';
import { sessionQueries } from '../session/queries.ts';
import { createSession } from '../session/session.ts';
import { siteQueries } from '../site/queries.ts';
import { keepSnapshot } from './first-frame-snapshot.ts';
import { persistedKeys } from './persisted-keys.ts';
import { createQueryClient } from './query-client.ts';

const id = '0199a5b8-0000-7000-8000-000000000001';
const user = {
  id,
  name: 'Rahma',
  email: 'rahma@contoh.test',
  phone: '',
  gender: null,
  customer: { id, image_url: '/p' },
  has_password: true,
};
const { queryKey } = sessionQueries.user();
const countsKey = persistedKeys.counts.beginning;
const siteNamed = (name: string): SiteInfo => ({
  ...{ name, email: 'toko@contoh.test', phone: '', description_id: '', description_en: '', legal: '', blog_url: null },
  ...{ socials: [], others: [], payment_methods: [], delivery_services: [], sign_in: [] },
});
const start = () => {
  const session = createSession();
  const queryClient = createQueryClient({} as Api);
  return { session, queryClient, forget: keepSnapshot(queryClient, session) };
};
const stored = () => localStorage.getItem('snapshot') ?? '';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('access_token', 'a');
});

it('knows who is here before anything is asked', async () => {
  start().queryClient.setQueryData(queryKey, user);
  await vi.waitFor(() => expect(stored()).toContain('Rahma'));
  expect(start().queryClient.getQueryData(queryKey)).toEqual(user);
});

it.each([
  ['a year ago', -1],
  ['in a year', 1],
])('knows it also from a snapshot that was taken %s by the phone’s clock', (_, years) => {
  const at = Date.now() + years * 365 * 86_400_000;
  const queries = [{ queryKey, state: { data: user, dataUpdatedAt: at } }];
  localStorage.setItem('snapshot', JSON.stringify({ timestamp: at, buster: '2', clientState: { queries } }));
  expect(start().queryClient.getQueryData(queryKey)).toEqual(user);
});

it('counts the cart and the inbox, not a part of it', async () => {
  const { queryClient } = start();
  queryClient.setQueryData(['private', 'cart'], { order_items: [{}, {}] });
  queryClient.setQueryData(['private', 'notifications', 'id', id, { limit: 6, offset: 0, type: null }], { total: 9 });
  queryClient.setQueryData(['private', 'notifications', 'id', id, { limit: 6, offset: 0, type: 2 }], { total: 1 });
  expect(queryClient.getQueryData(countsKey)).toEqual({ cart: 2, notifications: 9 });
});

it('tells a guest nothing, and nothing that does not fit', () => {
  const entry = (key: readonly unknown[], data: unknown) => ({ queryKey: key, state: { data, dataUpdatedAt: Date.now() } });
  const client = (...queries: unknown[]) => JSON.stringify({ timestamp: Date.now(), buster: '2', clientState: { queries } });
  localStorage.setItem('snapshot', client(entry(queryKey, { name: 'Rahma' }), entry(countsKey, { cart: 3, notifications: 1 })));
  const { queryClient } = start();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(countsKey)).toEqual({ cart: 3, notifications: 1 });
  localStorage.removeItem('access_token');
  expect(start().queryClient.getQueryData(countsKey)).toBeUndefined();
  localStorage.setItem('snapshot', '{');
  expect(start).not.toThrow();
});

it('keeps what came with the page, which is newer than what was stored', async () => {
  const { queryKey: siteKey } = siteQueries.info('id');
  const site = siteNamed('Toko Budi');
  const stale = { queryKey: siteKey, state: { data: siteNamed('Toko'), dataUpdatedAt: Date.now() - 1_000 } };
  localStorage.setItem('snapshot', JSON.stringify({ timestamp: Date.now(), buster: '2', clientState: { queries: [stale] } }));
  const queryClient = createQueryClient({} as Api);
  queryClient.setQueryData(siteKey, site);
  keepSnapshot(queryClient, createSession());
  expect(queryClient.getQueryData(siteKey)).toEqual(site);
  await vi.waitFor(() => expect(stored()).toContain('Toko Budi'));
  expect(start().queryClient.getQueryData(siteKey)).toEqual(site);
});

it('a burst that is still to be saved when the customer leaves does not come back', async () => {
  vi.useFakeTimers();
  const { session, queryClient, forget } = start();
  queryClient.setQueryData(queryKey, user);
  session.end('logout');
  queryClient.removeQueries({ queryKey: ['private'] });
  forget();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored()).not.toContain('Rahma');
  vi.useRealTimers();
});

it('nor one of a tab that has not heard of it yet', async () => {
  vi.useFakeTimers();
  const { queryClient } = start();
  queryClient.setQueryData(queryKey, user);
  localStorage.setItem('session_era', 'another tab');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored()).not.toContain('Rahma');
  vi.useRealTimers();
});

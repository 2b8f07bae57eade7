import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

import { ageAtServer, servedState, takeServedState } from './served-state.ts';

it('carries answers and nothing that failed, and ends no script element', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server.setQueryData(['catalogue', 'id', 'banners'], [{ title: '</script><b>' }]);
  await server.prefetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('no')) });
  const json = servedState(server);
  expect(json).not.toContain('<');

  const phone = new QueryClient();
  const before = Date.now();
  takeServedState(phone, json);
  expect(phone.getQueryCache().getAll()).toHaveLength(1);
  expect(phone.getQueryData(['catalogue', 'id', 'banners'])).toEqual([{ title: '</script><b>' }]);
  expect(phone.getQueryState(['catalogue', 'id', 'banners'])?.dataUpdatedAt).toBeGreaterThanOrEqual(before);
});

it('asks for all of it anew where the customer reloaded a page that lay on this phone', () => {
  const phone = new QueryClient();
  const fetchedAt = Date.now() - 1_000;
  takeServedState(phone, JSON.stringify([[['catalogue', 'id', 'banners'], []]]), fetchedAt, true);
  expect(phone.getQueryState(['catalogue', 'id', 'banners'])).toMatchObject({ dataUpdatedAt: fetchedAt, isInvalidated: true });
});

it('hears from the server how old a page is, and takes one that says nothing for new', () => {
  const entries = vi.spyOn(performance, 'getEntriesByType');
  const visit = (serverTiming: readonly object[]) => [{ serverTiming }] as unknown as PerformanceEntryList;
  entries.mockReturnValueOnce(visit([{ name: 'age', duration: 61_000 }]));
  expect(ageAtServer()).toBe(61_000);
  entries.mockReturnValueOnce(visit([]));
  expect(ageAtServer()).toBe(0);
});

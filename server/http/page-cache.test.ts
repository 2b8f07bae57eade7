import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Goodness, pageCache, type Wanted } from './page-cache.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

/** A cache of pages that are named by how good they are, and how often each was made. */
function cacheOf(outcomes: readonly (Goodness | 'thrown' | 'hanging')[]) {
  const cache = pageCache<Goodness>(made => made);
  let made = 0;
  const wanted = (isReload = false): Wanted<Goodness> => ({
    key: '/',
    isReload,
    failed: () => undefined,
    make: async () => {
      const outcome = outcomes[Math.min(made, outcomes.length - 1)] ?? 'failed';
      made += 1;
      if (outcome === 'thrown') throw new Error('the database is away');
      if (outcome === 'hanging') return new Promise<Goodness>(() => undefined);
      return outcome;
    },
  });
  const visit = async (isReload?: boolean) => cache(wanted(isReload)).value.catch(() => 'error');
  return { visit, look: () => void cache(wanted()), made: () => made };
}

test('a page of an error lives for a second, where a good one lives for ten', async () => {
  const failing = cacheOf(['failed', 'brief']);
  await failing.visit();
  await vi.advanceTimersByTimeAsync(990);
  expect([await failing.visit(), failing.made()]).toEqual(['failed', 1]);
  await vi.advanceTimersByTimeAsync(20);
  expect([await failing.visit(), failing.made()]).toEqual(['brief', 2]);
  await vi.advanceTimersByTimeAsync(9_900);
  expect([await failing.visit(), failing.made()]).toEqual(['brief', 2]);
});

test('an error that is thrown is kept for no other visitor', async () => {
  const throwing = cacheOf(['thrown', 'lasting']);
  expect(await throwing.visit()).toBe('error');
  expect(await throwing.visit()).toBe('lasting');
});

test('one that hangs is given up a second after visitors have stopped waiting for it', async () => {
  const hanging = cacheOf(['hanging', 'lasting']);
  hanging.look();
  await vi.advanceTimersByTimeAsync(2_900);
  hanging.look();
  expect(hanging.made()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect([await hanging.visit(), hanging.made()]).toEqual(['lasting', 2]);
});

test('a reload that fails leaves the page as good as it was before', async () => {
  for (const outcome of ['failed', 'thrown'] as const) {
    const reloading = cacheOf(['lasting', outcome, 'lasting']);
    await reloading.visit();
    await vi.advanceTimersByTimeAsync(11_000);
    await reloading.visit(true);
    expect([await reloading.visit(), reloading.made()]).toEqual(['lasting', 2]);
  }
});

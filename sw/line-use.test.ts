import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFreeTime, noteLineUse } from './line-use.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const says = (page: string, isLoading: boolean) => noteLineUse({ page, isLoading });

/** Fetches for a second; tells when it began and how it ended. */
function slowFetch(log: string[]) {
  return (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      log.push('begun');
      const timer = setTimeout(resolve, 1_000, 'all of it');
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        log.push('given up');
        reject(signal.reason);
      });
    });
}

test('fetches for later wait while a page loads, and make way for one that loads for long', async () => {
  const log: string[] = [];
  says('a', true);
  const first = inFreeTime(slowFetch(log));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(log).toEqual([]);
  says('a', false);
  await vi.advanceTimersByTimeAsync(500);
  expect(log).toEqual(['begun']);
  says('b', true);
  await vi.advanceTimersByTimeAsync(400);
  expect(log).toEqual(['begun', 'given up']);
  says('b', false);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(log).toEqual(['begun', 'given up', 'begun']);
  expect(await first).toBe('all of it');
});

test('a good line carries both, and a page that went away without a word is not waited for', async () => {
  const log: string[] = [];
  const fetched = inFreeTime(slowFetch(log));
  says('a', true);
  await vi.advanceTimersByTimeAsync(100);
  says('a', false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await fetched).toBe('all of it');
  expect(log).toEqual(['begun']);
  says('gone', true);
  const second = inFreeTime(slowFetch(log));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(log).toEqual(['begun']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await second).toBe('all of it');
  says('gone', false);
});

test('a fetch that fails by itself reports its error', async () => {
  await expect(inFreeTime(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
});

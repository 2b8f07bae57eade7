import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFlight } from './in-flight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes some milliseconds. */
const work = (milliseconds: number, error: Error | null = null) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => (error === null ? resolve('sent') : reject(error)), milliseconds);
  });

test('waiting ends with the last work that is under way, however it ends, or with its time', async () => {
  const busy = inFlight();
  await busy.idle(1_000);
  const first = busy.during(work(1_200));
  const second = busy.during(work(1_600, new Error('no database'))).catch(String);
  let waited = 0;
  const wait = () => void busy.idle(1_000).then(() => (waited += 1));
  wait();
  expect(busy.lanes()).toBe(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(waited).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toBe(1);
  wait();
  await vi.advanceTimersByTimeAsync(200);
  expect(await first).toBe('sent');
  expect([busy.lanes(), waited]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(400);
  expect(await second).toBe('Error: no database');
  expect([busy.lanes(), waited]).toEqual([0, 2]);
});

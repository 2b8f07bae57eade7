import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a job that fails again and again is logged once a minute, and in other words at once, without the values of its statement', async () => {
  const lines: string[] = [];
  let cause = 'connect ECONNREFUSED';
  const run = async () => {
    throw new Error('Failed query: select $1\nparams: 0812', { cause: new Error(cause) });
  };
  const clock = startClock([{ name: 'pushes', every: 1_000, run }], { log: line => lines.push(line) });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(lines).toEqual(['pushes failed: connect ECONNREFUSED']);
  cause = 'the database system is starting up';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines).toEqual(['pushes failed: connect ECONNREFUSED', 'pushes failed: the database system is starting up']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.slice(2)).toEqual(['pushes failed: the database system is starting up']);
  await clock.stop();
});

import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { Problem } from './problem.ts';
import { MOST_NAMES, rateLimiter } from './rate-limit.ts';

function limiterAt(env: Record<string, string> = {}) {
  let clock = 1_000_000;
  const limiter = rateLimiter({ config: readConfig(env), elapsed: () => clock });
  const isAllowed = (names: Parameters<typeof limiter.take>[0]) => {
    try {
      limiter.take(names);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.detail.retryAfter;
    }
  };
  return { limiter, isAllowed, pass: (milliseconds: number) => (clock += milliseconds) };
}

const two = { events: 2, window: 10_000 };

test('allows so many events in a window that slides', () => {
  const { isAllowed, pass } = limiterAt();
  expect(isAllowed({ a: two })).toBe(true);
  pass(4_000);
  expect(isAllowed({ a: two })).toBe(true);
  expect(isAllowed({ a: two })).toBe(6);
  expect(isAllowed({ b: two })).toBe(true);
  pass(6_000);
  expect(isAllowed({ a: two })).toBe(true);
  expect(isAllowed({ a: two })).toBe(4);
});

test('an event that one name refuses counts for none', () => {
  const { isAllowed } = limiterAt();
  isAllowed({ a: two });
  isAllowed({ a: two });
  for (let count = 0; count < 5; count += 1) expect(isAllowed({ b: two, a: two })).toBe(10);
  expect(isAllowed({ b: two })).toBe(true);
});

test('forgets a name after a success, and counts nothing where it is switched off', () => {
  const { isAllowed, limiter } = limiterAt();
  isAllowed({ a: two });
  isAllowed({ a: two });
  limiter.forget('a');
  expect(isAllowed({ a: two })).toBe(true);
  const off = limiterAt({ RATE_LIMITS: 'off' });
  for (let count = 0; count < 5; count += 1) expect(off.isAllowed({ a: two })).toBe(true);
});

test('a call that is given back was never counted', () => {
  const { isAllowed, limiter } = limiterAt();
  for (let count = 0; count < 5; count += 1) limiter.take({ a: two, b: two }).giveBack();
  expect(limiter.size()).toBe(0);
  expect([isAllowed({ a: two }), isAllowed({ a: two })]).toEqual([true, true]);
});

test('holds nothing of a refused name, nothing of a window that is over, and never more than its number of names', () => {
  const { isAllowed, limiter, pass } = limiterAt();
  isAllowed({ address: two });
  isAllowed({ address: two });
  for (let count = 0; count < 1_000; count += 1) expect(isAllowed({ [`account ${count}`]: two, address: two })).toBe(10);
  expect(limiter.size()).toBe(1);
  for (let count = 0; count < MOST_NAMES + 100; count += 1) isAllowed({ [`account ${count}`]: two });
  expect(limiter.size()).toBe(MOST_NAMES);
  pass(60_000);
  isAllowed({ other: two });
  expect(limiter.size()).toBe(1);
});

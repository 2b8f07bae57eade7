import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createAllowances, MOST_NAMES } from './allowance.ts';
import { Problem } from './problem.ts';

function allowancesAt(env: Record<string, string> = {}) {
  let clock = 1_000_000;
  const allowances = createAllowances({ config: readConfig(env), elapsed: () => clock });
  const isAllowed = (name: string, count = 1) => {
    try {
      allowances.take(name, { atOnce: 10, anHour: 60 }, count);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.detail.retryAfter;
    }
  };
  return { allowances, isAllowed, pass: (milliseconds: number) => (clock += milliseconds) };
}

test('gives so many at once, and then as they come back', () => {
  const { isAllowed, pass } = allowancesAt();
  expect([isAllowed('a', 9), isAllowed('a'), isAllowed('a'), isAllowed('b')]).toEqual([true, true, 60, true]);
  pass(45_000);
  expect([isAllowed('a'), isAllowed('a', 3)]).toEqual([15, 135]);
  pass(15_000);
  expect([isAllowed('a'), isAllowed('a')]).toEqual([true, 60]);
  pass(3_600_000);
  // Unused allowance does not add up.
  expect([isAllowed('a', 11), isAllowed('a', 10), isAllowed('a')]).toEqual([60, true, 60]);
});

test('holds nothing of a name that has its whole allowance, and never more than its number of names', () => {
  const { allowances, isAllowed, pass } = allowancesAt();
  for (let count = 0; count < MOST_NAMES + 10; count += 1) isAllowed(`customer ${count}`);
  expect(allowances.size()).toBe(MOST_NAMES);
  pass(61_000);
  isAllowed('another');
  expect(allowances.size()).toBe(1);
});

test('counts nothing where limits are lifted', () => {
  const { isAllowed } = allowancesAt({ RATE_LIMITS: 'off' });
  expect([isAllowed('a', 100), isAllowed('a', 100)]).toEqual([true, true]);
});

import { expect, it } from 'vitest';
import { timeLeft } from './countdown.ts';

const deadline = '2026-11-22T04:00:00.000Z';
const before = (milliseconds: number) => Date.parse(deadline) - milliseconds;

it('counts whole hours, also beyond a day, minutes and seconds', () => {
  expect(timeLeft(deadline, before(26 * 3_600_000 + 5 * 60_000 + 9_000))).toEqual({ hours: 26, minutes: 5, seconds: 9 });
  expect(timeLeft(deadline, before(59_001))).toEqual({ hours: 0, minutes: 1, seconds: 0 });
});

it('ends at the deadline', () => {
  expect(timeLeft(deadline, before(1))).toEqual({ hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(deadline, before(0))).toBeNull();
  expect(timeLeft('not a moment', 0)).toBeNull();
});

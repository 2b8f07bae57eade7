import { expect, it } from 'vitest';
import { partLeft, timeLeft, untilDeadline } from './countdown.ts';

const HOUR = 3_600_000;

it('counts whole hours, also beyond a day, minutes and seconds', () => {
  expect(timeLeft(26 * HOUR + 5 * 60_000 + 9_000)).toEqual({ hours: 26, minutes: 5, seconds: 9 });
  expect(timeLeft(59_001)).toEqual({ hours: 0, minutes: 1, seconds: 0 });
});

it('ends at the deadline', () => {
  expect(timeLeft(1)).toEqual({ hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(0)).toBeNull();
  expect(timeLeft(Number.NaN)).toBeNull();
});

it.each([
  ['right', 0],
  ['three hours ahead', 3 * HOUR],
  ['a day behind', -24 * HOUR],
])('goes by the shop’s clock on a phone whose own is %s', (_what, wrong) => {
  const deadline = '2026-11-22T04:00:00.000Z';
  const serverTime = '2026-11-22T02:00:00.000Z';
  const receivedAt = Date.parse(serverTime) + wrong;
  expect(untilDeadline(deadline, { serverTime, receivedAt, now: receivedAt })).toBe(2 * HOUR);
  expect(untilDeadline(deadline, { serverTime, receivedAt, now: receivedAt + 90_000 })).toBe(2 * HOUR - 90_000);
  expect(untilDeadline(deadline, { serverTime, receivedAt, now: receivedAt + 3 * HOUR })).toBe(-HOUR);
});

it('draws the tape in by the part of the time that is left', () => {
  expect(partLeft(12 * HOUR, 1440)).toBe(0.5);
  expect(partLeft(48 * HOUR, 1440)).toBe(1);
  expect(partLeft(-1, 1440)).toBe(0);
});

// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createShopClock } from './shop-clock.ts';

const DAY = 86_400_000;
const T = Date.UTC(2026, 10, 25);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: T });
});

/** The app starts anew at a time of the phone's. */
function startAt(phone: number) {
  vi.useRealTimers();
  vi.useFakeTimers({ now: phone });
  return createShopClock();
}

it('believes the phone as long as nothing contradicts it', () => {
  const clock = createShopClock();
  expect(clock.now()).toBe(T);
  clock.tell(T);
  vi.advanceTimersByTime(3 * DAY);
  expect(clock.now()).toBe(T + 3 * DAY);
  expect(startAt(T + 30 * DAY).now()).toBe(T + 30 * DAY);
});

it.each([
  ['behind', -365],
  ['ahead', 365],
])('goes on from the shop’s last answer where the phone’s clock is a year %s', (_, days) => {
  createShopClock().tell(T);
  const clock = startAt(T + days * DAY);
  expect(clock.now()).toBe(T);
  vi.advanceTimersByTime(7_000);
  expect(clock.now()).toBe(T + 7_000);
});

it('does so also when the clock is set under way', () => {
  const clock = createShopClock();
  clock.tell(T);
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(T - 365 * DAY);
  expect(clock.now()).toBe(T + 5_000);
  vi.setSystemTime(T + 365 * DAY);
  expect(clock.now()).toBe(T + 5_000);
});

it('knows how wrong a clock is that has always been so, and says when it finds it elsewhere', () => {
  vi.setSystemTime(T + 400 * DAY);
  const clock = createShopClock();
  expect(clock.tell(T)).toBe(true);
  expect(clock.tell(T)).toBe(false);
  expect(clock.now()).toBe(T + 400 * DAY);
  expect(clock.toShop(clock.now())).toBe(T);
  const later = startAt(T + 402 * DAY);
  expect(later.toShop(later.now())).toBe(T + 2 * DAY);
  expect(later.fromShop(T)).toBe(T + 400 * DAY);
});

it('tells no age by a date from the future', () => {
  const clock = createShopClock();
  clock.tell(T);
  expect(clock.orUnknown(T - 5)).toBe(T - 5);
  expect(clock.orUnknown(T + DAY)).toBe(0);
});

it('has been told nothing by an answer without a date', () => {
  const clock = createShopClock();
  expect(clock.tell(Number.NaN)).toBe(false);
  expect(clock.isTold()).toBe(false);
});

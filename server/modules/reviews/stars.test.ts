import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageOf, countOf, spreadOfStars, withRating } from './stars.ts';

test('a spread has exactly as many ratings and, to the hundredth, the average it was made from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.double({ min: 1, max: 5, noNaN: true }), (count, mean) => {
      const stars = Math.min(5 * count, Math.max(count, Math.round(mean * count)));
      const average = Math.round((stars / count) * 100);
      const spread = spreadOfStars(average, count);
      expect(spread.every(each => Number.isInteger(each) && each >= 0)).toBe(true);
      expect(countOf(spread)).toBe(count);
      // Two averages that differ by less than half a hundredth of a star are the same one.
      expect(Math.abs(averageOf(spread) - average)).toBeLessThanOrEqual(count < 50 ? 0 : 1);
    }),
  );
});

test('good products have mostly fives, and a few of everything', () => {
  const spread = spreadOfStars(452, 1_000);
  expect(spread[4]).toBeGreaterThan(spread[3]);
  expect(spread[3]).toBeGreaterThan(spread[2]);
  expect(spread.every(count => count > 0)).toBe(true);
});

test('without ratings there is nothing to spread', () => {
  expect(spreadOfStars(0, 0)).toEqual([0, 0, 0, 0, 0]);
  expect(averageOf([0, 0, 0, 0, 0])).toBe(0);
});

test('a rating is counted once, and moves when its customer changes it', () => {
  const first = withRating([0, 0, 0, 1, 1], null, 1);
  expect(first).toEqual([1, 0, 0, 1, 1]);
  expect(averageOf(first)).toBe(333);
  expect(withRating(first, 1, 5)).toEqual([0, 0, 0, 1, 2]);
  expect(withRating(first, 5, 5)).toEqual(first);
});

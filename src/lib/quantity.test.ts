import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decremented, incremented, isOrderable, largestQuantity, snapped } from './quantity.ts';

const cement = { stock: 22, minimum: 5, step: 1 };
const tiles = { stock: 37, minimum: 10, step: 5 };

describe('incremented', () => {
  it('goes from nothing to the minimum, then by the step', () => {
    expect(incremented(0, tiles)).toBe(10);
    expect(incremented(10, tiles)).toBe(15);
    expect(incremented(0, cement)).toBe(5);
  });

  it('is set to 0 at the stock limit', () => {
    expect(incremented(30, tiles)).toBe(35);
    expect(incremented(35, tiles)).toBe(0);
    expect(incremented(22, cement)).toBe(0);
    expect(incremented(0, { stock: 4, minimum: 5, step: 1 })).toBe(0);
  });
});

describe('decremented', () => {
  it('goes from the minimum to 0 and stops there', () => {
    expect(decremented(15, tiles)).toBe(10);
    expect(decremented(10, tiles)).toBe(0);
    expect(decremented(0, tiles)).toBe(0);
  });
});

describe('snapped', () => {
  it.each([
    [12, 15, 'multiple'],
    [3, 10, 'minimum'],
    [99, 35, 'stock'],
    [20, 20, null],
    [0, 0, null],
    [Number.NaN, 0, null],
  ])('reads %d as %d (%s)', (typed, quantity, reason) => {
    expect(snapped(typed, tiles)).toEqual({ quantity, reason });
  });
});

const rule = fc.record({
  stock: fc.integer({ min: 0, max: 500 }),
  minimum: fc.integer({ min: 1, max: 40 }),
  step: fc.integer({ min: 1, max: 12 }),
});

it('never leads to a quantity that could not be ordered', () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: 0, max: 600 }), (limits, from) => {
      const start = snapped(from, limits).quantity;
      for (const quantity of [start, incremented(start, limits), decremented(start, limits), largestQuantity(limits)]) {
        expect(quantity === 0 || isOrderable(quantity, limits)).toBe(true);
      }
    }),
  );
});

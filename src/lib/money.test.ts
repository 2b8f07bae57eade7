import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedPrice, includedVat, lineTotal } from './money.ts';

describe('discountedPrice', () => {
  it.each([
    [68_000, 0, 68_000],
    [68_000, 10, 61_200],
    [1_050, 15, 893],
    [999, 12.5, 874],
    [1, 50, 1],
    [68_000, 100, 0],
  ])('takes %i with %d %% off to %i', (price, discount, expected) => {
    expect(discountedPrice(price, discount)).toBe(expected);
  });

  it('stays a whole number between zero and the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 0, max: 9_000 }), (price, basisPoints) => {
        const result = discountedPrice(price, basisPoints / 100);
        expect(Number.isInteger(result)).toBe(true);
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(price);
      }),
    );
  });
});

it('multiplies the rounded unit price, so that a line is what its unit price says', () => {
  expect(lineTotal(1_050, 15, 3)).toBe(893 * 3);
});

it.each([
  [111_000, 11_000],
  [68_000, 6_739],
  [0, 0],
])('finds the VAT inside %i: %i', (gross, vat) => {
  expect(includedVat(gross)).toBe(vat);
});

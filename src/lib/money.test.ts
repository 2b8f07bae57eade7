import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedPrice, includedVat, lineTotal, otherTaxBase, typedRupiah } from './money.ts';

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

it.each([
  [111_000, 100_000, 91_667, 11_000],
  [173_937, 156_700, 143_642, 17_237],
  [1_000_000, 900_901, 825_826, 99_099],
  [8_250_000, 7_432_432, 6_813_063, 817_568],
  [12_345_678, 11_122_232, 10_195_379, 1_223_446],
  [61_234_567, 55_166_277, 50_569_087, 6_068_290],
])('of %i rupiah the goods are %i, the tax base %i and the VAT %i', (gross, net, base, vat) => {
  expect([gross - includedVat(gross), otherTaxBase(net), includedVat(gross)]).toEqual([net, base, vat]);
});

describe('typedRupiah', () => {
  it.each([
    ['50.000', 50_000],
    ['50,000', 50_000],
    ['Rp 50000', 50_000],
    ['50rb', 50_000],
    ['50 ribu', 50_000],
    ['75K', 75_000],
    ['1,5 juta', 1_500_000],
    ['1.5jt', 1_500_000],
    ['2 JT', 2_000_000],
    ['1.500 rb', 1_500_000],
    ['1.500.000', 1_500_000],
    ['0,5 jt', 500_000],
    ['1,25 m', 1_250_000_000],
  ])('reads %s as %i', (text, rupiah) => {
    expect(typedRupiah(text)).toBe(rupiah);
  });

  it.each(['', 'rb', 'murah', '-'])('finds no amount in %j', text => {
    expect(typedRupiah(text)).toBeUndefined();
  });
});

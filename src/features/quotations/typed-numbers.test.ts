import { expect, test } from 'vitest';
import { typedAmount, typedPercent, typedQuantity } from './typed-numbers.ts';

test.each([
  ['20', 1, 20],
  [' 1.000 ', 1, 1_000],
  ['12,500', 2, 25_000],
  ['7.0', 1, 7],
  ['2,5', 2, 5],
  ['0.5', 2, 1],
  ['2,5', 1, undefined],
  ['2,25', 2, undefined],
  ['0.500', 2, 1],
  ['2,500', 2, 5_000],
  ['0,333', 1, undefined],
  ['0', 1, undefined],
  ['-3', 1, undefined],
  ['3 sak', 1, undefined],
  ['1000001', 1, undefined],
] as const)('%s of units in %d parts is %s', (text, parts, quantity) => {
  expect(typedQuantity(text, parts)).toBe(quantity);
});

test('a margin is a percentage up to 1,000, an amount no more than a paper takes', () => {
  expect(['12,5', '12.5 %', '0', '1000', '1000,01', 'ten'].map(typedPercent)).toEqual([1_250, 1_250, 0, 100_000, undefined, undefined]);
  expect(['150.000', '2,5 juta', '2.000.000.001', 'x'].map(typedAmount)).toEqual([150_000, 2_500_000, undefined, undefined]);
  expect(['85.000,00', '85,000.00', '1500,50'].map(typedAmount)).toEqual([85_000, 85_000, 1_500]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

describe('typedQuantity', () => {
  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['0', 0],
    ['007', 7],
    ['1.250', 1_250],
    ['1,250', 1_250],
    ['1.250.000', 1_250_000],
    ['1 250', 1_250],
    ['12,5', 12.5],
    ['1.5', 1.5],
    ['3.', 3],
  ])('reads %j as %d', (text, quantity) => {
    expect(typedQuantity(text)).toBe(quantity);
  });

  it.each([
    ['2', 4],
    ['2,5', 5],
    ['0.5', 1],
    ['2,25', 4.5],
    ['1.250', 2_500],
  ])('reads %j as %d halves', (text, quantity) => {
    expect(typedQuantity(text, 2)).toBe(quantity);
  });

  it('reads whatever a stepper shows', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.constantFrom(1, 2), fc.constantFrom('.', ','), (quantity, parts, decimal) => {
        expect(typedQuantity(String(quantity / parts).replace('.', decimal), parts)).toBe(quantity);
      }),
    );
  });

  it.each(['', ' ', '-3', 'dua', '1,2,3', '5 sak', '1e3'])('does not take %j for a number', text => {
    expect(typedQuantity(text)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedPrice } from '#lib/money.ts';
import { totalsOf } from './totals.ts';

const line = { quantity: 3, price: 65_500, discount: 12.5, weight: 40_000 };

describe('totals', () => {
  it('round the discounted unit price, then multiply', () => {
    // 57,312.5 becomes 57,313 a unit: 171,939, where rounding the sum would give 171,938.
    expect(totalsOf([line])).toEqual({ items_total: 196_500, discount_total: 24_561, vat_total: 17_039, weight: 120_000 });
  });

  it('are zero for nothing', () => {
    expect(totalsOf([])).toEqual({ items_total: 0, discount_total: 0, vat_total: 0, weight: 0 });
  });

  it('are whole, add up, and hold 11 % of what is left without VAT', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 0, max: 1_000 }),
      price: fc.integer({ min: 1, max: 5_000_000 }),
      discount: fc.integer({ min: 0, max: 9_000 }).map(basisPoints => basisPoints / 100),
      weight: fc.integer({ min: 1, max: 1_500_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), lines => {
        const { items_total, discount_total, vat_total } = totalsOf(lines);
        const goods = items_total - discount_total;
        expect(goods).toBe(lines.reduce((sum, each) => sum + discountedPrice(each.price, each.discount) * each.quantity, 0));
        expect([items_total, discount_total, vat_total].every(Number.isSafeInteger)).toBe(true);
        expect(discount_total).toBeGreaterThanOrEqual(0);
        expect(Math.abs(vat_total - (goods - vat_total) * 0.11)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

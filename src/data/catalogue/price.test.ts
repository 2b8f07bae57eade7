import { describe, expect, it } from 'vitest';
import type { Variant } from '#contract/catalogue.ts';
import { chosenVariant } from '#lib/buyable.ts';
import { basePrice, hasPriceRange, leadVariant } from './price.ts';

const variant = (id: string, more: Partial<Variant> = {}): Variant => ({
  id,
  name: id,
  price: 100_000,
  discount: 0,
  stock: 10,
  unit: 'sak',
  content: { thousandths: 40_000, unit: 'kg' },
  min_quantity: 1,
  step_quantity: 1,
  ...more,
});

describe('prices of a product', () => {
  it('compares by the base unit, after the discount', () => {
    expect(basePrice(variant('a', { price: 62_000 }))).toBe(1_550);
    expect(basePrice(variant('a', { price: 125_000, discount: 10, content: { thousandths: 1_440, unit: 'm2' } }))).toBe(78_125);
    expect(basePrice(variant('a', { price: 125_000, content: { thousandths: 1_440, unit: 'm2' } }))).toBe(86_806);
    expect(basePrice(variant('a', { content: null }))).toBeNull();
  });

  it('leads with the cheapest variant that can be bought', () => {
    const cheap = variant('cheap', { price: 10, stock: 0 });
    const good = variant('good', { price: 100, discount: 50 });
    expect(leadVariant({ variants: [variant('dear', { price: 60 }), cheap, good] })?.id).toBe('good');
    expect(leadVariant({ variants: [cheap] })?.id).toBe('cheap');
    expect(leadVariant({ variants: [] })).toBeNull();
  });

  it('starts a choice with the wanted variant, else the first in stock', () => {
    const variants = [variant('none', { stock: 4, min_quantity: 5, step_quantity: 5 }), variant('some'), variant('more')];
    expect(chosenVariant({ variants }, 'none')?.id).toBe('none');
    expect(chosenVariant({ variants }, 'unknown')?.id).toBe('some');
  });

  it('knows whether prices differ', () => {
    expect(hasPriceRange({ variants: [variant('a', { price: 200, discount: 50 }), variant('b', { price: 100 })] })).toBe(false);
    expect(hasPriceRange({ variants: [variant('a'), variant('b', { price: 1 })] })).toBe(true);
  });
});

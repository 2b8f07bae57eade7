import { expect, it } from 'vitest';
import type { Variant } from '#contract/catalogue.ts';
import { type ListEntry, linesOfEntries, POSITION_STEP } from './line-of.ts';

const variant: Variant = {
  id: 'bag',
  name: '40 kg',
  price: 64_500,
  discount: 10,
  stock: 20,
  unit: 'sak',
  content: { thousandths: 40_000, unit: 'kg' },
  min_quantity: 5,
  step_quantity: 1,
};
const product = { slug: 'semen', name: 'Semen', image: { url: '/i', srcset: null, width: 4, height: 3 } };

it('entries of a calculator keep what was needed, and stand one behind the other', () => {
  const entries: ListEntry[] = [
    { goods: { product, variant }, text: '', quantity: 9, need: { thousandths: 345_000, unit: 'kg' }, source: 'calculator' },
    { goods: null, text: 'Pasir: 1,5 m³', quantity: 1, need: { thousandths: 1_290, unit: 'm3' }, source: 'calculator' },
    { goods: { product, variant }, text: '', quantity: 1 },
  ];
  const { lines, goods } = linesOfEntries(entries, 5 * POSITION_STEP, '2026-11-28T00:00:00.000Z');
  expect(lines.map(({ product_variant_id: id, text, quantity, need, source }) => [id, text, quantity, need?.thousandths, source])).toEqual([
    ['bag', '', 9, 345_000, 'calculator'],
    [null, 'Pasir: 1,5 m³', 1, 1_290, 'calculator'],
    ['bag', '', 1, undefined, 'manual'],
  ]);
  expect(lines.map(({ position }) => position / POSITION_STEP)).toEqual([5, 6, 7]);
  expect(lines[0]?.seen_price?.price).toBe(58_050);
  expect(goods.map(({ id }) => id)).toEqual(['bag']);
});

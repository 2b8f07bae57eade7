import { expect, it } from 'vitest';
import { soldQuantity, withoutLength } from './convert.ts';

const goods = (unit: string, content: readonly [number, string] | null = null, weight = 0) => ({
  unit,
  content: content && { thousandths: content[0], unit: content[1] },
  weight,
});

it.each([
  ['2 kubik', 2, 'm3', goods('half_m3', [500, 'm3']), 4],
  ['half a cubic metre', 0.5, 'm3', goods('half_m3', [500, 'm3']), 1],
  ['20 m² of tiles', 20, 'm2', goods('dus', [960, 'm2']), 21],
  ['6.72 m² of tiles, which floats make 8', 6.72, 'm2', goods('dus', [960, 'm2']), 7],
  ['1,5 ton D10', 1.5, 'ton', goods('batang', [12_000, 'm'], 7_400), 203],
  ['2 ton of cement', 2, 'ton', goods('sak', [40_000, 'kg'], 40_300), 50],
  ['22 m of pipe', 22, 'm', goods('batang', [4_000, 'm']), 6],
  ['half a kilo of nails', 0.5, 'kg', goods('half_kg', [500, 'kg']), 1],
  ['500 grams of nails', 500, 'gram', goods('half_kg', [500, 'kg']), 1],
  ['12 pieces of a box of six', 12, 'pcs', goods('dus', [6_000, 'pcs']), 2],
  ['3 pieces', 3, 'pcs', goods('unit'), 3],
  ['a bare number', 10, null, goods('pcs'), 10],
  ['one and a half sacks', 1.5, 'sak', goods('sak'), 2],
  ['a pail of paint that is sold in cans', 1, 'pail', goods('kaleng', [5_000, 'kg']), null],
  ['bars of a mesh that is sold by the sheet', 20, 'batang', goods('lembar'), null],
  ['bars of a pipe by the piece', 20, 'batang', goods('pcs'), 20],
  ['square metres of cement', 3, 'm2', goods('sak', [40_000, 'kg']), null],
] as const)('%s', (_, quantity, unit, sold, wanted) => {
  expect(soldQuantity(quantity, unit, sold)).toBe(wanted);
});

it('22 sheets of 5 m are 220 half metres, and without a length it is asked', () => {
  const { words, length } = withoutLength('spandek 0,35 pjg 5 m');
  expect([words, length]).toEqual(['spandek 0,35', 5_000]);
  expect(soldQuantity(22, 'lembar', goods('half_m', [500, 'm']), length)).toBe(220);
  expect(soldQuantity(22, 'lembar', goods('half_m', [500, 'm']), 5_300)).toBe(242);
  expect(soldQuantity(22, 'lembar', goods('half_m', [500, 'm']))).toBeNull();
});

import { expect, it } from 'vitest';
import { filedTerms, tokensOf } from './sizes.ts';

/** Terms that a text means, the strictest of each size. */
const meant = (text: string) => tokensOf(text).map(({ text: word, size }) => size?.exact.at(-1) ?? word);

it.each([
  ['10 mm', ['=10mm']],
  ['10mm', ['=10mm']],
  ['D10', ['=10mm']],
  ['Ø10', ['=10mm']],
  ['10 mili', ['=10mm']],
  ['5 cm', ['=50mm']],
  ['3"', ['=76.2mm']],
  ['3 inch', ['=76.2mm']],
  ['3 inci', ['=76.2mm']],
  ['½"', ['=12.7mm']],
  ['1/2 inch', ['=12.7mm']],
  ['1½"', ['=38.1mm']],
  ['1 1/2"', ['=38.1mm']],
  ['0,35', ['=0.35']],
  ['0.35', ['=0.35']],
  ['1.050 liter', ['=1050000ml']],
  ['1000 liter', ['=1000000ml']],
  ['2,5 kg', ['=2500g']],
  ['12 watt', ['=12w']],
  ['10a', ['=10a']],
  ['40x40', ['=40x40']],
  ['40 × 40', ['=40x40']],
  ['20x40', ['=20x40']],
  ['40x20', ['=20x40']],
  ['4x4 cm', ['=40x40']],
  ['2x1.5', ['=1.5x2']],
  ['2×1,5 · 50 m', ['=1.5x2', '=50000mm']],
  ['besi 10', ['besi', '=10']],
  ['Kanal C75', ['kanal', 'c75']],
  ['Café Cat', ['cafe', 'cat']],
])('%s means %j', (text, terms) => {
  expect(meant(text)).toEqual(terms);
});

it('leaves a unit out of account, and takes sides in centimetres for sides in millimetres, only where nothing else is found', () => {
  expect(tokensOf('10 mm')[0]?.size?.loose).toEqual(['=10']);
  expect(tokensOf('4x4')[0]?.size).toEqual({ exact: ['=4x4'], loose: ['=40x40'] });
  expect(tokensOf('5/7')[0]?.size?.loose).toEqual(['=5x7']);
});

it.each([
  ['D10 · 12 m', ['d10', '=10mm', '=10', '=12000mm', '=12']],
  ['40×40 cm', ['=40x40', '=40']],
  ['60 × 20 × 10 cm', ['=10x20x60', '=60', '=20', '=10', '=20x60']],
])('%s is found by %j', (text, terms) => {
  expect(tokensOf(text).flatMap(filedTerms)).toEqual(terms);
});

import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { exact, numberOf } from './exact.ts';
import { type OwnRate, ownAmount, rateIn, statedRate } from './own-need.ts';

const shown = (rate: OwnRate | null) =>
  rate && [numberOf(rate.amount, 10_000), rate.unit, rate.coats, rate.thickness === null ? null : numberOf(rate.thickness, 1)];

it.each([
  ['79 / m²', [79, 'pcs', 1, null]],
  ['12,5 / m²', [12.5, 'pcs', 1, null]],
  ['3,5 kg per m² dinding 10 cm', [3.5, 'kg', 1, null]],
  ['5.6 pieces per m²', [5.6, 'pcs', 1, null]],
  ['10 m² per kg', [0.1, 'kg', 1, null]],
  ['4 m² per liter, dua lapis', [0.25, 'liter', 2, null]],
  ['4 m² per litre, two coats', [0.25, 'liter', 2, null]],
  ['12 m² / sak', [0.0833, 'pack', 1, null]],
  ['2,2 m² pada 10 mm', [0.4545, 'pack', 1, 10]],
  ['60 m² plafon per 20 kg', [0.3333, 'kg', 1, null]],
  ['5 m², sisir 6 mm', [0.2, 'pack', 1, null]],
  ['SNI 7064', null],
  ['0 / m²', null],
  ['10–20 mm', null],
])('%s', (text, expected) => expect(shown(rateIn(text))).toEqual(expected));

describe('the demo shop’s products say what they say in both languages', () => {
  const products = buildCatalogue().products;
  const rateOf = (slug: string, lang: 'id' | 'en') => {
    const product = products.find(each => each.slug === slug);
    if (product === undefined) throw new Error(`no ${slug}`);
    return shown(
      statedRate({
        facts: product.facts.map(each => each[lang]),
        attributes: product.attributes.map(({ label, value }) => ({ label: label[lang], value: value[lang] })),
      }),
    );
  };
  it.each([
    ['bata-merah-press-watukarsa-gowa', [79, 'pcs', 1, null]],
    ['batako-press-watukarsa', [12.5, 'pcs', 1, null]],
    ['perekat-bata-ringan-sagara-blok', [3.5, 'kg', 1, null]],
    ['perekat-bata-ringan-watukarsa-tipis', [0.0833, 'pack', 1, null]],
    ['mortar-plester-watukarsa-220', [0.4545, 'pack', 1, 10]],
    ['cat-tembok-interior-rupawarna-serasi', [0.1, 'kg', 1, null]],
    ['cat-genteng-rupawarna-kilap', [0.2, 'liter', 2, null]],
    ['kompon-gypsum-rimbaya', [0.3333, 'kg', 1, null]],
    ['nat-keramik-marenda-halus', [0.2, 'kg', 1, null]],
    ['perekat-keramik-lantai-watukarsa-c1', [0.2, 'pack', 1, null]],
  ])('%s', (slug, expected) => {
    expect(rateOf(slug, 'id')).toEqual(expected);
    expect(rateOf(slug, 'en')).toEqual(expected);
  });
});

it('a statement is scaled by thickness and coats, and used in its own unit alone', () => {
  const rate = rateIn('2,2 m² pada 10 mm');
  const paint = rateIn('4 m² per liter, dua lapis');
  if (rate === null || paint === null) throw new Error('not read');
  const plaster = ownAmount(rate, { area: exact(22), thickness: exact(15) }, 'kg', exact(40));
  expect(plaster && numberOf(plaster.amount, 100)).toBe(600);
  expect(ownAmount(rate, { area: exact(22) }, 'kg', null)).toBeNull();
  const coats = ownAmount(paint, { area: exact(40), coats: exact(3) }, 'liter', null);
  expect(coats && numberOf(coats.amount, 100)).toBe(15);
  expect(ownAmount(paint, { area: exact(40) }, 'kg', null)).toBeNull();
});

import { beforeAll, expect, it } from 'vitest';
import { readOrder } from '#lib/quick-order/read-order.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { priceListOf } from '#tests/support/price-lists.ts';
import { PhoneCatalogue } from '../catalogue/phone-catalogue.ts';
import { pricedGroups, pricedPhoneProduct } from '../price-list/priced-product.ts';
import type { Choice } from './choices.ts';
import type { Decision } from './draft.ts';
import { inEitherLanguage } from './find-goods.ts';
import { itemsOf, type ReviewLine, reviewOf, searchWords, textLeft, wantedLines } from './review.ts';
import type { Goods } from './wanted.ts';

let catalogue: PhoneCatalogue;
beforeAll(() => {
  const list = priceListOf(buildCatalogue(), 'id');
  catalogue = new PhoneCatalogue(
    list.products.map(product => pricedPhoneProduct(list, product, 0)),
    pricedGroups(list),
    true,
  );
});

const noChoices: ReadonlyMap<string, Choice> = new Map();
function review(text: string, chosen = noChoices, isBought?: (goods: Goods) => boolean, decision?: Decision): ReviewLine[] {
  const items = itemsOf(readOrder(text));
  const wanted = wantedLines(items, chosen);
  const found = new Map(catalogue.wanted(wanted).map((goods, at) => [wanted[at]?.words, goods]));
  return items.map(each => reviewOf(each, found.get(searchWords(each.item)), decision, isBought));
}
const named = (goods: Goods | null) => (goods === null ? null : `${goods.product.name} · ${goods.variant.name}`);

const states = (text: string, ...more: [chosen?: typeof noChoices, isBought?: (goods: Goods) => boolean]) =>
  review(text, ...more).map(({ state, quantity, goods }) => [state, quantity, named(goods)]);

it.each([
  ['paku 5cm 2 kg', 4, 'Paku Kayu Pakuraya · 5 cm'],
  ['kawat bendrat 1 rol', 1, 'Kawat Bendrat Nusabaja · Roll 25 kg'],
  ['spandek 0,35 pjg 5 m 22 lembar', 220, 'Spandek Atapena Natural · 0,35 mm'],
  ['wiremesh m8 - 3 lbr', 3, 'Wiremesh Nusabaja Lembar · M8'],
  ['semen pcc sagara 40kg 1 ton', 25, 'Semen PCC Sagara · 40 kg'],
])('%s: the only goods that fit are taken, in their own units', (text, quantity, goods) => {
  expect(states(text)).toEqual([['ready', quantity, goods]]);
});

it.each([
  'semen 40kg 20 sak',
  'besi 10 15 btg',
  'pasir 2 kubik',
  'bata merah 1.000 biji',
  'keramik 40x40 putih 22 dos',
  'pipa 3 inch 4 batang',
])('%s: several that fit are asked, and none of them is taken', text => {
  const [line] = review(text);
  expect(line).toMatchObject({ state: 'choose', goods: null, isExact: true });
  expect(line?.choices.length).toBeGreaterThan(1);
});

it.each(['baut m8 20 bj', 'sekrup m8 20'])('%s takes nothing of another letter', text => {
  expect(review(text)[0]).toMatchObject({ goods: null });
});

it('mesh by the sheet is never ready for bars of the same size', () => {
  expect(review('besi m8 20 btg')[0]).toMatchObject({ state: 'asked', quantity: null });
});

it('sizes must be those of the goods, and what is sold by the unit that was said comes alone', () => {
  const choices = (text: string) => review(text)[0]?.choices.map(named);
  for (const name of choices('besi 10 15 btg') ?? []) expect(name).toMatch(/10/);
  expect(choices('pipa 3 inch 4 batang')).toEqual(['Pipa PVC D Tirtamala Buangan · 3" · 4 m', 'Pipa PVC AW Tirtamala · 3" · 4 m']);
  const [other] = review('besi 11 3 btg');
  expect(other).toMatchObject({ isExact: false, goods: null, state: 'choose' });
  expect(other?.choices.map(named).join()).toMatch(/^Besi/);
});

it('a brand that the shop does not carry is left out and told', () => {
  expect(review('semen tonasa pcc 40 kg 20 sak')[0]).toMatchObject({ askedBrand: 'Tonasa', state: 'ready', quantity: 20 });
});

it('tons of bars come in bars once their goods are chosen', () => {
  const goods = { slug: 'besi-beton-ulir-nusabaja-ks', variant: 'D10 · 12 m' };
  expect(review('besi ulir 10 1,5 ton', noChoices, undefined, { goods })[0]).toMatchObject({ state: 'ready', quantity: 203 });
});

it('what is not found is kept in the customer’s own words', () => {
  expect(review('xyzabc 3 bh')[0]).toMatchObject({ state: 'asked', isWords: true, goods: null, choices: [] });
});

it('an earlier choice and what was bought before come first, but no bar without a diameter', () => {
  const chosen = new Map([
    ['semen', { slug: 'semen-pcc-sagara', variant: '40 kg' }],
    ['besi', { slug: 'besi-beton-ulir-nusabaja-ks', variant: 'D10 · 12 m' }],
  ]);
  expect(review('semen 20 sak', chosen)[0]).toMatchObject({ state: 'ready', isFromBefore: true, quantity: 20 });
  expect(review('besi 10 btg', chosen)[0]).toMatchObject({ state: 'asked', goods: null });
  const isBought = ({ product, variant }: Goods) => product.slug === 'semen-pcc-sagara' && variant.name === '40 kg';
  expect(review('semen 40 kg 20 sak', noChoices, isBought)[0]).toMatchObject({ state: 'ready', isFromBefore: true });
});

it('a quantity below the minimum is said, and an answer makes what was asked ready', () => {
  expect(review('semen pcc sagara 40kg 2 sak')[0]?.limit).toEqual({ reason: 'minimum', quantity: 5 });
  expect(states('kawat bendrat 1-2 rol')).toEqual([['asked', null, 'Kawat Bendrat Nusabaja · Roll 25 kg']]);
  expect(review('kawat bendrat 1-2 rol', noChoices, undefined, { quantity: 2 })[0]).toMatchObject({ state: 'ready', quantity: 2 });
  expect(review('terima kasih', noChoices, undefined, { isSkipped: false, goods: 'words' })[0]?.state).toBe('ready');
});

it('what has gone into the cart leaves the text, and the rest stays as it was written', () => {
  const text = 'Halo pak\n1. semen 20 sak\ncloset 1, kran 2\n\npasir 1 rit';
  const lines = readOrder(text);
  const all = review(text);
  const keyOf = (words: string) => all.find(({ item }) => item.words === words)?.key ?? '';
  expect(textLeft(lines, new Set([keyOf('closet'), keyOf('semen')]), all)).toBe('Halo pak\nkran 2\npasir 1 rit');
  expect(textLeft(lines, new Set(['closet', 'semen', 'kran', 'pasir'].map(keyOf)), all)).toBe('');
});

it('a single hit of one language, or of what was seen, is not taken while there may be others', () => {
  const [item] = itemsOf(readOrder('besi 10 15 btg'));
  const [all] = catalogue.wanted([{ words: 'besi 10' }]);
  if (item === undefined || all === undefined) throw new Error('no bars');
  const [first] = all.goods;
  const english = { ...all, goods: first === undefined ? [] : [first], total: 1 };
  expect(reviewOf(item, english, undefined).state).toBe('ready');
  expect(reviewOf(item, { ...english, isPartial: true }, undefined).state).toBe('choose');
  const joined = inEitherLanguage(english, all);
  expect(joined).toMatchObject({ total: all.total, isExact: true });
  expect(joined.goods.map(named).sort()).toEqual(all.goods.map(named).sort());
  expect(reviewOf(item, joined, undefined).state).toBe('choose');
  expect(inEitherLanguage({ ...english, isExact: false }, { ...all, goods: [], total: 0 })).toMatchObject({ goods: [], isExact: true });
});

import { beforeAll, expect, it } from 'vitest';
import { readOrder } from '#lib/quick-order/read-order.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { priceListOf } from '#tests/support/price-lists.ts';
import { PhoneCatalogue } from '../catalogue/phone-catalogue.ts';
import { pricedGroups, pricedPhoneProduct } from '../price-list/priced-product.ts';
import type { Choice } from './choices.ts';
import type { Decision } from './draft.ts';
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

it.each([
  'semen tonasa 40kg 20 sak', 'besi 10 15 btg', 'pasir 2 kubik', 'pasir pasang 0,5 kubik', 'split 1/2 3 kubik', 'bata merah 1.000 biji', 'batako 500 bh', 'keramik 40x40 putih 22 dos', 'granit 60x60 krem 34 dus isi 4 pcs', 'gypsum 9mm 18 lbr', 'hollow 4x4 12 btg', 'spandek 0,35 pjg 5 m 22 lembar', 'seng gelombang 180 10 lbr', 'paku 5cm 2 kg', 'paku payung setengah kilo', 'kawat bendrat 1 rol', 'pipa 3 inch 4 batang', 'kran air 1/2 3 bh', 'cat avitex 25 kg 1 pail', 'kabel nym 2x1,5 2 rol', 'lampu led 12 watt 10x', 'triplek 9 mili 6', 'wiremesh m8 3 lbr', 'besi 10 1,5 ton', 'kloset duduk', 'semen 40 kg', 'pipa 22 m', 'keramik 40x40 20 m2', 'semen 2 ton', 'elbow 1/2 3 bh', 'xyzabc 3 bh', 'besi 11 3 btg',
])('%s', text => {
  console.log(text, '=>', review(text).map(l => [l.state, l.item.quantity, l.item.unit, l.quantity, named(l.goods), l.isExact, l.askedBrand, l.limit, l.choices.length, l.choices.slice(0, 14).map(named).join(' | ')]));
});

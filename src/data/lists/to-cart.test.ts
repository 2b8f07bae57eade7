import { expect, it } from 'vitest';
import type { List, ListGoods, ListLine } from '#contract/lists.ts';
import type { CartLine } from '../cart/model.ts';
import { factsOf, listFacts } from './line-facts.ts';
import { cartPlan } from './to-cart.ts';

const at = '2026-11-03T00:00:00.000Z';
const goods = (id: string, change: Partial<ListGoods> = {}): ListGoods => ({
  ...{ id, number: 1, sku: null, name: '40 kg', product: { slug: id, name: id }, image_url: '', unit: 'sak', price: 1_000, discount: 0 },
  ...{ stock: 500, min_quantity: 1, step_quantity: 1, weight: 40_000, size: [1, 1, 1], flags: [], is_available: true },
  ...change,
});
const line = (variant: string | null, quantity: number, change: Partial<ListLine> = {}): ListLine => ({
  ...{ id: `${variant}${quantity}`, section_id: null, product_variant_id: variant, text: variant === null ? 'paku' : '', quantity },
  ...{
    need: null,
    bought: 0,
    note: '',
    checked: false,
    seen_price: { price: 1_000, at },
    source: 'manual',
    position: 1,
    rev: 1,
    other: null,
  },
  ...change,
});
const plan = (lines: readonly ListLine[], known: readonly ListGoods[], cart: readonly CartLine[] = []) =>
  cartPlan(
    lines.map(each => factsOf(each, known)),
    cart,
  );
const inCart = (variantId: string, quantity: number) => ({ variantId, quantity }) as CartLine;

it('a line says what its price has become since it was seen, what is short and what is sold no more', () => {
  expect(factsOf(line('v', 3), [goods('v', { price: 1_200, discount: 10 })])).toMatchObject({
    price: 1_080,
    sum: 3_240,
    change: { by: 80, since: at },
  });
  expect(factsOf(line('v', 3), [goods('v', { price: 900 })]).change?.by).toBe(-100);
  expect(factsOf(line('v', 3), [goods('v')]).change).toBeNull();
  expect(factsOf(line('v', 10, { bought: 4 }), [goods('v', { stock: 5 })])).toMatchObject({ rest: 6, isShort: true });
  expect(factsOf(line('v', 10, { bought: 5 }), [goods('v', { stock: 5 })])).toMatchObject({ rest: 5, isShort: false, isBought: false });
  expect(factsOf(line('v', 10, { checked: true }), [goods('v')])).toMatchObject({ rest: 0, isBought: true });
  expect(factsOf(line('v', 10), [goods('v', { is_available: false })])).toMatchObject({ isGone: true, sum: 0, weight: 0, change: null });
  expect(factsOf(line('n7', 2), [goods('v', { number: 7 })])).toMatchObject({ sum: 2_000 });
});

it('a list is summed by sections, and a line whose section is gone stands without one', () => {
  const list: Pick<List, 'sections' | 'lines' | 'goods'> = {
    sections: [
      { id: 's', name: 'Atap', position: 1 },
      { id: 'e', name: 'Kosong', position: 2 },
    ],
    lines: [line('v', 1, { section_id: 's' }), line('v', 2, { section_id: 'gone' }), line(null, 3)],
    goods: [goods('v', { flags: ['long', 'tinted'] })],
  };
  const facts = listFacts(list);
  expect(facts.sections.map(({ section, lines, sum }) => [section?.name, lines.length, sum])).toEqual([
    [undefined, 2, 2_000],
    ['Atap', 1, 1_000],
    ['Kosong', 0, 0],
  ]);
  expect(facts).toMatchObject({ total: 3_000, weight: 120_000, unpriced: 1, special: ['long'] });
});

it('only what is still to be bought goes into the cart, on top of what is there and as it is sold', () => {
  const known = [goods('a', { min_quantity: 5 }), goods('b', { step_quantity: 10 }), goods('c', { stock: 7 }), goods('d')];
  const { additions, left, later } = plan(
    [line('a', 2), line('b', 12), line('c', 9), line('d', 10, { bought: 4 }), line('d', 1), line(null, 3), line('e', 1)],
    known,
    [inCart('d', 3)],
  );
  expect(additions.map(each => [each.goods.id, each.quantity, each.reason])).toEqual([
    ['a', 5, 'minimum'],
    ['b', 20, 'multiple'],
    ['c', 7, 'stock'],
    ['d', 10, null],
  ]);
  expect(additions.map(each => each.isInCart)).toEqual([false, false, false, true]);
  expect(left.map(each => each.line.id)).toEqual(['null3', 'e1']);
  expect(later).toEqual([]);
  expect(plan([line('a', 9)], [goods('a', { stock: 4, min_quantity: 5 })]).additions).toEqual([]);
});

it('a price that has changed since it was seen is in the plan, so that the customer is asked', () => {
  const { additions } = plan([line('dearer', 2), line('same', 2)], [goods('dearer', { price: 1_200, discount: 10 }), goods('same')]);
  expect(additions.map(({ seenPrice }) => seenPrice)).toEqual([1_000, null]);
});

it('a list of more lines than a cart takes goes in parts, and what is in the cart already takes no room', () => {
  const ids = Array.from({ length: 240 }, (_, index) => `v${index}`);
  const cart = [inCart('v239', 1), ...Array.from({ length: 9 }, (_, index) => inCart(`x${index}`, 1))];
  const { additions, taken, later } = plan(
    ids.map(id => line(id, 1)),
    ids.map((id, index) => goods(id, { number: 1_000 + index })),
    cart,
  );
  expect([additions.length, taken.length, later.length]).toEqual([191, 191, 49]);
  expect(additions.at(-1)).toMatchObject({ quantity: 2, goods: { id: 'v239' } });
});

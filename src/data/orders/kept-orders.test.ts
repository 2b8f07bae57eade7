import { expect, it } from 'vitest';
import type { Order, OrderStatus } from '#contract/orders.ts';
import { isSought, ordersAmong } from './kept-orders.ts';

const order = (id: string, change: Partial<Order> = {}) =>
  ({
    ...{ id, number: `FD-261101-${id}`, status: 2, project_name: 'Rumah Pak Budi', placed_at: '2026-11-01T17:00:00.000Z', updated_at: '' },
    order_items: [{ product_variant: { name: '40 kg', sku: 'SMN-PCC', product: { slug: 'semen', name: 'Semen PCC' } } }],
    ...change,
  }) as unknown as Order;

const list = (at: number, orders: readonly Order[], lang = 'id') => ({
  key: ['private', 'orders', 'list', lang, {}],
  data: { orders },
  at,
});
const one = (at: number, each: Order, lang = 'id') => ({ key: ['private', 'orders', 'one', lang, each.id], data: each, at });

it('takes each order once, as the shop said it last, newest first, and no cart', () => {
  const answers = [
    one(5, order('A', { status: 4 })),
    list(3, [order('A'), order('B', { placed_at: '2026-11-03T00:00:00.000Z' })]),
    list(9, [order('C', { status: 1 })]),
    list(9, [order('D')], 'en'),
    { key: ['private', 'orders', 'events', 'id'], data: [], at: 9 },
    { key: ['private', 'cart'], data: null, at: 9 },
  ];
  expect(ordersAmong(answers, 'id').map(({ id, status }) => [id, status])).toEqual([
    ['B', 2],
    ['A', 4],
  ]);
  expect(ordersAmong(answers, 'en').map(({ id }) => id)).toEqual(['D']);
});

it.each([
  [{}, true],
  [{ search: 'semen budi' }, true],
  [{ search: 'PCC smn-pcc fd-261101-a' }, true],
  [{ search: 'semen sentani' }, false],
  [{ project: 'RUMAH PAK BUDI' }, true],
  [{ project: 'Rumah' }, false],
  // 17:00 UTC is the next day's first hour in Makassar.
  [{ start_date: '2026-11-02', end_date: '2026-11-02' }, true],
  [{ end_date: '2026-11-01' }, false],
])('goes by the shop’s rules: %o', (sought, isFound) => {
  expect(isSought(order('A'), null, sought)).toBe(isFound);
});

it('goes by stage, and takes orders from before there were projects', () => {
  const statuses: readonly OrderStatus[] = [4, 5];
  expect(isSought(order('A'), statuses, {})).toBe(false);
  expect(isSought(order('A', { status: 5 }), statuses, {})).toBe(true);
  const { project_name: _none, ...earlier } = order('A');
  expect(isSought(earlier, null, { search: 'semen' })).toBe(true);
  expect(isSought(earlier, null, { project: 'Rumah' })).toBe(false);
});

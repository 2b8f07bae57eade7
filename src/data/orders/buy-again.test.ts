import { expect, it } from 'vitest';
import type { Order, OrderItem } from '#contract/orders.ts';
import { linesOf } from '../cart/model.ts';
import { linesToBuyAgain } from './buy-again.ts';

const item = (id: string, quantity: number, change: Partial<OrderItem['product_variant']> = {}): OrderItem => ({
  id: `item ${id}`,
  product_variant_id: id,
  quantity,
  price: 1_000,
  discount: 0,
  product_variant: {
    id,
    name: '40 kg',
    image_url: '/p',
    stock: 100,
    unit: 'sak',
    min_quantity: 5,
    step_quantity: 5,
    weight: 40_000,
    is_available: true,
    product: { slug: 'semen', name: 'Semen' },
    ...change,
  },
});
const orderOf = (...items: OrderItem[]) => ({ order_items: items }) as unknown as Order;
const quantities = (order: Order, cart: Order = orderOf()) => {
  const { lines, ...rest } = linesToBuyAgain(order.order_items, linesOf(cart));
  return { ...rest, lines: lines.map(({ variantId, quantity }) => [variantId, quantity]) };
};

it('puts every line in again, in a quantity that is sold today', () => {
  const order = orderOf(item('a', 10), item('b', 3), item('c', 7));
  expect(quantities(order)).toEqual({
    missing: 0,
    reduced: 0,
    lines: [
      ['a', 10],
      ['b', 5],
      ['c', 10],
    ],
  });
});

it('takes what is left, and leaves out what is gone', () => {
  const order = orderOf(item('a', 40, { stock: 33 }), item('b', 10, { stock: 4 }), item('c', 10, { is_available: false }));
  expect(quantities(order)).toEqual({ missing: 2, reduced: 1, lines: [['a', 30]] });
});

it('adds nothing when it is pressed twice, and takes nothing away', () => {
  const order = orderOf(item('a', 10), item('b', 10));
  expect(quantities(order, orderOf(item('a', 10), item('b', 25))).lines).toEqual([
    ['a', 10],
    ['b', 25],
  ]);
});

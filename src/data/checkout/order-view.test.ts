import { expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { cement } from '#tests/support/cart-lines.ts';
import type { CartMutation } from '../cart/cart-edit.ts';
import { linesOf } from '../cart/model.ts';
import { newest, orderView } from './order-view.ts';
import { restOf } from './rest-of.ts';

const product_variant = {
  ...{ id: 'v', name: '50 kg', image_url: '/p', stock: 20, unit: 'sak', min_quantity: 5, step_quantity: 1, weight: 50_000 },
  is_available: true,
  product: { slug: 'semen', name: 'Semen' },
} as const;
const cart = {
  ...{
    id: 'cart',
    status: 1,
    items_total: 340_000,
    discount_total: 34_000,
    shipping_fee: 0,
    unique_code: 0,
    total: 306_000,
    weight: 250_000,
  },
  vat_total: 30_324,
  order_items: [{ id: 'i', product_variant_id: 'v', quantity: 5, price: 68_000, discount: 10, product_variant }],
} as unknown as Order;
const head = { id: 'intent', userId: 'u' };
const set = (variantId: string, quantity: number): CartMutation => ({
  ...head,
  kind: 'cart.set',
  line: { variantId, quantity, preview: cement },
});

it('is what the shop said while nothing waits, and of an order that was placed', () => {
  expect(orderView(cart, [])).toBe(cart);
  const placed: Order = { ...cart, status: 2 };
  expect(orderView(placed, [set('v', 7)])).toBe(placed);
});

it('carries the edits that wait, with the sums that the shop will make of them', () => {
  const order = orderView(cart, [set('v', 6), set('w', 2)]);
  expect(order).toMatchObject({
    id: 'cart',
    items_total: 410_000,
    discount_total: 40_800,
    total: 369_200,
    vat_total: 36_587,
    weight: 380_000,
  });
  expect(order.order_items.map(({ id, product_variant_id, quantity, price }) => [id, product_variant_id, quantity, price])).toEqual([
    ['i', 'v', 6, 68_000],
    ['w', 'w', 2, 1_000],
  ]);
  expect(linesOf(order).map(({ quantity, rule }) => [quantity, rule])).toEqual([
    [6, { stock: 20, minimum: 5, step: 1 }],
    [2, cement.rule],
  ]);
});

it('has nothing left to order once the order waits itself', () => {
  const checkout = { id: 'cart', status: 2, payment_method_id: 'p', shipment_method_id: 's', address_id: 'a', items: [] } as const;
  const order = orderView(cart, [{ ...head, kind: 'order.place', checkout: { ...checkout, items: [] }, shown: { total: 0, lines: 0 } }]);
  expect(order).toMatchObject({ order_items: [], total: 0 });
});

it('keeps what a split does not order in the cart, as it was, also once the shop has taken it', () => {
  const both = orderView(cart, [set('w', 2)]);
  const items = [{ product_variant_id: 'v', quantity: 5, price: 68_000, discount: 10 }];
  const checkout = {
    id: 'cart',
    status: 2,
    payment_method_id: 'p',
    shipment_method_id: 's',
    address_id: 'a',
    items,
    is_partial: true,
  } as const;
  const rest = { id: 'cart', items_total: 2_000, total: 2_000, weight: 80_000, order_items: [{ product_variant_id: 'w', quantity: 2 }] };
  expect(orderView(both, [{ ...head, kind: 'order.place', checkout, shown: { total: 0, lines: 1 } }])).toMatchObject(rest);
  const moment = { server_time: '2026-01-01T00:00:03Z' };
  expect(restOf(both, checkout, moment)).toMatchObject({ ...rest, ...moment });
  expect(restOf(both, { ...checkout, is_partial: false }, moment)).toBeNull();
  expect(restOf(null, checkout, moment)).toBeNull();
});

it('takes the later of two answers about one cart', () => {
  const [early, late] = [
    { ...cart, server_time: '2026-01-01T00:00:01Z' },
    { ...cart, server_time: '2026-01-01T00:00:02Z' },
  ];
  expect(newest([early, late], 'cart')).toBe(late);
  expect(newest([late, early], 'cart')).toBe(late);
  expect(newest([undefined, { ...late, id: 'other' }, early], 'cart')).toBe(early);
  expect(newest([null, undefined], 'cart')).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { uuidv7 } from '#lib/ids.ts';
import type { CartMutation } from './cart-edit.ts';
import { cartView } from './cart-view.ts';
import { changedLine, type WantedLine } from './model.ts';

const variant = uuidv7();
const item = { id: uuidv7(), product_variant_id: variant, quantity: 5, price: 68_000, discount: 10 };
const product_variant = {
  id: variant,
  name: '40 kg',
  image_url: '/p',
  stock: 20,
  unit: 'sak',
  min_quantity: 5,
  step_quantity: 1,
  weight: 40_000,
  is_available: true,
  product: { slug: 'semen', name: 'Semen' },
} as const;
const order = { id: uuidv7(), status: 1, order_items: [{ ...item, product_variant }] } as unknown as Order;
const other: WantedLine = {
  variantId: 'other',
  quantity: 2,
  preview: {
    price: 10_000,
    discount: 0,
    name: 'Kecil',
    product: { slug: 'paku', name: 'Paku' },
    imageUrl: '',
    unit: 'kg',
    rule: { stock: 9, minimum: 1, step: 1 },
    weight: 500,
    isAvailable: true,
  },
};
const set = (line: WantedLine): CartMutation => ({ id: uuidv7(), userId: 'u', kind: 'cart.set', line });

it('sums what the server said', () => {
  expect(cartView(order, [])).toMatchObject({ id: order.id, itemsTotal: 340_000, discountTotal: 34_000, total: 306_000, weight: 200_000 });
});

it('replays what waits, in order, and marks it', () => {
  const [line] = cartView(order, []).lines;
  if (line === undefined) throw new Error('the order has a line');
  const cart = cartView(order, [set(changedLine(line, 6)), set(other), set(changedLine(line, 7))]);
  expect(cart.lines.map(({ variantId, quantity, isQueued }) => ({ variantId, quantity, isQueued }))).toEqual([
    { variantId: variant, quantity: 7, isQueued: true },
    { variantId: 'other', quantity: 2, isQueued: true },
  ]);
  expect(cart.total).toBe(61_200 * 7 + 20_000);
});

it('shows an empty cart before the server knows one, and removes', () => {
  expect(cartView(null, [set(other)]).lines).toHaveLength(1);
  expect(cartView(order, [{ id: uuidv7(), userId: 'u', kind: 'cart.remove', variantId: variant }])).toMatchObject({ lines: [], total: 0 });
});

it('shows no variant twice that the price list names by its number, and removes it by either name', () => {
  const numbered = { ...order, order_items: [{ ...item, product_variant: { ...product_variant, number: 12 } }] } as unknown as Order;
  const preview = { ...other.preview, name: '40 kg', product: { slug: 'semen', name: 'Semen' } };
  const lines = (cart: Order | null, ...mutations: CartMutation[]) =>
    cartView(cart, mutations).lines.map(({ variantId, quantity }) => [variantId, quantity]);
  const byNumber = set({ ...other, variantId: 'n12', quantity: 8 });
  expect(lines(numbered, byNumber)).toEqual([[variant, 8]]);
  // A cart that was kept by an earlier version says no numbers: its line is known by what it is called.
  expect(lines(order, set({ variantId: 'n12', quantity: 8, preview }))).toEqual([[variant, 8]]);
  expect(lines(null, set({ variantId: 'n12', quantity: 8, preview }), set({ variantId: variant, quantity: 9, preview }))).toEqual([
    ['n12', 9],
  ]);
  expect(lines(numbered, { id: uuidv7(), userId: 'u', kind: 'cart.remove', variantId: 'n12' })).toEqual([]);
  // Two numbers are two variants, whatever they are called.
  expect(lines(null, set({ variantId: 'n12', quantity: 8, preview }), set({ variantId: 'n13', quantity: 9, preview }))).toHaveLength(2);
});

it('leaves lines at 0 and lines no longer sold out of the total', () => {
  const [line] = cartView(order, []).lines;
  if (line === undefined) throw new Error('the order has a line');
  expect(cartView(order, [set(changedLine(line, 0))])).toMatchObject({ total: 0, lines: [{ quantity: 0 }] });
  const gone = { ...order, order_items: [{ ...item, product_variant: { ...product_variant, is_available: false } }] } as unknown as Order;
  expect(cartView(gone, [])).toMatchObject({ total: 0, weight: 0, lines: [{ isAvailable: false }] });
});

it('goes on as the same cart behind a split that waits, and as another behind an order of all', () => {
  const items = [{ product_variant_id: variant, quantity: 5, price: 68_000, discount: 10 }];
  const checkout = { id: order.id, status: 2, payment_method_id: 'p', shipment_method_id: 's', address_id: 'a', items } as const;
  const placing = (is_partial: boolean): CartMutation => ({
    ...{ id: uuidv7(), userId: 'u', kind: 'order.place', shown: { total: 0, lines: 1 } },
    checkout: { ...checkout, items, is_partial },
  });
  expect(cartView(order, [set(other), placing(true)])).toMatchObject({ id: order.id, lines: [{ variantId: 'other', quantity: 2 }] });
  expect(cartView(order, [set(other), placing(false)])).toMatchObject({ id: null, lines: [] });
});

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { uuidv7 } from '#lib/ids.ts';
import { addresses } from '#server/db/schema/customers.ts';
import { notifications, orderEvents, orders } from '#server/db/schema/orders.ts';
import { paymentMethods, shipmentMethods } from '#server/db/schema/shop.ts';
import { type Answer, addBuyers, addGoods, Customer, changeVariant, stockOf } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let other: Customer;
/** The cart that a test wants refused, and its stock before. */
let cart: Order;
let a: string;
let b: string;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [one, two] = await addBuyers(shop.db, 2);
  if (one === undefined || two === undefined) throw new Error('no buyers');
  me = new Customer(shop, one);
  other = new Customer(shop, two);
  [a = '', b = ''] = await addGoods(shop.db, { price: 50_000, discount: 10, stock: 20 }, { price: 30_000, stock: 20 });
  cart = await me.fill({ [a]: 2, [b]: 3 });
});

/** A refused checkout leaves the cart a cart and no trace anywhere. */
async function expectUntouched(stockA = 20, stockB = 20): Promise<void> {
  expect(await stockOf(shop.db, a)).toBe(stockA);
  expect(await stockOf(shop.db, b)).toBe(stockB);
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, cart.id));
  expect(row).toMatchObject({ status: 1, number: null, total: 0, address: null, placedAt: null });
  expect(await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, cart.id))).toEqual([]);
  expect(await shop.db.select().from(notifications).where(eq(notifications.orderId, cart.id))).toEqual([]);
}

const refusal = ({ status, body }: Answer) => ({ status, code: body.code, data: body.data, errors: body.errors });

describe('the lines of the cart', () => {
  it('cart_empty: nothing in it is ordered', async () => {
    cart = await me.fill({ [a]: 0, [b]: 0 });
    const items = [{ product_variant_id: a, quantity: 1, price: 50_000, discount: 10 }];
    expect(refusal(await me.checkout(cart, { items }))).toMatchObject({ status: 409, code: 'cart_empty' });
    await expectUntouched();
  });

  it.each<[string, (items: Record<string, unknown>[]) => unknown[]]>([
    ['another quantity', ([first, second]) => [{ ...first, quantity: 3 }, second]],
    ['a line less', ([first]) => [first]],
    ['a line twice', ([first, second]) => [first, second, second]],
    ['a line twice in place of another', ([first]) => [first, first]],
    ['a line more', items => [...items, { ...items[0], product_variant_id: uuidv7() }]],
  ])('cart_changed: the customer saw %s', async (_, change) => {
    const items = change(me.checkoutBody(cart).items);
    expect(refusal(await me.checkout(cart, { items }))).toEqual({ status: 409, code: 'cart_changed', data: undefined, errors: undefined });
    await expectUntouched();
  });

  it('accepts the same lines in another order', async () => {
    expect((await me.checkout(cart, { items: [...me.checkoutBody(cart).items].reverse() })).status).toBe(200);
  });

  it('variant_unavailable: a line is no longer sold', async () => {
    await changeVariant(shop.db, b, { isActive: false });
    expect(refusal(await me.checkout(cart))).toEqual({
      status: 409,
      code: 'variant_unavailable',
      data: { stock: [{ product_variant_id: b, name: 'Barang 2 · biasa', wanted: 3, available: 0 }] },
      errors: undefined,
    });
    await expectUntouched();
  });

  it('quantity_not_allowed: the merchant has changed the step', async () => {
    await changeVariant(shop.db, b, { step: 2 });
    expect(refusal(await me.checkout(cart))).toMatchObject({
      status: 422,
      code: 'quantity_not_allowed',
      errors: { 'items.1.quantity': ['quantity_not_allowed'] },
    });
    await expectUntouched();
  });
});

describe('stock_short', () => {
  it('lists every short line and reserves nothing', async () => {
    const [c = ''] = await addGoods(shop.db, { stock: 9 });
    cart = await me.fill({ [c]: 9 });
    await changeVariant(shop.db, a, { stock: 1 });
    await changeVariant(shop.db, b, { stock: 0 });
    const answer = await me.call('PUT', `/orders/${cart.id}?lang=en`, me.checkoutBody(cart));
    expect(refusal(answer)).toEqual({
      status: 409,
      code: 'stock_short',
      data: {
        stock: [
          { product_variant_id: a, name: 'Thing 1 · plain', wanted: 2, available: 1 },
          { product_variant_id: b, name: 'Thing 2 · plain', wanted: 3, available: 0 },
        ],
      },
      errors: undefined,
    });
    expect(await stockOf(shop.db, c)).toBe(9);
    await expectUntouched(1, 0);
  });

  it('sells the last one', async () => {
    await changeVariant(shop.db, a, { stock: 2 });
    expect((await me.checkout(cart)).status).toBe(200);
    expect(await stockOf(shop.db, a)).toBe(0);
  });
});

describe('price_changed', () => {
  it('tells old and new when a price rose, and everything else that differs with it', async () => {
    const body = me.checkoutBody(cart);
    await changeVariant(shop.db, a, { price: 50_001 });
    await changeVariant(shop.db, b, { price: 20_000, discount: 500 });
    expect(refusal(await me.call('PUT', `/orders/${cart.id}`, body))).toEqual({
      status: 409,
      code: 'price_changed',
      data: {
        prices: [
          { product_variant_id: a, name: 'Barang 1 · biasa', old_price: 50_000, old_discount: 10, new_price: 50_001, new_discount: 10 },
          { product_variant_id: b, name: 'Barang 2 · biasa', old_price: 30_000, old_discount: 0, new_price: 20_000, new_discount: 5 },
        ],
        shipping: null,
      },
      errors: undefined,
    });
    await expectUntouched();
  });

  it('is no answer to a discount that is none: the old one would be told as null', async () => {
    const body = JSON.stringify(me.checkoutBody(cart));
    for (const discount of ['1e999', '-1', '100.5']) {
      const answer = await shop.fetch(`/api/v1/orders/${cart.id}`, {
        method: 'PUT',
        headers: { ...me.buyer.headers, 'Content-Type': 'application/json', 'Idempotency-Key': uuidv7() },
        body: body.replace('"discount":10', `"discount":${discount}`),
      });
      expect([discount, answer.status, (await answer.json()).errors]).toEqual([discount, 422, { 'items.0.discount': ['number_invalid'] }]);
    }
    await expectUntouched();
  });

  it('asks again when a discount ended', async () => {
    const body = me.checkoutBody(cart);
    await changeVariant(shop.db, a, { discount: 0 });
    expect(refusal(await me.call('PUT', `/orders/${cart.id}`, body))).toMatchObject({
      code: 'price_changed',
      data: { prices: [{ product_variant_id: a, old_discount: 10, new_discount: 0 }] },
    });
    await expectUntouched();
  });

  it('asks again when freight costs more', async () => {
    const answer = await me.checkout(cart, { shipment_method_id: 'store-truck', shipping_fee: 74_999 });
    expect(refusal(answer)).toEqual({
      status: 409,
      code: 'price_changed',
      data: { prices: [], shipping: { old_fee: 74_999, new_fee: 75_000 } },
      errors: undefined,
    });
    await expectUntouched();
  });

  it('applies lower prices and freight at once', async () => {
    const body = me.checkoutBody(cart, { shipment_method_id: 'store-truck', shipping_fee: 80_000 });
    await changeVariant(shop.db, a, { price: 40_000 });
    const answer = await me.call('PUT', `/orders/${cart.id}`, body);
    expect(answer).toMatchObject({ status: 200, body: { data: { total: 72_000 + 90_000 + 75_000 } } });
  });

  it('compares what a unit costs, not how it is made up', async () => {
    const body = me.checkoutBody(cart);
    await changeVariant(shop.db, a, { price: 60_000, discount: 2_500 });
    expect((await me.call('PUT', `/orders/${cart.id}`, body)).status).toBe(200);
  });
});

describe('shipment, payment and address', () => {
  afterEach(async () => {
    await shop.db.update(shipmentMethods).set({ isActive: true });
    await shop.db.update(paymentMethods).set({ isActive: true });
  });

  it.each([
    ['sea-cargo', 'not_by_sea'],
    ['by-balloon', 'not_served'],
  ])('shipment_not_available: %s says %s', async (shipment_method_id, reason) => {
    expect(refusal(await me.checkout(cart, { shipment_method_id }))).toEqual({
      status: 409,
      code: 'shipment_not_available',
      data: { reason },
      errors: undefined,
    });
    await expectUntouched();
  });

  it('shipment_not_available: the method was taken off', async () => {
    await shop.db.update(shipmentMethods).set({ isActive: false });
    expect(refusal(await me.checkout(cart))).toMatchObject({ code: 'shipment_not_available' });
  });

  it('payment_method_not_available: unknown or taken off', async () => {
    expect(refusal(await me.checkout(cart, { payment_method_id: 'cash' }))).toMatchObject({ code: 'payment_method_not_available' });
    await shop.db.update(paymentMethods).set({ isActive: false });
    expect(refusal(await me.checkout(cart))).toMatchObject({ status: 409, code: 'payment_method_not_available' });
    await expectUntouched();
  });

  it('payment_method_not_available: more than QRIS carries, discounts counted in and freight added', async () => {
    await changeVariant(shop.db, a, { price: 5_500_001 });
    cart = await me.fill({ [b]: 0 });
    // 2 × 4,950,001 after 10 %: within 10 million; with the truck above it.
    const qris = { payment_method_id: 'qris' };
    expect(refusal(await me.checkout(cart, { ...qris, shipment_method_id: 'store-truck' }))).toMatchObject({ status: 200 });
    await changeVariant(shop.db, a, { price: 5_555_556 });
    cart = await me.fill({ [a]: 2 });
    expect(refusal(await me.checkout(cart, { ...qris, shipment_method_id: 'store-truck' }))).toEqual({
      status: 409,
      code: 'payment_method_not_available',
      data: { max_amount: 10_000_000, amount: 10_075_000 },
      errors: undefined,
    });
    expect((await me.checkout(cart, qris)).status).toBe(200);
  });

  it('payment_method_not_available: more than any method carries, with a refusal instead of an overflow', async () => {
    await changeVariant(shop.db, a, { price: 2_000_000_000, stock: 1_000_000 });
    cart = await me.fill({ [a]: 1_000_000, [b]: 0 });
    expect(refusal(await me.checkout(cart))).toMatchObject({ status: 409, code: 'payment_method_not_available' });
    // After a discount of 90 % it would be little, but the sum before it is kept as well.
    await changeVariant(shop.db, a, { price: 10_000, discount: 9_000 });
    expect(refusal(await me.checkout(await me.order(cart.id)))).toMatchObject({ status: 409, code: 'payment_method_not_available' });
  });

  it("address_not_found: another customer's, an unknown and a deleted one", async () => {
    for (const address_id of [other.buyer.addressId, uuidv7()]) {
      expect(refusal(await me.checkout(cart, { address_id }))).toMatchObject({ status: 409, code: 'address_not_found' });
    }
    await shop.db.delete(addresses).where(eq(addresses.id, me.buyer.addressId));
    expect(refusal(await me.checkout(cart))).toMatchObject({ status: 409, code: 'address_not_found' });
    await expectUntouched();
  });
});

describe('access', () => {
  it("answers 404 for another customer's cart, an unknown one and a malformed id", async () => {
    expect((await other.checkout(cart, { address_id: other.buyer.addressId })).status).toBe(404);
    expect((await me.checkout({ ...cart, id: uuidv7() })).status).toBe(404);
    expect((await other.call('PUT', `/orders/${uuidv7()}`, me.checkoutBody(cart))).status).toBe(422);
    await expectUntouched();
  });

  it('places no order for another status', async () => {
    for (const status of [1, 3, 4, 7, 8]) expect((await me.checkout(cart, { status })).status).toBe(422);
    await expectUntouched();
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { uuidv7 } from '#lib/ids.ts';
import { pictures } from '#server/db/schema/catalogue.ts';
import { orders } from '#server/db/schema/orders.ts';
import { addBuyers, addGoods, Customer, changeVariant, orderOf } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;

const quantities = (order: { order_items: readonly { product_variant_id: string; quantity: number }[] }) =>
  Object.fromEntries(order.order_items.map(item => [item.product_variant_id, item.quantity]));

/** The same order, told at another moment. */
const sameButClock = (order: Order) => ({ ...order, server_time: expect.any(String) });

async function newCustomer(): Promise<Customer> {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  return new Customer(shop, buyer);
}

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  me = await newCustomer();
});

describe('setting quantities', () => {
  it('asks for a customer', async () => {
    const answer = await shop.fetch('/api/v1/orders/cart/', { method: 'POST', json: { items: [] } });
    expect(answer.status).toBe(401);
  });

  it('has no cart before the first edit, and one after it', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    expect(await me.cart()).toBeNull();
    const made = await me.fill({ [a]: 3 });
    expect(made).toMatchObject({ status: 1, number: null, placed_at: null });
    expect(await me.cart()).toEqual(sameButClock(made));
  });

  it('sets absolute values for the listed variants and leaves the other lines', async () => {
    const [a = '', b = '', c = ''] = await addGoods(shop.db, {}, {}, {});
    await me.fill({ [a]: 3, [b]: 2 });
    expect(quantities(await me.fill({ [b]: 5, [c]: 1 }))).toEqual({ [a]: 3, [b]: 5, [c]: 1 });
  });

  it('shows each line as the variant that was chosen', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    await shop.db
      .insert(pictures)
      .values({ id: 'abc', source: { type: 'product', kind: 'paint-can', hue: 300, label: 'UJI' } })
      .onConflictDoNothing();
    await changeVariant(shop.db, a, { nameId: 'Hijau · 1 kg', nameEn: 'Green · 1 kg' });
    const [line] = (await me.fill({ [a]: 1 })).order_items;
    expect(line?.product_variant.image_url).toBe('/media/pictures/abc?w=320&variant=hijau_1kg');
  });

  it('keeps lines in the order in which they were added', async () => {
    const ids = await addGoods(shop.db, {}, {}, {}, {}, {});
    const wanted = [...ids].reverse();
    const cart = await me.fill(Object.fromEntries(wanted.map(id => [id, 1])));
    expect(cart.order_items.map(item => item.product_variant_id)).toEqual(wanted);
  });

  it('changes nothing when it is repeated, not even its time', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const first = await me.fill({ [a]: 3 });
    expect(await me.fill({ [a]: 3 })).toEqual(sameButClock(first));
  });

  it('answers the same key with the cart as it stands, without a second effect, and refuses the key for another edit', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const key = uuidv7();
    const first = await me.setCart({ [a]: 3 }, undefined, key);
    await me.fill({ [a]: 9 });
    const again = await me.setCart({ [a]: 3 }, undefined, key);
    expect([first.status, quantities(orderOf(again))]).toEqual([200, { [a]: 9 }]);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(quantities((await me.cart()) ?? (first.body.data as never))).toEqual({ [a]: 9 });
    expect(await me.setCart({ [a]: 4 }, undefined, key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('takes the last of several quantities for one variant', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const items = [2, 7].map(quantity => ({ product_variant_id: a, quantity }));
    expect(quantities(orderOf(await me.call('POST', '/orders/cart/', { items })))).toEqual({ [a]: 7 });
  });

  it('keeps a line at 0, out of the total', async () => {
    const [a = '', b = ''] = await addGoods(shop.db, { price: 10_000 }, { price: 25_000 });
    await me.fill({ [a]: 3, [b]: 2 });
    const cart = await me.fill({ [a]: 0 });
    expect(quantities(cart)).toEqual({ [a]: 0, [b]: 2 });
    expect(cart.total).toBe(50_000);
  });

  it('keeps a wanted quantity beyond the stock, and says what is there', async () => {
    const [a = ''] = await addGoods(shop.db, { stock: 4 });
    const cart = await me.fill({ [a]: 9 });
    expect(cart.order_items[0]).toMatchObject({ quantity: 9, product_variant: { stock: 4, is_available: true } });
  });

  it('refuses unknown variants, below the minimum and between the steps, by line, and sets nothing then', async () => {
    const [a = '', b = ''] = await addGoods(shop.db, {}, { minimum: 10, step: 5 });
    expect(await me.setCart({ [a]: 1, [uuidv7()]: 1 })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { 'items.1.product_variant_id': ['invalid'] } },
    });
    for (const quantity of [5, 12]) {
      expect(await me.setCart({ [a]: 1, [b]: quantity })).toMatchObject({
        status: 422,
        body: { code: 'quantity_not_allowed', errors: { 'items.1.quantity': ['quantity_not_allowed'] } },
      });
    }
    expect(await me.cart()).toBeNull();
    for (const quantity of [15, 10, 0]) expect(quantities(await me.fill({ [b]: quantity }))).toEqual({ [b]: quantity });
  });

  it.each([-1, 1.5, 1_000_001, '3', null])('refuses the quantity %j', async quantity => {
    const [a = ''] = await addGoods(shop.db, {});
    const answer = await me.call('POST', '/orders/cart/', { items: [{ product_variant_id: a, quantity }] });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });

  it('holds at most 200 lines, as many as can be ordered at once', async () => {
    const ids = await addGoods(shop.db, ...Array.from({ length: 201 }, () => ({})));
    await me.fill(Object.fromEntries(ids.slice(0, 200).map(id => [id, 1])));
    expect(await me.setCart({ [ids[200] ?? '']: 1 })).toMatchObject({
      status: 422,
      body: { code: 'cart_full', errors: { items: ['cart_full'] } },
    });
    expect((await me.cart())?.order_items).toHaveLength(200);
  });
});

describe('the contents of a cart', () => {
  it('has the prices of today, and sums with the VAT that they contain', async () => {
    const [a = '', b = ''] = await addGoods(shop.db, { price: 65_500, discount: 12.5, weight: 40_000 }, { price: 999, weight: 250 });
    await me.fill({ [a]: 3, [b]: 2 });
    // 65,500 less 12.5 % is 57,312.5, rounded half up a unit.
    expect(await me.cart()).toMatchObject({
      items_total: 198_498,
      discount_total: 3 * (65_500 - 57_313),
      total: 3 * 57_313 + 1_998,
      vat_total: 173_937 - Math.round(173_937 / 1.11),
      weight: 120_500,
      shipping_fee: 0,
      unique_code: 0,
    });
    await changeVariant(shop.db, a, { price: 70_000, discount: 0 });
    expect(await me.cart()).toMatchObject({ total: 211_998, discount_total: 0 });
  });

  it('keeps a line that is no longer sold, out of the total, and still lets it be edited and removed', async () => {
    const [a = '', b = ''] = await addGoods(shop.db, { price: 10_000 }, { price: 25_000 });
    await me.fill({ [a]: 3, [b]: 2 });
    await changeVariant(shop.db, a, { isActive: false });
    const cart = await me.fill({ [a]: 4 });
    expect(cart.order_items[0]).toMatchObject({ quantity: 4, product_variant: { is_available: false } });
    expect(cart).toMatchObject({ items_total: 50_000, total: 50_000, weight: 2_000 });
  });

  it('speaks both languages', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    await me.fill({ [a]: 1 });
    const answer = await me.call('GET', '/orders/?status=1&lang=en');
    expect(answer.body.data).toMatchObject({
      orders: [{ order_items: [{ product_variant: { name: 'plain', product: { name: 'Thing 1' } } }] }],
      total: 1,
    });
    expect((await me.cart())?.order_items[0]?.product_variant).toMatchObject({ name: 'biasa', product: { name: 'Barang 1' } });
  });
});

describe('a guarded cart', () => {
  it('refuses an edit of a cart that was ordered meanwhile, naming the order', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const order = await me.place({ [a]: 1 });
    expect(await me.setCart({ [a]: 2 }, order.id)).toMatchObject({
      status: 409,
      body: { code: 'cart_closed', data: { order_id: order.id } },
    });
    expect(await me.cart()).toBeNull();
  });

  it("answers 404 for another customer's cart and for an unknown one", async () => {
    const other = await newCustomer();
    const [a = ''] = await addGoods(shop.db, {});
    const foreign = await other.fill({ [a]: 1 });
    for (const id of [foreign.id, uuidv7()]) expect((await me.setCart({ [a]: 5 }, id)).status).toBe(404);
    expect(quantities(await other.order(foreign.id))).toEqual({ [a]: 1 });
  });

  it('accepts an edit of the open cart', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const cart = await me.fill({ [a]: 1 });
    expect(quantities(orderOf(await me.setCart({ [a]: 2 }, cart.id)))).toEqual({ [a]: 2 });
  });
});

describe('removing lines', () => {
  const remove = (customer: Customer, orderId: string, itemIds: readonly string[], bodyId = orderId) =>
    customer.call('POST', `/orders/${orderId}/items`, { order_id: bodyId, item_ids: itemIds });

  it('removes the listed lines, and passes over those that are gone already', async () => {
    const [a = '', b = ''] = await addGoods(shop.db, {}, {});
    const cart = await me.fill({ [a]: 1, [b]: 2 });
    const id = cart.order_items[0]?.id ?? '';
    const first = await remove(me, cart.id, [id]);
    expect(quantities(orderOf(first))).toEqual({ [b]: 2 });
    expect(orderOf(await remove(me, cart.id, [id, uuidv7()]))).toEqual(sameButClock(orderOf(first)));
  });

  it('refuses a body that speaks of another order, a closed cart, and a foreign one', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const order = await me.place({ [a]: 1 });
    const itemId = order.order_items[0]?.id ?? '';
    const cart = await me.fill({ [a]: 1 });
    expect(await remove(me, cart.id, [itemId], order.id)).toMatchObject({ status: 422, body: { errors: { order_id: ['id_invalid'] } } });
    expect(await remove(me, order.id, [itemId])).toMatchObject({
      status: 409,
      body: { code: 'cart_closed', data: { order_id: order.id } },
    });
    const other = await newCustomer();
    expect((await remove(other, cart.id, [cart.order_items[0]?.id ?? ''])).status).toBe(404);
    expect((await me.order(order.id)).order_items).toHaveLength(1);
    expect((await me.cart())?.order_items).toHaveLength(1);
  });

  it("can't reach into another order by a line's id", async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const order = await me.place({ [a]: 1 });
    const cart = await me.fill({ [a]: 1 });
    orderOf(await remove(me, cart.id, [order.order_items[0]?.id ?? '']));
    expect((await me.order(order.id)).order_items).toHaveLength(1);
  });
});

it('keeps one cart a customer in the database itself', async () => {
  const { customerId } = me.buyer;
  await shop.db.insert(orders).values({ customerId });
  await expect(shop.db.insert(orders).values({ customerId })).rejects.toThrow();
  expect(await shop.db.select().from(orders).where(eq(orders.customerId, customerId))).toHaveLength(1);
});

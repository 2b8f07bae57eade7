import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPEN_CART, type Order } from '#contract/orders.ts';
import { uuidv7 } from '#lib/ids.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { notifications, orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import { addBuyers, addGoods, Customer, changeVariant, orderOf, stockOf } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
const now = new Date('2025-11-20T17:30:00Z');

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

const eventsOf = (orderId: string) => shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));

describe('a placed order', () => {
  it('keeps the id of its cart and fixes prices, freight, VAT, names and address', async () => {
    const [a = '', b = ''] = await addGoods(shop.db, { price: 65_500, discount: 12.5, weight: 40_000 }, { price: 999, weight: 250 });
    const cart = await me.fill({ [a]: 3, [b]: 2 });
    const order = orderOf(await me.checkout(cart, { shipment_method_id: 'store-truck', shipping_fee: 75_000 }));
    expect(order).toMatchObject({
      id: cart.id,
      status: 2,
      items_total: 198_498,
      discount_total: 24_561,
      shipping_fee: 75_000,
      unique_code: 0,
      total: 248_937,
      vat_total: 173_937 - Math.round(173_937 / 1.11),
      weight: 120_500,
      payment_method_id: 'virtual-account',
      shipment_method_id: 'store-truck',
      shipment_method_name: 'Truk toko',
      address_id: me.buyer.addressId,
      address: { full_address: 'Jalan Perintis Kemerdekaan No. 1', city: expect.stringContaining('Makassar') },
      placed_at: now.toISOString(),
      payment_deadline: null,
    });
    // 17:30 UTC is already the next day in Makassar.
    expect(order.number).toMatch(/^FD-251121-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(order.address).not.toHaveProperty('customer_id');
  });

  it('is made of the open cart where the phone could not know its id, once, and never above the freight that was agreed to', async () => {
    const [a = ''] = await addGoods(shop.db, { price: 65_500, weight: 40_000 });
    const cart = await me.fill({ [a]: 3 });
    const unknown = { ...cart, id: OPEN_CART };
    const change = { shipment_method_id: 'store-truck', shipping_fee: 0 };
    const asked = await me.checkout(unknown, change);
    expect(asked).toMatchObject({ status: 409, body: { code: 'price_changed', data: { shipping: { old_fee: 0, new_fee: 75_000 } } } });
    const key = uuidv7();
    const accepted = { ...change, shipping_fee: 75_000 };
    const placed = orderOf(await me.checkout(unknown, accepted, key));
    expect(placed).toMatchObject({ id: cart.id, status: 2, shipping_fee: 75_000 });
    const next = await me.fill({ [a]: 1 });
    expect(orderOf(await me.checkout(unknown, accepted, key)).id).toBe(cart.id);
    expect((await me.order(next.id)).status).toBe(1);
    const [other] = await addBuyers(shop.db, 1);
    if (other === undefined) throw new Error('no buyer');
    expect(await new Customer(shop, other).checkout(unknown, accepted)).toMatchObject({ status: 409, body: { code: 'cart_empty' } });
  });

  it('stays as it was placed when the merchant changes everything', async () => {
    const [a = ''] = await addGoods(shop.db, { price: 50_000, discount: 10 });
    const placed = await me.place({ [a]: 2 });
    await changeVariant(shop.db, a, { price: 99_000, discount: 0, nameId: 'lain', unit: 'kg' });
    await shop.db.update(products).set({ nameId: 'Barang lain', pictureIds: ['new'] });
    const later = await me.order(placed.id);
    expect({ ...later, order_items: [] }).toEqual({ ...placed, order_items: [] });
    expect(later.order_items[0]).toMatchObject({
      price: 50_000,
      discount: 10,
      product_variant: { name: 'biasa', unit: 'sak', image_url: expect.stringContaining('abc'), product: { name: 'Barang 1' } },
    });
  });

  it('never takes a price, discount or fee from the client', async () => {
    const [a = ''] = await addGoods(shop.db, { price: 50_000, discount: 10 });
    const cart = await me.fill({ [a]: 2 });
    const items = [{ product_variant_id: a, quantity: 2, price: 60_000, discount: 0 }];
    const order = orderOf(await me.checkout(cart, { items, shipping_fee: 900_000, total: 1, unique_code: 7 }));
    expect(order).toMatchObject({ items_total: 100_000, discount_total: 10_000, shipping_fee: 0, total: 90_000, unique_code: 0 });
    const [stored] = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    expect(stored).toMatchObject({ price: 50_000, discount: 1_000 });
  });

  it('reserves stock, writes one event and one notification', async () => {
    const [a = ''] = await addGoods(shop.db, { stock: 5 });
    const order = await me.place({ [a]: 5 });
    expect(await stockOf(shop.db, a)).toBe(0);
    const [product] = await shop.db
      .select({ hasStock: products.hasStock })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .where(eq(variants.id, a));
    expect(product?.hasStock).toBe(false);
    expect(await eventsOf(order.id)).toMatchObject([{ status: 2, actor: 'customer', customerId: me.buyer.customerId }]);
    const told = await shop.db.select().from(notifications).where(eq(notifications.orderId, order.id));
    expect(told).toMatchObject([{ type: 1, statusProgress: 0, customerId: me.buyer.customerId }]);
  });

  it('has stock left in its product as long as another variant has some', async () => {
    const [a = '', b = ''] = await addGoods(shop.db, { stock: 2 }, { stock: 3 });
    const [other] = await shop.db.select().from(variants).where(eq(variants.id, b));
    await changeVariant(shop.db, a, { productId: other?.productId ?? '' });
    await me.place({ [a]: 2 });
    const [product] = await shop.db
      .select()
      .from(products)
      .where(eq(products.id, other?.productId ?? ''));
    expect(product?.hasStock).toBe(true);
  });

  it('leaves what is not ordered in a fresh cart: lines at 0 and lines no longer sold', async () => {
    const [a = '', b = '', c = ''] = await addGoods(shop.db, {}, {}, {});
    const cart = await me.fill({ [a]: 1, [b]: 0, [c]: 4 });
    await changeVariant(shop.db, c, { isActive: false });
    const items = [{ product_variant_id: a, quantity: 1, price: 100_000, discount: 0 }];
    const order = orderOf(await me.checkout(cart, { items }));
    expect(order.order_items.map(item => item.product_variant_id)).toEqual([a]);
    const next = await me.cart();
    expect(next?.id).not.toBe(order.id);
    expect(next?.order_items.map(item => [item.product_variant_id, item.quantity])).toEqual([
      [b, 0],
      [c, 4],
    ]);
    expect(next?.order_items.map(item => item.id)).toEqual(cart.order_items.slice(1).map(item => item.id));
  });

  it('leaves no cart behind when everything was ordered', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    await me.place({ [a]: 1 });
    expect(await me.cart()).toBeNull();
  });
});

describe('repeating a checkout', () => {
  it('with the same key replays the first answer and places nothing more', async () => {
    const [a = ''] = await addGoods(shop.db, { stock: 5 });
    const cart = await me.fill({ [a]: 2 });
    const key = uuidv7();
    const first = await me.checkout(cart, {}, key);
    const second = await me.checkout(cart, {}, key);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await stockOf(shop.db, a)).toBe(3);
    expect(await eventsOf(cart.id)).toHaveLength(1);
    expect(await me.checkout(cart, { payment_method_id: 'qris' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('with the same key replays a refusal too, even when it would succeed now', async () => {
    const [a = ''] = await addGoods(shop.db, { stock: 1 });
    const cart = await me.fill({ [a]: 2 });
    const key = uuidv7();
    const first = await me.checkout(cart, {}, key);
    expect(first.status).toBe(409);
    await changeVariant(shop.db, a, { stock: 50 });
    expect((await me.checkout(cart, {}, key)).body).toEqual(first.body);
    expect((await me.checkout(cart)).status).toBe(200);
  });

  it('with another key finds the cart closed', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const cart = await me.fill({ [a]: 2 });
    orderOf(await me.checkout(cart));
    expect(await me.checkout(cart)).toMatchObject({ status: 409, body: { code: 'cart_closed', data: { order_id: cart.id } } });
  });
});

describe('a bank transfer', () => {
  it('has a code that tells its amount from those of all open orders', async () => {
    const [a = ''] = await addGoods(shop.db, { price: 40_000, stock: 100 });
    const totals: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const order = await me.place({ [a]: 1 }, { payment_method_id: 'bank-transfer' });
      expect(order.unique_code).toBeGreaterThanOrEqual(1);
      expect(order.unique_code).toBeLessThanOrEqual(999);
      expect(order.total).toBe(40_000 + order.unique_code);
      totals.push(order.total);
    }
    expect(new Set(totals).size).toBe(totals.length);
  });

  it('takes the one amount that is left, and none when all are taken', async () => {
    const [a = ''] = await addGoods(shop.db, { price: 7_000_000, stock: 100 });
    // Of other customers: one alone may not leave so many orders unpaid.
    const [{ customerId } = me.buyer] = await addBuyers(shop.db, 1);
    const open = (code: number) => ({ customerId, status: 3, uniqueCode: code, total: 7_000_000 + code });
    // Also an order of another price stands in the way when its amount is the same.
    const other = { customerId, status: 2, uniqueCode: 900, total: 7_000_001 };
    await shop.db.insert(orders).values([other, ...Array.from({ length: 997 }, (_, index) => open(index + 3))]);
    const order = await me.place({ [a]: 1 }, { payment_method_id: 'bank-transfer' });
    expect(order.unique_code).toBe(2);
    const cart = await me.fill({ [a]: 1 });
    expect(await me.checkout(cart, { payment_method_id: 'bank-transfer' })).toMatchObject({
      status: 409,
      body: { code: 'payment_method_not_available' },
    });
    expect(await stockOf(shop.db, a)).toBe(99);
  });
});

/** What orders some lines of a cart and leaves the others in it. */
const part = (cart: Order, ...variantIds: readonly string[]) => ({
  is_partial: true,
  items: cart.order_items
    .filter(item => variantIds.includes(item.product_variant_id))
    .map(({ product_variant_id, quantity, price, discount }) => ({ product_variant_id, quantity, price, discount })),
});
const wanted = (order: Order | null) => order?.order_items.map(item => [item.id, item.product_variant_id, item.quantity]);

describe('a split', () => {
  it('orders the lines named and leaves the rest in the cart as it was, under its id', async () => {
    const [cement = '', sand = '', nails = '', idle = ''] = await addGoods(shop.db, { price: 70_000, stock: 9 }, { stock: 9 }, {}, {});
    const cart = await me.fill({ [cement]: 4, [sand]: 2, [nails]: 3, [idle]: 0 });
    const order = orderOf(await me.checkout(cart, part(cart, cement)));
    expect(order).toMatchObject({ status: 2, items_total: 280_000, total: 280_000, placed_at: expect.any(String) });
    expect(order.id).not.toBe(cart.id);
    expect(order.number).toMatch(/^FD-\d{6}-/);
    expect(wanted(order)).toEqual(wanted(cart)?.slice(0, 1));
    const rest = await me.cart();
    expect(rest).toMatchObject({ id: cart.id, status: 1, number: null, shipping_fee: 0 });
    expect(wanted(rest)).toEqual(wanted(cart)?.slice(1));
    expect([await stockOf(shop.db, cement), await stockOf(shop.db, sand)]).toEqual([5, 9]);
    expect(await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))).toMatchObject([
      { status: 2, actor: 'customer' },
    ]);
    expect(await shop.db.select().from(notifications).where(eq(notifications.orderId, order.id))).toHaveLength(1);
    // An edit that was made in the cart before the split still goes into it, and the rest is ordered as ever.
    expect((await me.setCart({ [sand]: 5 }, cart.id)).status).toBe(200);
    const second = orderOf(await me.checkout((await me.cart()) as Order));
    expect(second.id).toBe(cart.id);
    expect(second.order_items.map(item => [item.product_variant_id, item.quantity])).toEqual([
      [sand, 5],
      [nails, 3],
    ]);
  });

  it('is done once under its key, and is another order under another', async () => {
    const [cement = '', sand = ''] = await addGoods(shop.db, { stock: 9 }, {});
    const cart = await me.fill({ [cement]: 4, [sand]: 2 });
    const first = orderOf(await me.checkout(cart, part(cart, cement), 'the-split-of-this-cart'));
    expect(orderOf(await me.checkout(cart, part(cart, cement), 'the-split-of-this-cart')).id).toBe(first.id);
    expect(await stockOf(shop.db, cement)).toBe(5);
    // The cement is not in the cart any more.
    expect(await me.checkout(cart, part(cart, cement))).toMatchObject({ status: 409, body: { code: 'cart_changed' } });
    expect(await me.checkout(cart, { ...part(cart, sand), is_partial: false }, 'the-split-of-this-cart')).toMatchObject({ status: 422 });
    expect(orderOf(await me.checkout(cart, part(cart, sand))).id).not.toBe(first.id);
    expect(await me.cart()).toMatchObject({ id: cart.id, order_items: [] });
  });

  it('asks again like any checkout: quantity, stock, price, a product that is gone, and part of a cart without the word for it', async () => {
    const [cement = '', sand = ''] = await addGoods(shop.db, { price: 70_000, stock: 9 }, {});
    const cart = await me.fill({ [cement]: 4, [sand]: 2 });
    const asked = part(cart, cement);
    const refused = async (change: Record<string, unknown>) => {
      const { status, body } = await me.checkout(cart, change);
      return [status, body.code];
    };
    expect(await refused({ ...asked, is_partial: undefined })).toEqual([409, 'cart_changed']);
    expect(await refused({ ...asked, items: asked.items.map(item => ({ ...item, quantity: 3 })) })).toEqual([409, 'cart_changed']);
    expect(await refused({ ...asked, items: [...asked.items, ...asked.items] })).toEqual([409, 'cart_changed']);
    expect(await refused({ ...asked, is_partial: 'yes' })).toEqual([422, 'validation_failed']);
    await changeVariant(shop.db, cement, { price: 71_000 });
    expect(await refused(asked)).toEqual([409, 'price_changed']);
    await changeVariant(shop.db, cement, { price: 70_000, stock: 3 });
    expect(await refused(asked)).toEqual([409, 'stock_short']);
    await changeVariant(shop.db, cement, { isActive: false });
    expect(await refused(asked)).toEqual([409, 'variant_unavailable']);
    // Nothing of it has touched the cart, and what is wrong with another line does not hold up this one.
    expect(wanted(await me.cart())).toEqual(wanted(cart));
    expect(orderOf(await me.checkout(cart, part(cart, sand))).order_items).toHaveLength(1);
  });
});

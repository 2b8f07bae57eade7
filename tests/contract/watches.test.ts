import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notifications } from '#contract/notifications.ts';
import { MOST_WATCHES, type Watch } from '#contract/watches.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { watches } from '#server/db/schema/watches.ts';
import { createSender } from '#server/modules/push/sender.ts';
import { createTelling } from '#server/modules/watches/telling.ts';
import { callAdmin } from './support/admin.ts';
import { addGoods, type Customer } from './support/orders.ts';
import { newCustomer, startPushShop } from './support/push-devices.ts';
import type { TestShop } from './support/shop.ts';

let pushes: Awaited<ReturnType<typeof startPushShop>>;
let shop: TestShop;
let customer: Customer;
let clock = 0;
beforeAll(async () => {
  pushes = await startPushShop(() => clock);
  shop = pushes.shop;
});
afterAll(() => pushes.close());
beforeEach(async () => {
  await shop.db.delete(watches);
  customer = await newCustomer(shop);
});

const watch = (variantId: string, kind: string, price?: number, who = customer) =>
  who.call('PUT', '/watches', { product_variant_id: variantId, kind, ...(price === undefined ? {} : { price }) });
const own = async (who = customer) => ((await who.call('GET', '/watches?lang=en')).body.data as { watches: Watch[] }).watches;
const skuOf = async (id: string) => (await shop.db.select().from(variants).where(eq(variants.id, id)))[0]?.sku ?? '';
const told = async (who = customer) => {
  const answer = await who.call('GET', `/notifications/user/${who.buyer.customerId}?lang=en`);
  return (answer.body.data as Notifications).notifications
    .filter(({ type }) => type === 3)
    .map(({ message, product, status_progress, order_id }) => ({ message, variant: product?.variant_id, status_progress, order_id }));
};
const look = () => createTelling(shop.deps)();
const news = (message: string, variant: string) => ({ message, variant, status_progress: null, order_id: null });

describe('watches', () => {
  test('are a customer’s own: listed, changed and ended by id or short name', async () => {
    const [cement = ''] = await addGoods(shop.db, { price: 60_000, discount: 10, stock: 0 });
    const [row] = await shop.db.select().from(variants).where(eq(variants.id, cement));
    expect((await watch(cement, 'stock')).body.data).toMatchObject({ product_variant_id: cement, kind: 'stock', price: null });
    expect((await watch(`n${row?.number}`, 'price')).body.data).toMatchObject({ product_variant_id: cement, price: 54_000 });
    await watch(cement, 'price', 50_000);
    const listed = await own();
    expect(listed.map(({ kind, price }) => [kind, price]).sort()).toEqual([
      ['price', 50_000],
      ['stock', null],
    ]);
    expect(listed[0]).toMatchObject({ name: 'plain', number: row?.number, product: { name: 'Thing 1' } });
    const other = await newCustomer(shop);
    expect((await other.call('DELETE', `/watches/stock/${cement}`)).status).toBe(200);
    expect(await own()).toHaveLength(2);
    expect((await customer.call('DELETE', `/watches/stock/n${row?.number}`)).status).toBe(200);
    expect((await customer.call('DELETE', `/watches/price/${cement}`)).status).toBe(200);
    expect((await customer.call('DELETE', `/watches/price/${cement}`)).status).toBe(200);
    expect(await own()).toEqual([]);
    expect((await shop.fetch('/api/v1/watches')).status).toBe(401);
  });

  test('are refused by field, and beyond two hundred', async () => {
    const [cement = '', sand = ''] = await addGoods(shop.db, {}, {});
    expect((await watch(randomUUID(), 'stock')).body.errors).toEqual({ product_variant_id: ['invalid'] });
    expect((await watch('n2147483648', 'stock')).body.errors).toEqual({ product_variant_id: ['invalid'] });
    expect((await watch(cement, 'colour')).body.errors).toEqual({ kind: ['invalid'] });
    expect((await watch(cement, 'price', 0)).body.errors).toEqual({ price: ['number_invalid'] });
    for (const variant of ['x', 'n2147483648', 'n99999'])
      expect((await customer.call('DELETE', `/watches/stock/${variant}`)).status).toBe(404);
    expect((await customer.call('DELETE', `/watches/colour/${cement}`)).status).toBe(404);
    const many = await addGoods(shop.db, ...Array.from({ length: MOST_WATCHES - 1 }, () => ({})));
    const { customerId } = customer.buyer;
    await shop.db.insert(watches).values(many.map(variantId => ({ customerId, variantId, kind: 'stock' as const })));
    expect((await watch(cement, 'stock')).status).toBe(200);
    expect(await watch(sand, 'stock')).toMatchObject({ status: 422, body: { code: 'watches_full' } });
    // One that is there may still be changed.
    expect((await watch(cement, 'stock')).status).toBe(200);
  });
});

describe('a watch of stock', () => {
  test('is told once goods are back, by a delivery or a cancelled order, and ends with that', async () => {
    const [cement = '', sand = ''] = await addGoods(shop.db, { stock: 0 }, { stock: 3 });
    await watch(cement, 'stock');
    await look();
    expect(await told()).toEqual([]);
    expect((await callAdmin(shop, 'POST', `stock/${await skuOf(cement)}`, { delta: 5, reason: 'delivery' })).status).toBe(200);
    await look();
    await look();
    expect(await told()).toEqual([news('Thing 1 · plain is back in stock', cement)]);
    expect(await own()).toEqual([]);

    const buyer = await newCustomer(shop);
    const order = await buyer.place({ [sand]: 3 });
    await watch(sand, 'stock');
    await look();
    expect(await told()).toHaveLength(1);
    expect((await buyer.call('POST', `/orders/${order.id}/cancellation`, { reason: 'salah pesan' })).status).toBe(200);
    await look();
    expect(await told()).toMatchObject([{ variant: sand }, { variant: cement }]);
  });

  test('waits for the smallest quantity that is sold, and for goods that are on sale', async () => {
    const [tiles = '', gone = ''] = await addGoods(shop.db, { stock: 4, minimum: 5, step: 5 }, { stock: 9, isActive: false });
    for (const id of [tiles, gone]) await watch(id, 'stock');
    await look();
    expect(await told()).toEqual([]);
    await shop.db.update(variants).set({ stock: 5 }).where(eq(variants.id, tiles));
    await look();
    expect(await told()).toMatchObject([{ variant: tiles }]);
  });
});

describe('a watch of a price', () => {
  test('is told each time the price falls below what was told last', async () => {
    const [cement = ''] = await addGoods(shop.db, { price: 60_000 });
    const price = async (change: object) => {
      expect((await callAdmin(shop, 'PUT', `variants/${await skuOf(cement)}/price`, change)).status).toBe(200);
      await look();
    };
    await watch(cement, 'price', 60_000);
    await look();
    await price({ price: 65_000 });
    expect(await told()).toEqual([]);
    await price({ price: 55_000 });
    await look();
    await price({ price: 58_000 });
    await price({ discount: 10 });
    expect(await told()).toEqual([
      news('The price of Thing 1 · plain fell to Rp 52.200', cement),
      news('The price of Thing 1 · plain fell to Rp 55.000', cement),
    ]);
    expect(await own()).toMatchObject([{ kind: 'price', price: 52_200 }]);
  });
});

test('the push of a watch is an announcement that leads to the goods', async () => {
  const [cement = ''] = await addGoods(shop.db, { stock: 0 });
  const { name, receiver } = await pushes.devices.register(customer);
  await watch(cement, 'stock');
  await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.id, cement));
  await look();
  clock += 60_000;
  await createSender(shop.deps).run();
  const [payload] = pushes.devices.payloads(name, receiver);
  expect(payload?.notification).toMatchObject({
    title: 'Pengumuman',
    body: 'Barang 1 · biasa tersedia lagi',
    actions: [],
    data: { to: customer.buyer.customerId, type: 3, order_id: null, status: null },
  });
  expect(payload?.notification.navigate).toMatch(new RegExp(`/product/uji-[\\w-]+\\?variant=${cement}$`));
});

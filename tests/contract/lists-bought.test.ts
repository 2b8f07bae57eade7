import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListSummary } from '#contract/lists.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { ListDevice, lineOf } from './support/lists.ts';
import { addBuyers, addGoods, Customer, orderOf } from './support/orders.ts';
import { deliver } from './support/returns.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let phone: ListDevice;
let tablet: ListDevice;
let stranger: ListDevice;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [own, other] = await addBuyers(shop.db, 2);
  if (own === undefined || other === undefined) throw new Error('no buyers');
  phone = new ListDevice(shop, own, 'phone');
  tablet = new ListDevice(shop, own, 'tablet');
  stranger = new ListDevice(shop, other, 'stranger');
});

const summaries = async (device: ListDevice) => ((await device.call('GET', '/lists')).body.data as { lists: ListSummary[] }).lists;

describe('a link', () => {
  const open = (token: string) => shop.fetch(`/api/v1/shared-lists/${token}`);

  test('shows a copy without client, site, note and what was bought, until it is revoked', async () => {
    const [cement = ''] = await addGoods(shop.db, {});
    const id = await phone.add({ client: 'Pak Yan', site: 'Sentani', note: 'rahasia', lines: [lineOf({ product_variant_id: cement })] });
    const { token } = (await phone.call('POST', `/lists/${id}/share`)).body.data as { token: string };
    expect(token).toMatch(/^[\da-f]{32}$/);
    expect((await tablet.call('POST', `/lists/${id}/share`)).body.data).toEqual({ token });
    expect((await phone.read(id)).share_token).toBe(token);
    const { data } = await (await open(token)).json();
    expect(data).toMatchObject({ name: 'Rumah Sentani', lines: [{ product_variant_id: cement, quantity: 2 }], goods: [{ id: cement }] });
    for (const secret of ['Pak Yan', 'Sentani"', 'rahasia', 'bought', 'seen_price', phone.buyer.customerId]) {
      expect(JSON.stringify({ ...data, name: '' })).not.toContain(secret);
    }
    expect((await open(token.toUpperCase())).status).toBe(200);
    expect((await phone.call('DELETE', `/lists/${id}/share`)).status).toBe(200);
    expect((await open(token)).status).toBe(404);
    expect((await open('x')).status).toBe(404);
    const next = (await phone.call('POST', `/lists/${id}/share`)).body.data as { token: string };
    expect(next.token).not.toBe(token);
  });
});

describe('goods of a list that lies on a phone', () => {
  test('are told by ids and short names, without an account', async () => {
    const [cement = '', sand = ''] = await addGoods(shop.db, { price: 1_000 }, {});
    const [row] = await shop.db.select({ number: variants.number }).from(variants).where(eq(variants.id, cement));
    const items = [`n${row?.number}`, sand, cement, randomUUID()].map(product_variant_id => ({ product_variant_id }));
    const answer = await shop.fetch('/api/v1/list-goods', { method: 'POST', json: { items } });
    const { data } = await answer.json();
    expect(data.goods.map(({ id }: { id: string }) => id).sort()).toEqual([cement, sand].sort());
    expect((await shop.fetch('/api/v1/list-goods', { method: 'POST', json: { items: [{ product_variant_id: 'x' }] } })).status).toBe(422);
  });
});

describe('what was bought', () => {
  test('is counted when an order from the list is received, and no other', async () => {
    const [cement = '', sand = ''] = await addGoods(shop.db, { stock: 100 }, { stock: 100 });
    const [first, second, other] = [randomUUID(), randomUUID(), randomUUID()];
    const id = await phone.add({
      lines: [
        lineOf({ id: first, product_variant_id: cement, quantity: 4, position: 1 }),
        lineOf({ id: second, product_variant_id: cement, quantity: 4, position: 2 }),
        lineOf({ id: other, product_variant_id: sand, quantity: 4, position: 3 }),
      ],
    });
    const customer = new Customer(shop, phone.buyer);
    const items = [
      { product_variant_id: cement, quantity: 5, list_id: id },
      { product_variant_id: sand, quantity: 1 },
    ];
    orderOf(await customer.call('POST', '/orders/cart/', { items }));
    // Changed in the cart, it is still for the list.
    const cart = await customer.fill({ [cement]: 6 });
    const order = orderOf(await customer.checkout(cart));
    const bought = async () => (await phone.read(id)).lines.map(line => line.bought);
    expect(await bought()).toEqual([0, 0, 0]);
    await deliver(shop, order.id, new Date());
    expect(await bought()).toEqual([4, 2, 0]);
    expect(await summaries(phone)).toMatchObject([{ lines: 3, bought_lines: 1 }]);
    // The customer's own edit of the line knows nothing of it, and leaves it.
    expect(await tablet.write(id, { id: first, product_variant_id: cement, quantity: 5, position: 1 }, 1)).toMatchObject({
      bought: 4,
      other: null,
    });
  });

  test.each([false, true])('is nothing of goods that were taken out of the cart before an order, of a part of it: %s', async is_partial => {
    const [cement = '', sand = '', gravel = ''] = await addGoods(shop.db, {}, {}, {});
    const lines = [cement, sand].map((product_variant_id, at) => lineOf({ product_variant_id, quantity: 4, position: at + 1 }));
    const id = await phone.add({ lines });
    const customer = new Customer(shop, phone.buyer);
    const items = [cement, sand].map(product_variant_id => ({ product_variant_id, quantity: 4, list_id: id }));
    orderOf(await customer.call('POST', '/orders/cart/', { items }));
    const cart = await customer.fill({ [sand]: 0, ...(is_partial ? { [gravel]: 1 } : {}) });
    const { items: all } = customer.checkoutBody(cart);
    const first = { items: all.filter(each => each.product_variant_id === cement), is_partial };
    const orders = [orderOf(await customer.checkout(cart, first)), orderOf(await customer.checkout(await customer.fill({ [sand]: 3 })))];
    for (const order of orders) await deliver(shop, order.id, new Date());
    expect((await phone.read(id)).lines.map(({ bought }) => bought)).toEqual([4, 0]);
  });

  test('is nothing of a list that is gone or another’s', async () => {
    const [cement = ''] = await addGoods(shop.db, { stock: 100 });
    const line = lineOf({ product_variant_id: cement, quantity: 4 });
    const foreign = await stranger.add({ lines: [line] });
    const gone = await phone.add({ lines: [line] });
    const customer = new Customer(shop, phone.buyer);
    for (const list of [foreign, gone]) {
      const items = [{ product_variant_id: cement, quantity: 1, list_id: list }];
      const cart = orderOf(await customer.call('POST', '/orders/cart/', { items }));
      const order = orderOf(await customer.checkout(cart));
      await phone.call('DELETE', `/lists/${gone}`);
      await deliver(shop, order.id, new Date());
    }
    expect((await stranger.read(foreign)).lines).toMatchObject([{ bought: 0 }]);
  });
});

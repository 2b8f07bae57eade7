import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { uuidv7 } from '#lib/ids.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { replaceCatalogue } from '#server/modules/catalogue/import-export/write-catalogue.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { growCatalogue } from '#server/seed/catalogue/grow.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

async function numberOf(id: string): Promise<number> {
  const [row] = await shop.db.select({ number: variants.number }).from(variants).where(eq(variants.id, id));
  return row?.number ?? 0;
}
const setCart = (name: string, quantity: number, key?: string) => me.setCart({ [name]: quantity }, undefined, key);

test('a cart takes the short name of a variant, and answers its id and number', async () => {
  const [a = ''] = await addGoods(shop.db, {});
  const number = await numberOf(a);
  const answer = await setCart(`n${number}`, 4);
  expect(answer.status).toBe(200);
  expect((answer.body.data as Order).order_items).toMatchObject([
    { product_variant_id: a, quantity: 4, product_variant: { id: a, number } },
  ]);
});

test('a repetition is the same write whichever of the two names it has', async () => {
  const [a = ''] = await addGoods(shop.db, {});
  const key = uuidv7();
  expect((await setCart(`n${await numberOf(a)}`, 2, key)).status).toBe(200);
  const again = await setCart(a, 2, key);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  const edit = { key, client: 'phone', seq: 1, cart: { items: [{ product_variant_id: `n${await numberOf(a)}`, quantity: 2 }] } };
  const { body } = await me.call('POST', '/orders/cart/edits', { edits: [edit] });
  expect(body.data).toMatchObject({ results: [{ key, problem: null }], cart: { order_items: [{ product_variant_id: a, quantity: 2 }] } });
});

test('several edits and a checkout take it too', async () => {
  const [a = '', b = ''] = await addGoods(shop.db, { price: 50_000 }, { price: 70_000 });
  const names = [`n${await numberOf(a)}`, `n${await numberOf(b)}`];
  const edits = names.map((name, at) => ({
    key: uuidv7(),
    client: 'phone',
    seq: at + 1,
    cart: { items: [{ product_variant_id: name, quantity: at + 1 }] },
  }));
  const { body } = await me.call('POST', '/orders/cart/edits', { edits });
  const { cart } = body.data as { cart: Order };
  expect(cart.order_items.map(({ product_variant_id }) => product_variant_id)).toEqual([a, b]);
  const named = { ...cart, order_items: cart.order_items.map((item, at) => ({ ...item, product_variant_id: names[at] ?? '' })) };
  const placed = await me.checkout(named);
  expect([placed.status, (placed.body.data as Order).order_items.map(({ product_variant_id }) => product_variant_id)]).toEqual([
    200,
    [a, b],
  ]);
});

test('an unknown number is answered like an unknown id, and what is no name is refused', async () => {
  const unknown = await setCart(uuidv7(), 1);
  expect(unknown.status).toBeGreaterThanOrEqual(400);
  for (const name of ['n2000000000', 'n9999999999']) {
    const { status, body } = await setCart(name, 1);
    expect([name, status, body.code]).toEqual([name, unknown.status, unknown.body.code]);
  }
  for (const name of ['n0', 'n01', 'n', 'n1.5', 'n-1', 'N1', 'n12345678901', ' n1']) {
    expect([name, (await setCart(name, 1)).status]).toEqual([name, 422]);
  }
});

test('numbers stay with a new catalogue, and none is given twice', async () => {
  const read = async () =>
    new Map((await shop.db.select({ id: variants.id, number: variants.number }).from(variants)).map(row => [row.id, row.number]));
  const before = await read();
  await shop.db.transaction(tx => replaceCatalogue(tx, growCatalogue(buildCatalogue(), 300), { filed: [], importId: null }));
  const after = await read();
  for (const [id, number] of before) expect([id, after.get(id)]).toEqual([id, number]);
  const fresh = [...after].filter(([id]) => !before.has(id)).map(([, number]) => number);
  expect(fresh.length).toBeGreaterThan(0);
  expect(Math.min(...fresh)).toBeGreaterThan(Math.max(...before.values()));
  expect(new Set(after.values()).size).toBe(after.size);
});

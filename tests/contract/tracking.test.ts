import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uuidv7 } from '#lib/ids.ts';
import { orders } from '#server/db/schema/orders.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { asAdmin } from './support/receipts.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let now = Date.parse('2025-11-20T02:00:00Z');
let shop: TestShop;
let me: Customer;
let other: Customer;
let variant: string;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date(now) });
  [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [first, second] = await addBuyers(shop.db, 2);
  if (first === undefined || second === undefined) throw new Error('no buyers');
  me = new Customer(shop, first);
  other = new Customer(shop, second);
});

it('tells what happened to an order when, oldest first', async () => {
  const { id } = await me.place({ [variant]: 1 });
  const placed = new Date(now).toISOString();
  now += 60_000;
  await asAdmin(shop, `${id}/validation`);
  const validated = new Date(now).toISOString();
  now += 60_000;
  await asAdmin(shop, `${id}/cancellation`, { reason: 'stok rusak' });
  const answer = await me.call('GET', `/orders/${id}/events`);
  expect(answer.body.data).toEqual({
    events: [
      { status: 2, at: placed, note: null },
      { status: 3, at: validated, note: null },
      { status: 8, at: new Date(now).toISOString(), note: 'stok rusak' },
    ],
    total: 3,
  });
});

it('tells it to its customer alone', async () => {
  const { id } = await me.place({ [variant]: 1 });
  for (const path of [id, uuidv7(), 'nonsense']) expect((await other.call('GET', `/orders/${path}/events`)).status).toBe(404);
  expect((await shop.fetch(`/api/v1/orders/${id}/events`)).status).toBe(401);
});

it('lists orders of several stages, with the shop’s clock', async () => {
  const placed = [];
  for (const status of [4, 5, 6]) {
    const { id } = await me.place({ [variant]: 1 });
    await shop.db.update(orders).set({ status }).where(eq(orders.id, id));
    placed.push(id);
    now += 1_000;
  }
  const [first, second, third] = placed;
  const idsOf = async (query: string) => {
    const { body } = await me.call('GET', `/orders/?${query}`);
    const { orders: found, total } = body.data as { orders: { id: string; server_time: string }[]; total: number };
    for (const order of found) expect(order.server_time).toBe(new Date(now).toISOString());
    return [found.map(order => order.id), total];
  };
  expect(await idsOf('status=4,5')).toEqual([[second, first], 2]);
  expect(await idsOf('status=4&status=5&limit=1&offset=1')).toEqual([[first], 2]);
  expect(await idsOf('status=6')).toEqual([[third], 1]);
  expect(await idsOf('status=7')).toEqual([[], 0]);
  for (const nonsense of ['status=', 'status=4,9', 'status=x', '']) expect(await idsOf(nonsense)).toEqual([[third, second, first], 3]);
});

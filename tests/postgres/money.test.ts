import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#server/db/schema/orders.ts';
import { expireOverdueOrders } from '#server/modules/orders/service.ts';
import { addBuyers, addGoods, Customer, orderOf, stockOf } from '#tests/contract/support/orders.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { differences } from '#tests/support/stock-steps.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

let postgres: Postgres;
let shop: PostgresShop;
beforeAll(async () => {
  postgres = await startSeededPostgres();
  shop = await createPostgresShop(postgres, { poolSize: 20 });
});
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

const admin = (path: string, json?: unknown) => {
  const headers = { 'x-admin-key': shop.deps.adminKey, 'Idempotency-Key': randomUUID() };
  return shop.fetch(`/api/v1/admin/${path}`, { method: 'POST', headers, ...(json === undefined ? {} : { json }) });
};
const pay = async (id: string) => (await admin(`orders/${id}/payment`, { amount: 2_000_000_000, reference: 'uji' })).status;

/** Orders of one unit each that can be paid, of one customer each. */
async function payable(variant: string, count: number): Promise<string[]> {
  const buyers = await addBuyers(shop.db, count);
  const placed = await Promise.all(buyers.map(buyer => new Customer(shop, buyer).place({ [variant]: 1 })));
  const validated = await Promise.all(placed.map(({ id }) => admin(`orders/${id}/validation`)));
  expect(validated.map(({ status }) => status)).toEqual(placed.map(() => 200));
  return placed.map(({ id }) => id);
}

const miss = (ids: readonly string[]) =>
  shop.db
    .update(orders)
    .set({ paymentDeadline: new Date(Date.now() - 1_000) })
    .where(inArray(orders.id, [...ids]));

test('a payment beside the clock at its deadline, and twice at a time, takes the goods once', async () => {
  const [variant = ''] = await addGoods(shop.db, { stock: 100 });
  const ids = await payable(variant, 20);
  await miss(ids);
  const [, ...statuses] = await Promise.all([expireOverdueOrders(shop.deps), ...ids.flatMap(id => [pay(id), pay(id)])]);
  // Whether the clock was first or not, one of the two payments is taken: the goods are there.
  expect(ids.map((_, at) => [statuses[2 * at], statuses[2 * at + 1]].sort())).toEqual(ids.map(() => [200, 409]));
  await expireOverdueOrders(shop.deps);
  const rows = await shop.db.select({ status: orders.status }).from(orders).where(inArray(orders.id, ids));
  expect(rows.every(({ status }) => status === 4)).toBe(true);
  expect(await stockOf(shop.db, variant)).toBe(80);
  expect(await differences(shop.db)).toEqual([]);
});

test('a late payment beside purchases sells no unit twice', async () => {
  const [variant = ''] = await addGoods(shop.db, { stock: 10 });
  const ids = await payable(variant, 10);
  await miss(ids);
  expect(await expireOverdueOrders(shop.deps)).toBe(10);
  const buyers = (await addBuyers(shop.db, 10)).map(buyer => new Customer(shop, buyer));
  const carts = await Promise.all(buyers.map(async buyer => orderOf(await buyer.setCart({ [variant]: 1 }))));
  const [late, fresh] = await Promise.all([
    Promise.all(ids.map(pay)),
    Promise.all(buyers.map(async (buyer, at) => (await buyer.checkout(carts[at] as (typeof carts)[number])).status)),
  ]);
  expect([...late, ...fresh].filter(status => status === 200)).toHaveLength(10);
  expect([...late, ...fresh].every(status => status === 200 || status === 409)).toBe(true);
  expect(await stockOf(shop.db, variant)).toBe(0);
  expect(await differences(shop.db)).toEqual([]);
});

test('of two decisions on one transfer one is taken', async () => {
  const [variant = ''] = await addGoods(shop.db, { stock: 2 });
  const ids = await payable(variant, 2);
  const { data: payment } = await (await admin('payments', { amount: 2_000_000_000, reference: 'satu' })).json();
  const decisions = [
    ...ids.map(order => admin(`payments/${payment.id}/assignment`, { order })),
    admin(`payments/${payment.id}/refund`, {}),
  ];
  const statuses = (await Promise.all(decisions)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409, 409]);
});

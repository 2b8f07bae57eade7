import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENCE } from '#server/db/pool.ts';
import { orders } from '#server/db/schema/orders.ts';
import { type Answer, addBuyers, addGoods, Customer, orderOf, stockOf } from '#tests/contract/support/orders.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

/** Milliseconds within which a phone hears that it must come again. */
const MOST = 5_000;
const STOCK = 1_000;

let postgres: Postgres;
let shop: PostgresShop;
beforeAll(async () => {
  postgres = await startSeededPostgres({ durable: true });
  const url = await postgres.createDatabase();
  shop = await createPostgresShop(postgres, { poolSize: 4, url, patience: PATIENCE, env: { RATE_LIMITS: 'on' } });
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

/** Waits for an answer, which must say in time that there is no database. */
async function expectUnavailable(call: () => Promise<Answer>): Promise<void> {
  const began = performance.now();
  const { status, body, headers } = await call();
  const took = performance.now() - began;
  expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([503, 'unavailable', true]);
  expect(took).toBeLessThan(MOST);
}

/** Asks again with the same key until the shop has a database, as a phone does. */
async function untilThere(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503 && answer.body.code !== 'idempotency_in_progress') return answer;
    await sleep(50);
  }
}

/** A customer with an order, and with a cart that becomes an order during the outage. */
async function customerWithOrder() {
  const [before = '', meanwhile = ''] = await addGoods(shop.db, { stock: STOCK }, { stock: STOCK });
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  const customer = new Customer(shop, buyer);
  const acknowledged = await customer.place({ [before]: 1 });
  const cart = await customer.fill({ [meanwhile]: 3 });
  const key = crypto.randomUUID();
  const ownOrders = () => shop.db.select({ status: orders.status }).from(orders).where(eq(orders.customerId, buyer.customerId));
  return { customer, acknowledged, meanwhile, place: () => customer.checkout(cart, {}, key), ownOrders };
}

/** Everything acknowledged is there, and the repeated write was done once. */
async function expectWhole({ customer, acknowledged, meanwhile, place, ownOrders }: Awaited<ReturnType<typeof customerWithOrder>>) {
  const placed = orderOf(await untilThere(place));
  expect(orderOf(await place()).id).toBe(placed.id);
  expect((await customer.order(acknowledged.id)).status).toBe(2);
  expect((await ownOrders()).filter(({ status }) => status === 2)).toHaveLength(2);
  expect(await stockOf(shop.db, meanwhile)).toBe(STOCK - 3);
}

it('a PostgreSQL that is frozen costs every request five seconds at most, also one that waits twice', async () => {
  const bought = await customerWithOrder();
  const { customer, place } = bought;
  const login = async (): Promise<Answer> => {
    const answer = await shop.fetch('/api/v1/login', { method: 'POST', json: { email: 'a@example.test', password: 'Fondasi2025' } });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
  const thaw = postgres.freeze();
  try {
    const reads = [1, 2, 3].map(() => expectUnavailable(() => customer.call('GET', '/orders/')));
    const first = [...reads, expectUnavailable(place)];
    // These wait for a connection that the first ones give up, and then for a line to a server that does not answer.
    await sleep(2_000);
    const second = [login, place, () => customer.call('GET', '/orders/')].map(call => expectUnavailable(call));
    await Promise.all([...first, ...second]);
  } finally {
    thaw();
  }
  expect((await untilThere(() => customer.call('GET', '/orders/'))).status).toBe(200);
  await expectWhole(bought);
});

it('a PostgreSQL that is killed and starts again loses nothing that was acknowledged, and does no write twice', async () => {
  const bought = await customerWithOrder();
  const { customer, place } = bought;
  // Killed in the middle of the checkout, wherever that is.
  const dying = place();
  await sleep(5);
  await postgres.kill();
  expect([200, 503]).toContain((await dying).status);
  await expectUnavailable(place);
  await expectUnavailable(() => customer.call('GET', '/orders/'));
  await postgres.start();
  await expectWhole(bought);
});

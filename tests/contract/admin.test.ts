import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdminOrderSchema, adminKeyHeader } from '#contract/admin.ts';
import { uuidv7 } from '#lib/ids.ts';
import { orders } from '#server/db/schema/orders.ts';
import { addBuyers, addGoods, Customer, stockOf } from './support/orders.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let variant: string;
const now = new Date('2025-11-20T02:00:00Z');

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => now, env: { PAYMENT_DEADLINE_MINUTES: '90' } });
  [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

const ask = async (method: string, path: string, json?: unknown, headers: Record<string, string> = { [adminKeyHeader]: testAdminKey }) => {
  const answer = await shop.fetch(`/api/v1/admin/${path}`, { method, headers, ...(json === undefined ? {} : { json }) });
  const body: { code?: string; data?: unknown; errors?: unknown } = await answer.json();
  return { status: answer.status, ...body };
};

describe('the admin key', () => {
  const calls = [
    ['GET', 'orders'],
    ['GET', `orders/${uuidv7()}`],
    ['POST', `orders/${uuidv7()}/validation`],
    ['POST', `orders/${uuidv7()}/cancellation`],
  ] as const;

  it.each(calls)('is asked for by %s %s', async (method, path) => {
    for (const headers of [{}, { [adminKeyHeader]: 'wrong' }, { [adminKeyHeader]: '' }, { ...me.buyer.headers }]) {
      const answer = await ask(method, path, method === 'GET' ? undefined : { reason: 'habis' }, headers as Record<string, string>);
      expect([answer.status, answer.code]).toEqual([401, 'unauthorized']);
    }
  });
});

describe('orders of all customers', () => {
  it('are listed with their customer, newest first, without carts', async () => {
    const order = await me.place({ [variant]: 1 });
    await me.fill({ [variant]: 1 });
    const answer = await ask('GET', 'orders?limit=1');
    const { orders: rows, total } = v.parse(v.object({ orders: v.array(AdminOrderSchema), total: v.number() }), answer.data);
    expect(rows).toMatchObject([{ id: order.id, customer: { id: me.buyer.customerId, name: 'Pembeli', phone: '+6281234567890' } }]);
    expect(total).toBe((await shop.db.select().from(orders)).filter(row => row.status > 1).length);
  });

  it('are listed by status', async () => {
    const order = await me.place({ [variant]: 1 });
    await shop.db.update(orders).set({ status: 5 }).where(eq(orders.id, order.id));
    expect(await ask('GET', 'orders?status=5')).toMatchObject({ data: { orders: [{ id: order.id }], total: 1 } });
    await shop.db.update(orders).set({ status: 7 }).where(eq(orders.id, order.id));
  });

  it('are found by id and by number, however that is written; a cart is not', async () => {
    const order = await me.place({ [variant]: 1 });
    const cart = await me.fill({ [variant]: 1 });
    for (const name of [order.id, order.number ?? '', (order.number ?? '').toLowerCase()]) {
      expect(await ask('GET', `orders/${name}`)).toMatchObject({ status: 200, data: { id: order.id } });
    }
    for (const name of [cart.id, uuidv7(), 'FD-251120-0000', 'nonsense']) {
      expect([name, (await ask('GET', `orders/${name}`)).status]).toEqual([name, 404]);
      expect([name, (await ask('POST', `orders/${name}/validation`)).status]).toEqual([name, 404]);
    }
  });
});

describe('validating', () => {
  it.each([
    ['virtual-account', 90],
    ['qris', 30],
  ])('gives the customer of %s %i minutes to pay', async (payment_method_id, minutes) => {
    const order = await me.place({ [variant]: 1 }, { payment_method_id });
    const answer = await ask('POST', `orders/${order.number}/validation`);
    const payment_deadline = new Date(now.getTime() + minutes * 60_000).toISOString();
    expect(answer).toMatchObject({ status: 200, data: { status: 3, payment_deadline } });
    expect(await me.order(order.id)).toMatchObject({ status: 3, payment_deadline });
    const told = await me.call('GET', `/notifications/user/${me.buyer.customerId}`);
    expect(told.body.data).toMatchObject({ notifications: [{ status_progress: 1, order_number: order.number }, { status_progress: 0 }] });
  });

  it('happens once under one key', async () => {
    const order = await me.place({ [variant]: 1 });
    const headers = { [adminKeyHeader]: testAdminKey, 'Idempotency-Key': uuidv7() };
    const first = await ask('POST', `orders/${order.id}/validation`, undefined, headers);
    expect(await ask('POST', `orders/${order.id}/validation`, undefined, headers)).toEqual(first);
    expect(await ask('POST', `orders/${order.id}/validation`)).toMatchObject({
      status: 409,
      code: 'order_transition_not_allowed',
      data: { from: 3, to: 3 },
    });
  });
});

describe('cancelling', () => {
  it('gives the stock back and tells the customer why', async () => {
    const before = await stockOf(shop.db, variant);
    const order = await me.place({ [variant]: 4 });
    const answer = await ask('POST', `orders/${order.number}/cancellation`, { reason: 'Stok rusak' });
    expect(answer).toMatchObject({ status: 200, data: { status: 8, cancel_reason: 'Stok rusak' } });
    expect(await me.order(order.id)).toMatchObject({ status: 8, cancel_reason: 'Stok rusak', refund: null });
    expect(await stockOf(shop.db, variant)).toBe(before);
  });

  it('needs a reason', async () => {
    const order = await me.place({ [variant]: 1 });
    expect(await ask('POST', `orders/${order.id}/cancellation`, { reason: ' ' })).toMatchObject({
      status: 422,
      errors: { reason: ['required'] },
    });
  });
});

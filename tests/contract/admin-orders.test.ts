import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { orders } from '#server/db/schema/orders.ts';
import { giveReminders } from '#server/modules/orders/reminders.ts';
import { reminderWords } from '#server/modules/push/words.ts';
import { callAdmin, toldTo, transfer } from './support/admin.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { blob, noise, sendReceipt } from './support/receipts.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-11-26T01:00:00Z');
let now = start;
let shop: TestShop;
let me: Customer;
let variant: string;
let photo: Blob;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date(now) });
  photo = blob(await noise(120, 80).jpeg().toBuffer());
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = start;
  [variant = ''] = await addGoods(shop.db, { price: 50_000, stock: 100 });
  me = await customer();
});

async function customer(): Promise<Customer> {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  return new Customer(shop, buyer);
}

const admin = (method: string, path: string, json?: unknown) => callAdmin(shop, method, path, json);
const told = () => toldTo(me);

/** An order that waits for its payment. */
async function payable(quantity = 4, change: Readonly<Record<string, unknown>> = {}): Promise<Order> {
  const order = await me.place({ [variant]: quantity }, change);
  expect((await admin('POST', `orders/${order.id}/validation`)).status).toBe(200);
  return order;
}

describe('the list of orders', () => {
  it('is searched by number and customer, by days and by receipts to be checked', async () => {
    const [first, second] = [await payable(), await payable()];
    await sendReceipt(me, second.id, photo);
    const ids = async (query: string) => (await admin('GET', `orders?limit=200&${query}`)).data.orders.map(({ id }: Order) => id);
    expect(await ids(`search=${(first.number ?? '').slice(-8).toLowerCase()}`)).toEqual([first.id]);
    expect(await ids(`search=${me.buyer.customerId}`)).toEqual([second.id, first.id]);
    expect(await ids('to_check=true')).toContain(second.id);
    expect(await ids('to_check=true')).not.toContain(first.id);
    expect(await ids('start_date=2026-11-26&end_date=2026-11-26')).toContain(first.id);
    expect(await ids('start_date=2026-11-27')).not.toContain(first.id);
    expect(await ids('status=3&search=nonsense-of-it')).toEqual([]);
  });
});

describe('other days of arrival', () => {
  it('are told, and an order that misses them is late once more', async () => {
    const order = await payable();
    await admin('POST', `orders/${order.id}/payment`, transfer(order.total));
    await shop.db.update(orders).set({ etaFrom: '2026-11-26', etaTo: '2026-11-27' }).where(eq(orders.id, order.id));
    now += 72 * HOUR;
    await giveReminders(shop.deps);
    expect((await told())[0]?.[1]).toBe(reminderWords.late.id);
    const answer = await admin('PUT', `orders/${order.number}/arrival`, { from: '2026-12-01', to: '2026-12-03' });
    expect(answer).toMatchObject({ status: 200, data: { is_late: false, eta: { from: '2026-12-01', to: '2026-12-03' } } });
    expect((await told())[0]?.[1]).toContain('1–3 Des');
    now += 120 * HOUR;
    await giveReminders(shop.deps);
    expect((await told())[0]?.[1]).toBe(reminderWords.late.id);
  });

  it('are refused in the wrong order, in the past, too far ahead, and for what is not owed', async () => {
    const order = await payable();
    const set = (from: string, to: string) => admin('PUT', `orders/${order.id}/arrival`, { from, to });
    expect((await set('2026-12-01', '2026-12-03')).code).toBe('order_transition_not_allowed');
    await admin('POST', `orders/${order.id}/payment`, transfer(order.total));
    expect((await set('2026-12-03', '2026-12-01')).errors).toEqual({ from: ['invalid'] });
    expect((await set('2026-11-01', '2026-11-25')).errors).toEqual({ to: ['invalid'] });
    expect((await set('2026-12-01', '2028-01-01')).errors).toEqual({ to: ['invalid'] });
    expect((await set('besok', '2026-12-01')).errors).toEqual({ from: ['invalid'] });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderQueues, type Queues } from '#contract/admin-queues.ts';
import type { Order } from '#contract/orders.ts';
import { orders } from '#server/db/schema/orders.ts';
import { callAdmin, transfer } from './support/admin.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { blob, noise, sendReceipt } from './support/receipts.ts';
import { askReturn } from './support/returns.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
let now = Date.parse('2026-11-26T01:00:00Z');
let shop: TestShop;
let me: Customer;
let variant: string;
let photo: Blob;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date(now) });
  // Orders of the seed wait for nothing here.
  await shop.db.update(orders).set({ status: 8 });
  photo = blob(await noise(120, 80).jpeg().toBuffer());
});
afterAll(() => shop.close());
beforeEach(async () => {
  now += DAY;
  [variant = ''] = await addGoods(shop.db, { price: 50_000, stock: 1_000 });
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

const admin = (method: string, path: string, json?: unknown) => callAdmin(shop, method, path, json);
const queues = async (): Promise<Queues> => (await admin('GET', 'queues')).data;
const idsOf = async (query: string): Promise<string[]> => (await admin('GET', `orders?${query}`)).data.orders.map(({ id }: Order) => id);

/** The queues that an order is in; each list has as many orders as its count says. */
async function placesOf({ id }: Order): Promise<string[]> {
  const counts = await queues();
  const places: string[] = [];
  for (const queue of orderQueues) {
    const ids = await idsOf(`queue=${queue}&limit=200`);
    expect([queue, ids.length]).toEqual([queue, counts[queue]]);
    if (ids.includes(id)) places.push(queue);
  }
  return places;
}

const truck = { shipment_method_id: 'store-truck' };

describe('the queues of orders', () => {
  it('have each order where it waits for the shop, from its placing to its delivery', async () => {
    const order = await me.place({ [variant]: 2 }, truck);
    expect(await placesOf(order)).toEqual(['to_validate']);
    await admin('POST', `orders/${order.id}/validation`);
    expect(await placesOf(order)).toEqual(['unpaid']);
    await sendReceipt(me, order.id, photo);
    expect(await placesOf(order)).toEqual(['receipts', 'unpaid']);
    await admin('POST', `orders/${order.id}/receipt/acceptance`);
    expect(await placesOf(order)).toEqual(['to_pack']);
    await admin('POST', `orders/${order.id}/processing`);
    expect(await placesOf(order)).toEqual(['to_ship']);
    await shop.db.update(orders).set({ etaFrom: '2026-11-27', etaTo: '2026-11-28' }).where(eq(orders.id, order.id));
    now += 5 * DAY;
    expect(await placesOf(order)).toEqual(['to_ship', 'late']);
    await admin('POST', `orders/${order.id}/shipment`, { tracking_number: 'T1' });
    expect(await placesOf(order)).toEqual(['late']);
    await admin('POST', `orders/${order.id}/delivery`, { received_by: 'Pak Rahman' });
    expect(await placesOf(order)).toEqual([]);
  });

  it('have a pick-up until its customer has collected it, which is late only while the shop prepares it', async () => {
    const order = await me.place({ [variant]: 1 });
    await admin('POST', `orders/${order.id}/validation`);
    await admin('POST', `orders/${order.id}/payment`, transfer(order.total));
    expect(await placesOf(order)).toEqual(['to_pack']);
    await admin('POST', `orders/${order.id}/processing`);
    // Packed, and its customer does not know of it yet.
    expect(await placesOf(order)).toEqual(['to_ship']);
    await shop.db.update(orders).set({ etaFrom: '2026-11-27', etaTo: '2026-11-28' }).where(eq(orders.id, order.id));
    now += 5 * DAY;
    expect(await placesOf(order)).toEqual(['to_ship', 'late']);
    await admin('POST', `orders/${order.id}/shipment`, {});
    expect(await placesOf(order)).toEqual(['pick_up_ready']);
    const { pickup_code: code } = await me.order(order.id);
    expect((await admin('POST', 'pick-ups', { code })).status).toBe(200);
    expect(await placesOf(order)).toEqual([]);
  });

  it('begin with the oldest order, page by page and within a search; an unknown one is no filter', async () => {
    const placed: string[] = [];
    for (let count = 0; count < 3; count += 1, now += MINUTE) placed.push((await me.place({ [variant]: 1 })).id);
    const mine = `search=${me.buyer.customerId}`;
    expect(await idsOf(`queue=to_validate&${mine}`)).toEqual(placed);
    expect(await idsOf(`queue=to_validate&${mine}&limit=1&offset=1`)).toEqual([placed[1]]);
    expect(await idsOf(`queue=unpaid&${mine}`)).toEqual([]);
    expect(await idsOf(mine)).toEqual(placed.toReversed());
    expect(await idsOf(`queue=nonsense&${mine}`)).toEqual(placed.toReversed());
  });
});

describe('what else waits', () => {
  it('is money without an order, refunds that are owed, returns that were asked for, and the moment of the latest order', async () => {
    const before = await queues();
    const order = await me.place({ [variant]: 3 });
    const placedAt = new Date(now).toISOString();
    now += MINUTE;
    expect(await queues()).toMatchObject({ to_validate: before.to_validate + 1, latest_order_at: placedAt });
    // Also where it does not wait any more.
    for (const path of ['validation', 'payment', 'processing', 'shipment', 'delivery']) {
      const json = path === 'payment' ? transfer(order.total) : { received_by: 'Ibu Sari' };
      expect((await admin('POST', `orders/${order.id}/${path}`, json)).status).toBe(200);
    }
    expect(await queues()).toEqual({ ...before, latest_order_at: placedAt });

    const payment = (await admin('POST', 'payments', transfer(70_000))).data;
    expect((await queues()).payments).toBe(before.payments + 1);
    await admin('POST', `payments/${payment.id}/refund`, {});
    expect(await queues()).toEqual({ ...before, refunds: before.refunds + 1, latest_order_at: placedAt });
    const refund = (await admin('GET', 'refunds?state=owed')).data.refunds.find(({ note }: { note: string }) => note.includes('CV Maju'));
    await admin('POST', `refunds/${refund.id}/sending`, { reference: 'BRI 2' });
    expect((await queues()).refunds).toBe(before.refunds);

    const line = (await me.order(order.id)).order_items[0]?.id;
    expect((await askReturn(me, order.id, { lines: `${line}:1`, photos: [photo] })).status).toBe(200);
    expect((await queues()).returns).toBe(before.returns + 1);
    const asked = (await admin('GET', 'returns?state=asked')).data.returns[0];
    await admin('POST', `returns/${asked.id}/rejection`, { words: 'Tidak rusak' });
    expect(await queues()).toEqual({ ...before, latest_order_at: placedAt });
  });
});

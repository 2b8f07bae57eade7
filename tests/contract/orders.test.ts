import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Order, OrderSchema } from '#contract/orders.ts';
import { uuidv7 } from '#lib/ids.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { notifications, orderEvents, orders } from '#server/db/schema/orders.ts';
import { expireOverdueOrders } from '#server/modules/orders/service.ts';
import { addBuyers, addGoods, Customer, changeVariant, orderOf, stockOf } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let other: Customer;
let now = new Date('2025-11-20T02:00:00Z');

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date('2025-11-20T02:00:00Z');
  const [one, two] = await addBuyers(shop.db, 2);
  if (one === undefined || two === undefined) throw new Error('no buyers');
  me = new Customer(shop, one);
  other = new Customer(shop, two);
});

/** Puts an order where a test needs it, past the rules. */
const force = (id: string, change: Partial<typeof orders.$inferInsert>) => shop.db.update(orders).set(change).where(eq(orders.id, id));

async function list(customer: Customer, query: string): Promise<{ orders: Order[]; total: number }> {
  const answer = await customer.call('GET', `/orders/?${query}`);
  expect(answer.status).toBe(200);
  return v.parse(v.object({ orders: v.array(OrderSchema), total: v.number() }), answer.body.data);
}

const ids = ({ orders: rows }: { orders: readonly Order[] }) => rows.map(order => order.id);

describe('the list', () => {
  it('has placed orders, newest first, by page, and no cart unless that is asked for', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const placed: string[] = [];
    for (let day = 1; day <= 3; day += 1) {
      now = new Date(`2025-11-1${day}T02:00:00Z`);
      placed.unshift((await me.place({ [a]: 1 })).id);
    }
    const cart = await me.fill({ [a]: 1 });
    await other.place({ [a]: 1 });
    expect(await list(me, '')).toMatchObject({ total: 3 });
    expect(ids(await list(me, ''))).toEqual(placed);
    expect(ids(await list(me, 'limit=1&offset=1'))).toEqual([placed[1]]);
    expect(await list(me, 'limit=1&offset=1')).toMatchObject({ total: 3 });
    expect(ids(await list(me, 'status=1'))).toEqual([cart.id]);
    expect(ids(await list(me, `customer_id=${me.buyer.customerId}`))).toEqual(placed);
  });

  it('filters by status, tracking number and day of Makassar', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    // 16:30 UTC is half past midnight of the next day in Makassar.
    now = new Date('2025-11-10T16:30:00Z');
    const eleventh = (await me.place({ [a]: 1 })).id;
    now = new Date('2025-11-12T02:00:00Z');
    const twelfth = (await me.place({ [a]: 1 })).id;
    await force(twelfth, { status: 6, trackingNumber: 'RESI-77' });
    expect(ids(await list(me, 'status=6'))).toEqual([twelfth]);
    expect(ids(await list(me, 'status=4'))).toEqual([]);
    expect(ids(await list(me, 'tracking_number=RESI-77'))).toEqual([twelfth]);
    expect(ids(await list(me, 'tracking_number=RESI'))).toEqual([]);
    expect(ids(await list(me, 'end_date=2025-11-10'))).toEqual([]);
    expect(ids(await list(me, 'start_date=2025-11-11&end_date=2025-11-11'))).toEqual([eleventh]);
    expect(ids(await list(me, 'start_date=2025-11-12'))).toEqual([twelfth]);
    expect(ids(await list(me, 'end_date=2025-11-10T16:30:00Z'))).toEqual([eleventh]);
    expect(ids(await list(me, 'start_date=soon&status=99'))).toEqual([twelfth, eleventh]);
  });

  it("answers 404 for another customer's, and 401 without a customer", async () => {
    expect((await me.call('GET', `/orders/?customer_id=${other.buyer.customerId}`)).status).toBe(404);
    expect((await shop.fetch('/api/v1/orders/')).status).toBe(401);
  });
});

it("answers 404 for every call on another customer's order, an unknown and a malformed id", async () => {
  const [a = ''] = await addGoods(shop.db, {});
  const order = await me.place({ [a]: 1 });
  for (const id of [order.id, uuidv7(), 'nonsense', '%00']) {
    const calls = [
      other.call('GET', `/orders/${id}`),
      other.call('POST', `/orders/${id}/cancellation`, { reason: 'salah pilih' }),
      other.call('GET', `/orders/${id}/shipping-quotes?address_id=${other.buyer.addressId}`),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
  }
  expect(await me.order(order.id)).toEqual(order);
});

describe('cancelling', () => {
  it('gives the stock back, keeps the reason, writes event and notification, once', async () => {
    const [a = '', b = ''] = await addGoods(shop.db, { stock: 5 }, { stock: 8 });
    const order = await me.place({ [a]: 5, [b]: 3 });
    const answer = await me.call('POST', `/orders/${order.id}/cancellation`, { reason: '  salah pilih ' });
    expect(orderOf(answer)).toMatchObject({ status: 8, cancel_reason: 'salah pilih', total: order.total });
    expect([await stockOf(shop.db, a), await stockOf(shop.db, b)]).toEqual([5, 8]);
    const [product] = await shop.db
      .select({ hasStock: products.hasStock })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .where(eq(variants.id, a));
    expect(product?.hasStock).toBe(true);
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events.map(({ status, actor, note }) => [status, actor, note])).toEqual([
      [2, 'customer', null],
      [8, 'customer', 'salah pilih'],
    ]);
    const told = await shop.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.orderId, order.id), eq(notifications.statusProgress, 6)));
    expect(told).toHaveLength(1);
    const again = await me.call('POST', `/orders/${order.id}/cancellation`, { reason: 'lagi' });
    expect(again).toMatchObject({ status: 409, body: { code: 'order_transition_not_allowed', data: { from: 8, to: 8 } } });
    expect(await stockOf(shop.db, a)).toBe(5);
  });

  it('needs a reason', async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const order = await me.place({ [a]: 1 });
    for (const body of [{}, { reason: '   ' }, { reason: 'x'.repeat(301) }]) {
      expect((await me.call('POST', `/orders/${order.id}/cancellation`, body)).status).toBe(422);
    }
    expect(await me.order(order.id)).toMatchObject({ status: 2 });
  });
});

describe('the payment deadline', () => {
  it('cancels what is overdue, gives its stock back, and nothing else', async () => {
    const [a = ''] = await addGoods(shop.db, { stock: 10 });
    const deadline = new Date('2025-11-21T02:00:00Z');
    const overdue = await me.place({ [a]: 3 });
    const later = await me.place({ [a]: 2 });
    const unvalidated = await me.place({ [a]: 1 });
    await force(overdue.id, { status: 3, paymentDeadline: deadline });
    await force(later.id, { status: 3, paymentDeadline: new Date(deadline.getTime() + 1) });
    now = new Date(deadline.getTime() - 1);
    // Orders of other tests that were placed long before may end as well.
    await expireOverdueOrders(shop.deps);
    expect((await me.order(overdue.id)).status).toBe(3);
    now = deadline;
    expect(await expireOverdueOrders(shop.deps)).toBe(1);
    expect(await expireOverdueOrders(shop.deps)).toBe(0);
    expect(await me.order(overdue.id)).toMatchObject({ status: 8, cancel_reason: 'payment_deadline_passed' });
    expect(await me.order(later.id)).toMatchObject({ status: 3 });
    expect(await me.order(unvalidated.id)).toMatchObject({ status: 2 });
    expect(await stockOf(shop.db, a)).toBe(7);
    const events = await shop.db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, overdue.id), eq(orderEvents.status, 8)));
    expect(events).toMatchObject([{ actor: 'clock' }]);
  });
});

describe('freight for an order', () => {
  const quotes = (id: string, address: string, language = 'id') =>
    me.call('GET', `/orders/${id}/shipping-quotes?address_id=${address}&lang=${language}`);

  it('prices every method for the goods of a cart, with reasons', async () => {
    const [a = '', b = '', c = ''] = await addGoods(shop.db, { weight: 200_000 }, { weight: 900_000 }, { weight: 900_000 });
    const cart = await me.fill({ [a]: 3, [b]: 0, [c]: 1 });
    await changeVariant(shop.db, c, { isActive: false });
    const answer = await quotes(cart.id, me.buyer.addressId);
    expect(answer).toMatchObject({ status: 200, body: { data: { total: 5 } } });
    const { quotes: rows } = answer.body.data as { quotes: { shipment_method_id: string }[] };
    const by = Object.fromEntries(rows.map(row => [row.shipment_method_id, row]));
    expect(by['pick-up']).toMatchObject({ is_available: true, fee: 0, reason: null, name: 'Ambil di depo' });
    expect(by['store-truck']).toMatchObject({
      fee: 150_000,
      actual_weight: 600_000,
      chargeable_weight: 600_000,
      basis: 'weight',
      days_min: 1,
      days_max: 2,
    });
    expect(by.express).toMatchObject({ is_available: false, reason: 'over_parcel_limit', fee: 0, basis: null, actual_weight: 600_000 });
    expect(by['land-cargo']).toMatchObject({ fee: 600_000 + 15_000, surcharges: [{ code: 'handling', amount: 15_000 }] });
    expect(by['sea-cargo']).toMatchObject({ is_available: false, reason: 'not_by_sea' });
  });

  it('names the lines without which a service would go, and prices a cart without them', async () => {
    const [sand = '', cement = ''] = await addGoods(shop.db, { flags: ['local_only'], weight: 900_000 }, { weight: 10_000 });
    const cart = await me.fill({ [sand]: 1, [cement]: 1 });
    const asked = async (more = '') => {
      const answer = await me.call('GET', `/orders/${cart.id}/shipping-quotes?address_id=${me.buyer.addressId}${more}`);
      const { quotes: rows } = answer.body.data as { quotes: { shipment_method_id: string }[] };
      return Object.fromEntries(rows.map(row => [row.shipment_method_id, row]));
    };
    const causes = [{ product_variant_id: sand, reason: 'local_only' }];
    const all = await asked();
    expect(all['land-cargo']).toMatchObject({ is_available: false, reason: 'local_only', causes });
    // Ambon's depot has no ship to Ambon: there the sand is not the reason.
    expect(all['sea-cargo']).toMatchObject({ is_available: false, causes: [] });
    expect(all['pick-up']).toMatchObject({ is_available: true, causes: [] });
    const without = await asked(`&without=${sand.toUpperCase()}`);
    expect(without['land-cargo']).toMatchObject({ is_available: true, causes: [], actual_weight: 10_000 });
    expect((await asked(`&without=${cement}`))['land-cargo']).toMatchObject({ is_available: false, causes });
    expect((await asked(`&without=${sand},${cement}`))['land-cargo']).toMatchObject({ reason: 'nothing_to_ship', causes: [] });
  });

  it('prices a placed order by what was placed, in both languages', async () => {
    const [a = ''] = await addGoods(shop.db, { weight: 2_000 });
    const order = await me.place({ [a]: 3 });
    await changeVariant(shop.db, a, { isActive: false });
    const answer = await quotes(order.id, me.buyer.addressId, 'en');
    expect(answer.body.data).toMatchObject({
      quotes: [{ name: 'Pick up at the depot', actual_weight: 6_000, is_available: true }, {}, {}, {}, {}],
    });
  });

  it("has nothing to ship in an emptied cart, and no price to another customer's address", async () => {
    const [a = ''] = await addGoods(shop.db, {});
    const cart = await me.fill({ [a]: 0 });
    expect((await quotes(cart.id, me.buyer.addressId)).body.data).toMatchObject({
      quotes: [{ reason: 'nothing_to_ship' }, {}, {}, {}, {}],
    });
    for (const address of [other.buyer.addressId, uuidv7(), 'nonsense', '']) {
      expect(await quotes(cart.id, address)).toMatchObject({ status: 409, body: { code: 'address_not_found' } });
    }
  });
});

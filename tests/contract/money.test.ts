import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { giveReminders } from '#server/modules/orders/reminders.ts';
import { expireOverdueOrders } from '#server/modules/orders/service.ts';
import { reminderWords } from '#server/modules/push/words.ts';
import { differences } from '#tests/support/stock-steps.ts';
import { callAdmin, toldTo, transfer } from './support/admin.ts';
import { addBuyers, addGoods, Customer, orderOf, stockOf } from './support/orders.ts';
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

const refundsOf = async (order: Order) => {
  const { data } = await admin('GET', 'refunds?limit=200');
  return data.refunds.filter((refund: { order_number: string }) => refund.order_number === order.number);
};

describe('an order that is paid without a receipt', () => {
  it('goes on, with the money noted under the name of the member of staff', async () => {
    const order = await payable();
    const answer = await admin('POST', `orders/${order.number}/payment`, transfer(order.total));
    expect(answer).toMatchObject({ status: 200, data: { status: 4 } });
    const { data } = await admin('GET', 'payments?state=booked');
    expect(data.payments[0]).toMatchObject({
      ...{ amount: order.total, payer: 'CV Maju', person: 'Sari', order_number: order.number },
      ...{ state: 'booked', received_on: '2026-11-26' },
    });
  });

  it('costs no less than it does but for its unique code, and every field is looked at', async () => {
    const order = await payable(4, { payment_method_id: 'bank-transfer' });
    const due = order.total - order.unique_code;
    expect(order.unique_code).toBeGreaterThan(0);
    expect(await admin('POST', `orders/${order.id}/payment`, transfer(due - 1))).toMatchObject({
      status: 409,
      code: 'payment_short',
      data: { due },
    });
    const nonsense = { amount: 0.5, reference: ' ', received_on: '31-12-2026' };
    expect(Object.keys((await admin('POST', `orders/${order.id}/payment`, nonsense)).errors)).toEqual([
      'amount',
      'reference',
      'received_on',
    ]);
    expect((await admin('POST', `orders/${order.id}/payment`, transfer(due))).status).toBe(200);
    expect(await admin('POST', `orders/${order.id}/payment`, transfer(due))).toMatchObject({
      status: 409,
      code: 'order_transition_not_allowed',
    });
  });

  it('has its waiting receipt accepted with it, so that nothing is left to decide', async () => {
    const order = await payable();
    await sendReceipt(me, order.id, photo);
    await admin('POST', `orders/${order.id}/payment`, transfer(order.total));
    expect(await me.order(order.id)).toMatchObject({ status: 4, payment: { receipt: { state: 'accepted' } } });
    expect(await admin('POST', `orders/${order.id}/receipt/acceptance`)).toMatchObject({ status: 409 });
  });
});

describe('an order that its deadline cancelled', () => {
  async function missed(quantity?: number): Promise<Order> {
    const order = await payable(quantity);
    now += 25 * HOUR;
    expect(await expireOverdueOrders(shop.deps)).toBeGreaterThan(0);
    expect((await me.order(order.id)).status).toBe(8);
    return order;
  }

  it('takes its goods again within a day, and is on no list of refunds', async () => {
    const order = await missed();
    now += 24 * HOUR;
    expect(await admin('POST', `orders/${order.id}/payment`, transfer(order.total))).toMatchObject({ status: 200, data: { status: 4 } });
    expect(await me.order(order.id)).toMatchObject({ status: 4, cancel_reason: null });
    expect(await stockOf(shop.db, variant)).toBe(96);
    expect(await differences(shop.db)).toEqual([]);
    expect(await refundsOf(order)).toEqual([]);
  });

  it('stays cancelled where its goods are gone, and says which', async () => {
    const order = await missed(40);
    await (await customer()).place({ [variant]: 70 });
    const answer = await admin('POST', `orders/${order.id}/payment`, transfer(order.total));
    expect(answer).toMatchObject({ status: 409, code: 'stock_short', data: { stock: [{ wanted: 40, available: 30 }] } });
    expect((await me.order(order.id)).status).toBe(8);
    expect(await stockOf(shop.db, variant)).toBe(30);
  });

  it('can’t come back later than that, nor after another cancellation', async () => {
    const late = await missed();
    now += 24 * HOUR + 1;
    expect((await admin('POST', `orders/${late.id}/payment`, transfer(late.total))).code).toBe('order_transition_not_allowed');
    const own = await payable();
    await me.call('POST', `/orders/${own.id}/cancellation`, { reason: 'batal' });
    expect((await admin('POST', `orders/${own.id}/payment`, transfer(own.total))).code).toBe('order_transition_not_allowed');
  });
});

describe('money without an order', () => {
  it('is noted, and pays its order once that is known', async () => {
    const order = await payable();
    const { data: payment } = await admin('POST', 'payments', transfer(order.total + 1_000));
    expect(payment).toMatchObject({ state: 'open', order_number: null });
    expect((await admin('GET', 'payments?state=open')).data.payments).toContainEqual(payment);
    const assign = () => admin('POST', `payments/${payment.id}/assignment`, { order: order.number });
    expect(await assign()).toMatchObject({ status: 200, data: { status: 4 } });
    expect((await assign()).status).toBe(409);
    expect((await admin('POST', `payments/${payment.id}/refund`, {})).code).toBe('payment_settled');
    expect((await admin('GET', 'payments?state=open')).data.payments).toEqual([]);
  });

  it('goes back, once', async () => {
    const { data: payment } = await admin('POST', 'payments', transfer(75_000));
    const { data: refund } = await admin('POST', `payments/${payment.id}/refund`, { person: 'Sari' });
    expect(refund).toMatchObject({ amount: 75_000, reason: 'no_order', state: 'owed', note: 'CV Maju, BRI 26/11 0815', customer: null });
    expect((await admin('POST', `payments/${payment.id}/refund`, {})).code).toBe('payment_settled');
    expect((await admin('POST', `payments/${randomUUID()}/refund`, {})).status).toBe(404);
    expect((await admin('POST', 'payments/nonsense/refund', {})).status).toBe(404);
  });
});

describe('refunds', () => {
  it('are owed for a paid order that is cancelled, as much as was noted for it', async () => {
    const [noted, receipt] = [await payable(), await payable()];
    await admin('POST', `orders/${noted.id}/payment`, transfer(noted.total + 500));
    await sendReceipt(me, receipt.id, photo);
    await admin('POST', `orders/${receipt.id}/receipt/acceptance`);
    for (const { id } of [noted, receipt]) await admin('POST', `orders/${id}/cancellation`, { reason: 'rusak' });
    expect(await refundsOf(noted)).toMatchObject([{ amount: noted.total + 500, reason: 'cancelled', state: 'owed' }]);
    expect((await me.order(noted.id)).refund?.amount).toBe(noted.total + 500);
    expect(await refundsOf(receipt)).toMatchObject([{ amount: receipt.total, reason: 'cancelled', customer: { name: 'Pembeli' } }]);
  });

  it('are owed where a customer cancels while a receipt is looked at, and nowhere else', async () => {
    const [sent, none] = [await payable(), await payable()];
    await sendReceipt(me, sent.id, photo);
    for (const { id } of [sent, none]) await me.call('POST', `/orders/${id}/cancellation`, { reason: 'batal' });
    expect(await refundsOf(sent)).toMatchObject([{ amount: sent.total, reason: 'unchecked_receipt' }]);
    expect(await refundsOf(none)).toEqual([]);
  });

  it('are sent under a reference or dismissed, once, and what is owed adds up', async () => {
    const order = await payable();
    const owed = async () => (await admin('GET', 'refunds?limit=1')).data.owed;
    const before = await owed();
    const add = async (amount: number) => (await admin('POST', 'refunds', { order: order.number, amount, note: 'lebih bayar' })).data;
    const [sent, dismissed] = [await add(1_500), await add(2_500)];
    expect(await owed()).toBe(before + 4_000);
    expect(await admin('POST', `refunds/${sent.id}/sending`, {})).toMatchObject({ status: 422, errors: { reference: ['required'] } });
    expect(await admin('POST', `refunds/${sent.id}/sending`, { reference: 'BRI-77', person: 'Sari' })).toMatchObject({
      status: 200,
      data: { state: 'sent', reference: 'BRI-77', person: 'Sari', settled_at: new Date(now).toISOString() },
    });
    expect((await admin('POST', `refunds/${sent.id}/dismissal`, { note: 'keliru' })).code).toBe('payment_settled');
    expect((await admin('POST', `refunds/${dismissed.id}/dismissal`, { note: 'keliru' })).data).toMatchObject({
      state: 'dismissed',
      note: 'keliru',
    });
    expect(await owed()).toBe(before);
    expect((await admin('GET', 'refunds?state=sent')).data.refunds).toMatchObject([{ id: sent.id }]);
  });
});

describe('an order that the shop does not validate', () => {
  it('is cancelled after the merchant’s time, its customer being told before and after', async () => {
    const order = await me.place({ [variant]: 4 });
    now += 59 * HOUR;
    await giveReminders(shop.deps);
    expect(await told()).toEqual([[0, null]]);
    now += HOUR;
    for (let look = 0; look < 2; look += 1) await giveReminders(shop.deps);
    expect(await told()).toEqual([
      [0, reminderWords.validation.id],
      [0, null],
    ]);
    await expireOverdueOrders(shop.deps);
    expect((await me.order(order.id)).status).toBe(2);
    now += 12 * HOUR;
    await expireOverdueOrders(shop.deps);
    expect(await me.order(order.id)).toMatchObject({ status: 8, cancel_reason: 'validation_deadline_passed' });
    expect(await stockOf(shop.db, variant)).toBe(100);
    expect(await told()).toEqual([
      [6, null],
      [0, reminderWords.validation.id],
      [0, null],
    ]);
    // It was never payable, so there is nothing to be paid late either.
    expect((await admin('POST', `orders/${order.id}/payment`, transfer(order.total))).code).toBe('order_transition_not_allowed');
  });

  it('waits as long as the rules said when it was placed', async () => {
    const before = await me.place({ [variant]: 1 });
    expect(await admin('PUT', 'order-rules', { validation_hours: 2 })).toMatchObject({ status: 200, data: { validation_hours: 2 } });
    const after = await me.place({ [variant]: 1 });
    now += 2 * HOUR;
    await expireOverdueOrders(shop.deps);
    expect([(await me.order(before.id)).status, (await me.order(after.id)).status]).toEqual([2, 8]);
    await admin('PUT', 'order-rules', { validation_hours: 72 });
  });
});

describe('what one customer may hold unpaid', () => {
  it('is the merchant’s to set, in orders and in units', async () => {
    await admin('PUT', 'order-rules', { open_orders: 2, reserved_units: 30 });
    const checkout = async (quantity: number) => me.checkout(await me.fill({ [variant]: quantity }));
    expect(orderOf(await checkout(20)).status).toBe(2);
    expect((await checkout(11)).body).toMatchObject({ status: 422, code: 'reserved_units_full' });
    expect(orderOf(await checkout(10)).status).toBe(2);
    expect((await checkout(1)).body).toMatchObject({ status: 422, code: 'open_orders_full' });
    expect((await me.cart())?.order_items).toMatchObject([{ quantity: 1 }]);
    await admin('PUT', 'order-rules', { open_orders: 50, reserved_units: 1_000_000 });
    expect(orderOf(await checkout(1)).status).toBe(2);
  });

  it.each([{}, { open_orders: 0 }, { open_orders: 51 }, { validation_hours: 1.5 }, { more: 1 }])('can’t be %o', async rules => {
    expect((await admin('PUT', 'order-rules', rules)).status).toBe(422);
  });
});

describe('a customer who is blocked', () => {
  it('can read everything and order nothing, until the shop takes orders again', async () => {
    const placed = await me.place({ [variant]: 1 });
    const email = `${me.buyer.customerId}@EXAMPLE.test`;
    const blocked = await admin('PUT', `customers/${email}/block`, { reason: 'tidak pernah membayar' });
    expect(blocked).toMatchObject({ status: 200, data: { orders: 1, open_orders: 1, blocked_reason: 'tidak pernah membayar' } });
    const cart = await me.fill({ [variant]: 2 });
    expect((await me.checkout(cart)).body).toMatchObject({ status: 409, code: 'customer_blocked' });
    expect((await me.order(placed.id)).status).toBe(2);
    expect((await admin('GET', 'customers?blocked=true')).data.customers).toMatchObject([{ id: me.buyer.customerId }]);
    expect((await admin('DELETE', `customers/${me.buyer.customerId}/block`)).data.blocked_at).toBeNull();
    expect((await me.checkout(cart)).status).toBe(200);
    expect((await admin('PUT', 'customers/tidak@ada.test/block', { reason: 'x' })).status).toBe(404);
  });

  it('is found by a part of name, phone number in any spelling, or e-mail address', async () => {
    const found = async (search: string) => {
      const { data } = await admin('GET', `customers?limit=200&search=${encodeURIComponent(search)}`);
      return data.customers.some(({ id }: { id: string }) => id === me.buyer.customerId);
    };
    for (const search of ['embel', '0812-3456-7890', '+62 812 3456', me.buyer.customerId.slice(0, 12)])
      expect([search, await found(search)]).toEqual([search, true]);
    for (const search of ['%', '_', '0899', 'x@']) expect([search, await found(search)]).toEqual([search, false]);
  });
});

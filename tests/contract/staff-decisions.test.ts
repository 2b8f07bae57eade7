import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { deskHeader } from '#contract/staff.ts';
import { callAdmin, toldTo } from './support/admin.ts';
import { Desk, deskPassword, signInStaff } from './support/desk.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { blob, noise, orderToPay, sendReceipt } from './support/receipts.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

type Signed = Awaited<ReturnType<typeof signInStaff>>;

let shop: TestShop;
let me: Customer;
let rina: Signed;
let budi: Signed;
let order: Order;
let photo: Blob;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  photo = blob(await noise(120, 80).jpeg().toBuffer());
  rina = await signInStaff(shop, 'orders');
  budi = await signInStaff(shop, 'owner');
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [goods = ''] = await addGoods(shop.db, {});
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
  order = await orderToPay(me, goods);
  expect((await sendReceipt(me, order.id, photo)).status).toBe(200);
});

const acceptance = () => `admin/orders/${order.id}/receipt/acceptance`;
const rejection = () => `admin/orders/${order.id}/receipt/rejection`;

/** The persons who validated the payment, by the order's history. */
async function validators(): Promise<string[]> {
  const { data } = await callAdmin(shop, 'GET', `orders/${order.id}/history`);
  return data.events.filter(({ status }: { status: number }) => status === 4).map(({ person }: { person: string }) => person);
}

/** Who decided on the receipt, by the audit. */
async function deciders(): Promise<string[]> {
  const { data } = await callAdmin(shop, 'GET', `audit?path=${order.id}/receipt`);
  return data.entries.map(({ person }: { person: string }) => person);
}

const messages = async (): Promise<number> => (await toldTo(me)).length;

describe('two members of staff at one receipt in the same moment', () => {
  it('accept it once: the first is named, the second is told that the order went on', async () => {
    const before = await messages();
    const answers = await Promise.all([rina.call('POST', acceptance()), budi.call('POST', acceptance())]);
    const won = answers.findIndex(({ status }) => status === 200);
    const person = ['Ibu orders', 'Ibu owner'][won];
    expect(answers[won]?.data).toMatchObject({ id: order.id, status: 4 });
    expect(answers[1 - won]).toMatchObject({ status: 409, code: 'order_transition_not_allowed', data: { from: 4, to: 4 } });
    expect(await validators()).toEqual([person]);
    expect(await deciders()).toEqual([person]);
    // Nor does the customer hear of it twice, or the invoice get two numbers.
    expect(await messages()).toBe(before + 1);
  });

  it('decide it one way where one accepts and the other rejects it', async () => {
    const answers = await Promise.all([rina.call('POST', rejection(), { reason: 'Buram' }), budi.call('POST', acceptance())]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const isRejected = statuses[0] === 200;
    expect(answers[isRejected ? 1 : 0]?.code).toBe(isRejected ? 'receipt_missing' : 'order_transition_not_allowed');
    expect(await validators()).toEqual(isRejected ? [] : ['Ibu owner']);
    expect(await deciders()).toEqual([isRejected ? 'Ibu orders' : 'Ibu owner']);
    expect((await me.order(order.id)).payment.receipt).toMatchObject({ state: isRejected ? 'rejected' : 'accepted' });
  });
});

describe('a decision that a member of staff sends again', () => {
  it('under the same key answers alike and is made once, also at the same moment and from another browser of theirs', async () => {
    const before = await messages();
    const key = { [deskHeader]: '1', 'Idempotency-Key': `terima-${order.id}` };
    const [first, second] = await Promise.all([
      rina.call('POST', acceptance(), undefined, key),
      rina.call('POST', acceptance(), undefined, key),
    ]);
    expect(first).toMatchObject({ status: 200, data: { id: order.id, status: 4 } });
    expect(second).toEqual(first);
    // The order goes on meanwhile: the answer is that of the decision all the same.
    expect((await budi.call('POST', `admin/orders/${order.id}/processing`)).status).toBe(200);
    const phone = new Desk(shop);
    expect((await phone.call('POST', 'desk/login', { email: rina.email, password: deskPassword })).status).toBe(200);
    const again = await phone.fetch('POST', acceptance(), undefined, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toMatchObject({ status: 200, data: first?.data });
    expect(await validators()).toEqual(['Ibu orders']);
    expect(await deciders()).toEqual(['Ibu orders']);
    expect(await messages()).toBe(before + 2);
  });

  it('is refused alike where it was refused, and a colleague’s same key is a decision of their own', async () => {
    expect((await budi.call('POST', acceptance())).status).toBe(200);
    const key = { [deskHeader]: '1', 'Idempotency-Key': `tolak-${order.id}` };
    const reject = (desk: Desk) => desk.call('POST', rejection(), { reason: 'Buram' }, key);
    const first = await reject(rina);
    expect(first).toMatchObject({ status: 409, code: 'order_transition_not_allowed' });
    expect(await reject(rina)).toEqual(first);
    const other = await budi.fetch('POST', rejection(), { reason: 'Buram' }, key);
    expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([409, null]);
    // The key stands for what was sent with it.
    expect(await rina.call('POST', rejection(), { reason: 'Lain' }, key)).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(await deciders()).toEqual(['Ibu owner']);
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { orders, receipts } from '#server/db/schema/orders.ts';
import { most } from '#server/http/customer-limits.ts';
import { expireOverdueOrders } from '#server/modules/orders/service.ts';
import { crc16, readFields } from '#server/modules/payment/qris.ts';
import { sweepUploads } from '#server/sweep-uploads.ts';
import { addBuyers, addGoods, Customer, orderOf, stockOf } from './support/orders.ts';
import { asAdmin, blob, noise, orderToPay, refusal, sendReceipt } from './support/receipts.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

const HOUR = 3_600_000;
const start = Date.parse('2025-11-20T02:00:00Z');
let now = start;
let shop: TestShop;
let me: Customer;
let other: Customer;
let variant: string;
let dataDir: string;
let photo: Blob;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-receipts-'));
  shop = await createTestShop({ seed: 'small', now: () => new Date(now), env: { DATA_DIR: dataDir } });
  [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
  photo = blob(await noise(120, 80).jpeg().toBuffer());
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  now = start;
  const [first, second] = await addBuyers(shop.db, 2);
  if (first === undefined || second === undefined) throw new Error('no buyers');
  me = new Customer(shop, first);
  other = new Customer(shop, second);
});

const toPay = () => orderToPay(me, variant);
const fileOf = (url: string, headers: Record<string, string> = { ...me.buyer.headers }) => shop.fetch(url, { headers });

describe('a code to scan', () => {
  it('carries the exact amount and the order, from the validation until the receipt decides', async () => {
    const order = await me.place({ [variant]: 1 }, { payment_method_id: 'qris' });
    expect(order.payment).toMatchObject({ qris: null, account: null });
    expect((await asAdmin(shop, `${order.id}/validation`)).status).toBe(200);
    const { payment, total, number } = await me.order(order.id);
    const fields = Object.fromEntries(readFields(payment.qris ?? '') ?? []);
    expect(fields).toMatchObject({ '54': String(total), '62': `0114${number}`, '63': crc16((payment.qris ?? '').slice(0, -4)) });
    expect(payment.account).toBeNull();
    const methods = await (await shop.fetch('/api/v1/payment-method?lang=id')).json();
    expect(methods.data.find(({ kind }: { kind: string }) => kind === 'qris').account).toBeNull();
  });

  it('is not there for other methods', async () => {
    expect((await toPay()).payment.qris).toBeNull();
  });
});

describe('a receipt', () => {
  it("is its owner's business alone", async () => {
    const order = await toPay();
    expect((await sendReceipt(other, order.id, photo)).status).toBe(404);
    expect((await sendReceipt(me, 'nonsense', photo)).status).toBe(404);
    expect((await fileOf(`/api/v1/orders/${order.id}/receipt`)).status).toBe(404);
    await sendReceipt(me, order.id, photo);
    expect((await fileOf(`/api/v1/orders/${order.id}/receipt`, { ...other.buyer.headers })).status).toBe(404);
    expect((await fileOf(`/api/v1/orders/${order.id}/receipt`, {})).status).toBe(401);
    expect((await fileOf(`/api/v1/admin/orders/${order.id}/receipt`)).status).toBe(401);
    const admin = await fileOf(`/api/v1/admin/orders/${order.number}/receipt`, { [adminKeyHeader]: testAdminKey });
    expect([admin.status, admin.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const [{ file } = { file: '' }] = await shop.db.select().from(receipts).where(eq(receipts.orderId, order.id));
    for (const guess of [`/uploads/receipts/${file}`, `/receipts/${file}`]) {
      expect((await fileOf(guess)).headers.get('content-type')).not.toBe('image/webp');
    }
  });

  it('counts once, however often the same form arrives', async () => {
    const order = await toPay();
    expect((await sendReceipt(me, order.id, photo, 'receipt-key-1')).status).toBe(200);
    const again = await sendReceipt(me, order.id, photo, 'receipt-key-1');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(refusal(await sendReceipt(me, order.id, photo))).toMatchObject({ status: 409, code: 'receipt_submitted' });
    expect(await shop.db.select().from(receipts).where(eq(receipts.orderId, order.id))).toHaveLength(1);
  });

  it('leaves a file only where it counts, and is sent twenty times at most for one order', async () => {
    const files = () => readdir(path.join(dataDir, 'receipts')).catch(() => []);
    const order = await toPay();
    await sendReceipt(me, order.id, photo, 'receipt-key-2');
    const before = await files();
    await sendReceipt(me, order.id, photo, 'receipt-key-2');
    expect((await sendReceipt(me, order.id, photo)).body.code).toBe('receipt_submitted');
    expect(await files()).toEqual(before);
    const [{ file } = { file: '' }] = await shop.db.select().from(receipts).where(eq(receipts.orderId, order.id));
    await asAdmin(shop, `${order.id}/receipt/rejection`, { reason: 'Too dark' });
    const rejected = { orderId: order.id, mime: 'image/webp', state: 'rejected', createdAt: new Date(now) } as const;
    await shop.db
      .insert(receipts)
      .values(Array.from({ length: most.receipts - 2 }, (_, index) => ({ ...rejected, file: `${index}.webp` })));
    expect((await sendReceipt(me, order.id, photo)).status).toBe(200);
    await asAdmin(shop, `${order.id}/receipt/rejection`, { reason: 'Still too dark' });
    const last = await files();
    expect(refusal(await sendReceipt(me, order.id, photo))).toEqual({
      status: 422,
      code: 'receipts_full',
      errors: { file: ['receipts_full'] },
    });
    expect(await files()).toEqual(last);
    // The first was replaced, and no page shows it any more.
    expect(last).toContain(file);
    await sweepUploads({ ...shop.deps, now: () => new Date(Date.now() + 25 * HOUR) });
    expect(await files()).not.toContain(file);
    expect((await fileOf(`/api/v1/orders/${order.id}/receipt`)).status).toBe(200);
  });

  it('is only asked for while the order waits for its payment', async () => {
    const order = await toPay();
    for (const status of [2, 4, 5, 6, 7, 8]) {
      await shop.db.update(orders).set({ status }).where(eq(orders.id, order.id));
      const answer = await sendReceipt(me, order.id, photo);
      expect(answer).toMatchObject({ status: 409, body: { code: 'order_transition_not_allowed', data: { from: status, to: 4 } } });
    }
    await shop.db.update(orders).set({ status: 3 }).where(eq(orders.id, order.id));
    now = start + 24 * HOUR;
    expect(refusal(await sendReceipt(me, order.id, photo))).toMatchObject({ status: 409, code: 'payment_deadline_passed' });
    now -= 1;
    expect((await sendReceipt(me, order.id, photo)).status).toBe(200);
  });

  it('is told of the deadline at any moment after it, also once the order is cancelled for it', async () => {
    const order = await toPay();
    const refused = async (id: string) => (await sendReceipt(me, id, photo)).body.code;
    now = start + 24 * HOUR + 18_000;
    expect(await refused(order.id)).toBe('payment_deadline_passed');
    await expireOverdueOrders(shop.deps);
    expect((await me.order(order.id)).status).toBe(8);
    expect(await refused(order.id)).toBe('payment_deadline_passed');
    const unwanted = await toPay();
    await asAdmin(shop, `${unwanted.id}/cancellation`, { reason: 'Stok rusak' });
    expect(await refused(unwanted.id)).toBe('order_transition_not_allowed');
  });
});

describe('the deadline', () => {
  it('stands still while a receipt is being checked', async () => {
    const order = await toPay();
    const late = await toPay();
    now = start + 23 * HOUR;
    await sendReceipt(me, order.id, photo);
    now = start + 72 * HOUR;
    await expireOverdueOrders(shop.deps);
    expect((await me.order(late.id)).status).toBe(8);
    expect(await me.order(order.id)).toMatchObject({ status: 3, server_time: new Date(now).toISOString() });
    expect((await asAdmin(shop, `${order.id}/receipt/acceptance`)).status).toBe(200);
    expect(await me.order(order.id)).toMatchObject({ status: 4, payment: { receipt: { state: 'accepted' } } });
  });

  it('goes on where it stood after a rejection, and runs out then', async () => {
    const order = await toPay();
    now = start + 4 * HOUR;
    await sendReceipt(me, order.id, photo);
    now = start + 50 * HOUR;
    await asAdmin(shop, `${order.id}/receipt/rejection`, { reason: 'buram' });
    expect((await me.order(order.id)).payment_deadline).toBe(new Date(now + 20 * HOUR).toISOString());
    const stock = await stockOf(shop.db, variant);
    now += 20 * HOUR;
    await expireOverdueOrders(shop.deps);
    expect(await me.order(order.id)).toMatchObject({ status: 8, cancel_reason: 'payment_deadline_passed' });
    expect(await stockOf(shop.db, variant)).toBe(stock + 1);
  });

  it('leaves two hours at least to replace a rejected receipt', async () => {
    const order = await toPay();
    now = start + 23.5 * HOUR;
    await sendReceipt(me, order.id, photo);
    now = start + 30 * HOUR;
    const answer = await asAdmin(shop, `${order.id}/receipt/rejection`, { reason: ' Jumlahnya kurang ' });
    expect(answer.status).toBe(200);
    expect(await me.order(order.id)).toMatchObject({
      status: 3,
      payment_deadline: new Date(now + 2 * HOUR).toISOString(),
      payment: { receipt: { state: 'rejected', reason: 'Jumlahnya kurang' } },
    });
    now += HOUR;
    expect(orderOf(await sendReceipt(me, order.id, photo)).payment.receipt).toMatchObject({ state: 'submitted', reason: null });
  });
});

describe("the shop's decision", () => {
  it('after which a cancelled order tells how much comes back and by which day', async () => {
    const order = await toPay();
    await sendReceipt(me, order.id, photo);
    expect(orderOf(await me.call('GET', `/orders/${order.id}`)).refund).toBeNull();
    await asAdmin(shop, `${order.id}/receipt/acceptance`);
    now = Date.UTC(2026, 10, 27, 4);
    await asAdmin(shop, `${order.id}/cancellation`, { reason: 'Stok rusak' });
    const cancelled = await me.order(order.id);
    // From a Friday three working days: no Saturday, no Sunday.
    expect([cancelled.status, cancelled.refund]).toEqual([8, { amount: order.total, by: '2026-12-02' }]);
    expect(cancelled.order_items[0]?.product_variant.sku).toMatch(/\S/);
  });

  it('needs a receipt that waits for it, and a reason to reject one', async () => {
    const order = await toPay();
    const decide = (what: string, json?: unknown) => asAdmin(shop, `${order.id}/receipt/${what}`, json);
    expect(refusal(await decide('acceptance'))).toMatchObject({ status: 409, code: 'receipt_missing' });
    await sendReceipt(me, order.id, photo);
    expect(refusal(await decide('rejection', { reason: ' ' }))).toMatchObject({ status: 422, errors: { reason: ['required'] } });
    expect((await decide('acceptance')).status).toBe(200);
    expect((await decide('acceptance')).body).toMatchObject({ code: 'order_transition_not_allowed', data: { from: 4, to: 4 } });
  });
});

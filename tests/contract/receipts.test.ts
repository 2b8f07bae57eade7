import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import type { Order } from '#contract/orders.ts';
import { orders, receipts } from '#server/db/schema/orders.ts';
import { expireOverdueOrders } from '#server/modules/orders/service.ts';
import { crc16, readFields } from '#server/modules/payment/qris.ts';
import { sweepUploads } from '#server/modules/uploads/sweep.ts';
import { type Answer, addBuyers, addGoods, Customer, orderOf, stockOf } from './support/orders.ts';
import { asAdmin, blob, heic, noise, pdf, sendReceipt } from './support/receipts.ts';
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

/** An order that waits for its payment, with 24 hours to go. */
async function toPay(): Promise<Order> {
  const order = await me.place({ [variant]: 1 });
  expect((await asAdmin(shop, `${order.id}/validation`)).status).toBe(200);
  return me.order(order.id);
}

const refusal = ({ status, body }: Answer) => ({ status, code: body.code, errors: body.errors });
const stored = () => readdir(path.join(dataDir, 'receipts')).catch(() => []);
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
  it('is a picture that is drawn anew, upright, without what the camera wrote into it', async () => {
    const order = await toPay();
    expect(order.payment).toMatchObject({ account: { number: expect.stringMatching(/^9011 8/) }, receipt: null });
    const camera = await noise(2400, 1200)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 40 })
      .toBuffer();
    const answer = orderOf(await sendReceipt(me, order.id, blob(camera)));
    const url = `/api/v1/orders/${order.id}/receipt`;
    expect(answer).toMatchObject({
      status: 3,
      payment: { receipt: { state: 'submitted', reason: null, uploaded_at: '2025-11-20T02:00:00.000Z', url } },
    });
    const served = await fileOf(url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const meta = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect([meta.exif, meta.orientation]).toEqual([undefined, undefined]);
  });

  it('may be a PDF, which nobody opens within the shop', async () => {
    const order = await toPay();
    const { payment } = orderOf(await sendReceipt(me, order.id, blob(pdf(), 'text/html')));
    const served = await fileOf(payment.receipt?.url ?? '');
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(served.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(pdf());
  });

  it('may have up to 1,024 bytes around its PDF, and any type', async () => {
    const whole = pdf().subarray(0, -1);
    const page = Buffer.alloc(1024, '<br>\n');
    const cases: [string, Buffer, string][] = [
      ['a byte order mark', Buffer.concat([Buffer.from('\ufeff'), whole]), ''],
      ['the rest of a page before it', Buffer.concat([page, whole]), 'application/x-pdf'],
      ['the rest of a page behind it', Buffer.concat([whole, page]), 'application/octet-stream'],
      ['zeros behind it', Buffer.concat([whole, Buffer.alloc(1024)]), 'image/pjpeg'],
    ];
    for (const [what, file, type] of cases) {
      const { payment } = orderOf(await sendReceipt(me, (await toPay()).id, blob(file, type)));
      const served = await fileOf(payment.receipt?.url ?? '');
      expect(served.headers.get('content-type'), what).toBe('application/pdf');
      expect(Buffer.from(await served.arrayBuffer()).equals(file), what).toBe(true);
    }
  });

  it('keeps the width of a screenshot of a long page', async () => {
    const order = await toPay();
    const page = sharp({ create: { width: 1080, height: 16_000, channels: 3, background: '#fff' } });
    const { payment } = orderOf(await sendReceipt(me, order.id, blob(await page.png().toBuffer(), 'image/jpg')));
    const served = await fileOf(payment.receipt?.url ?? '');
    const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(width).toBeGreaterThan(1000);
    expect(height / width).toBeCloseTo(16_000 / 1080, 1);
  });

  it('is refused when it is none, and says why', async () => {
    const order = await toPay();
    const jpeg = await noise(400, 400).jpeg().toBuffer();
    const png = await noise(400, 400).png().toBuffer();
    const webp = await noise(400, 400).webp().toBuffer();
    const whole = pdf();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const cases: [string, Blob | null, string][] = [
      ['nothing', null, 'required'],
      ['an SVG', blob(Buffer.from(svg)), 'file_type_not_allowed'],
      ['a page', blob(Buffer.from('<!doctype html><script>alert(1)</script>'), 'application/pdf'), 'file_type_not_allowed'],
      ['a program', blob(Buffer.from('MZ\x90\x00\x03'.repeat(50))), 'file_type_not_allowed'],
      ['a Linux program', blob(Buffer.from('\x7fELF'.padEnd(200, '\0'))), 'file_type_not_allowed'],
      ['a GIF', blob(Buffer.from('GIF89a'.padEnd(60, '\0'))), 'file_type_not_allowed'],
      ['a photo in HEIC', blob(heic(), 'application/octet-stream'), 'file_heic'],
      ['a truncated JPEG', blob(jpeg.subarray(0, jpeg.length / 2)), 'file_damaged'],
      ['a truncated PNG', blob(png.subarray(0, png.length / 2)), 'file_damaged'],
      ['a truncated WebP', blob(webp.subarray(0, webp.length / 2)), 'file_damaged'],
      ['the head of a PDF', blob(Buffer.from('%PDF-1.7\n')), 'file_damaged'],
      ['a truncated PDF', blob(whole.subarray(0, whole.length - 20)), 'file_damaged'],
      ['a PDF whose table lies beyond its end', blob(Buffer.from('%PDF-1.4\n1 0 obj\nstartxref\n9999\n%%EOF')), 'file_damaged'],
      ['a PDF too far from its beginning', blob(Buffer.concat([Buffer.alloc(1025, 10), whole])), 'file_type_not_allowed'],
      ['a PDF whose end is buried', blob(Buffer.concat([whole.subarray(0, -1), Buffer.alloc(1025)])), 'file_damaged'],
      ['more than five megabytes', blob(new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff)), 'file_too_large'],
    ];
    const before = await stored();
    for (const [what, file, code] of cases) {
      const answer = await sendReceipt(me, order.id, file);
      expect(refusal(answer), what).toEqual({ status: 422, code: 'validation_failed', errors: { file: [code] } });
    }
    const huge = await sendReceipt(me, order.id, blob(new Uint8Array(6 * 1024 * 1024)));
    expect(refusal(huge)).toEqual({ status: 413, code: 'payload_too_large', errors: { file: ['file_too_large'] } });
    expect(await stored()).toEqual(before);
    expect((await me.order(order.id)).payment.receipt).toBeNull();
  });

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

it('files that belong to no receipt are swept after a day, the others stay', async () => {
  const [order, other] = [await toPay(), await toPay()];
  const fileFor = async ({ id }: Order) => {
    await sendReceipt(me, id, photo);
    const [row] = await shop.db.select().from(receipts).where(eq(receipts.orderId, id));
    return row?.file ?? '';
  };
  const [used, unused] = [await fileFor(order), await fileFor(other)];
  await shop.db.delete(receipts).where(eq(receipts.orderId, other.id));
  expect(await stored()).toEqual(expect.arrayContaining([used, unused]));
  now = Date.now() + 48 * HOUR;
  await sweepUploads(shop.deps);
  expect(await stored()).toContain(used);
  expect(await stored()).not.toContain(unused);
});

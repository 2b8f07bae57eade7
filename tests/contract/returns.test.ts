import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import type { AdminReturn } from '#contract/admin-returns.ts';
import type { Order } from '#contract/orders.ts';
import type { OrderReturns, Return } from '#contract/returns.ts';
import { notifications } from '#server/db/schema/orders.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { most } from '#server/http/customer-limits.ts';
import { sweepUploads } from '#server/sweep-uploads.ts';
import { differences } from '#tests/support/stock-steps.ts';
import { addBuyers, addGoods, Customer, changeVariant, stockOf } from './support/orders.ts';
import { blob, heic, noise, refusal } from './support/receipts.ts';
import { askReturn, deliver, type Form } from './support/returns.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

const HOUR = 3_600_000;
const start = Date.parse('2025-11-20T02:00:00Z');
let now = start;
let shop: TestShop;
let dataDir: string;
let photo: Blob;
let plain: string;
let tinted: string;
let me: Customer;
let other: Customer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-returns-'));
  shop = await createTestShop({ seed: 'small', now: () => new Date(now), env: { DATA_DIR: dataDir } });
  [plain = ''] = await addGoods(shop.db, { price: 70_000, discount: 10, stock: 1_000 });
  [tinted = ''] = await addGoods(shop.db, { price: 200_000, stock: 1_000, flags: ['tinted'] });
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

/** An order that its customer received this moment: 5 of the plain goods and 2 of the tinted ones. */
async function received(): Promise<Order> {
  const order = await me.place({ [plain]: 5, [tinted]: 2 });
  await deliver(shop, order.id, new Date(now));
  return me.order(order.id);
}
const lineOf = (order: Order, variant: string) => order.order_items.find(line => line.product_variant_id === variant)?.id ?? '';

const ask = (customer: Customer, orderId: string, form: Form, key?: string) =>
  askReturn(customer, orderId, { photos: [photo], ...form }, key);
const returnsOf = async (order: Order) => (await me.call('GET', `/orders/${order.id}/returns?lang=en`)).body.data as OrderReturns;

async function admin(method: string, url: string, json?: unknown) {
  const headers = { [adminKeyHeader]: testAdminKey, ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }) };
  const answer = await shop.fetch(`/api/v1/admin${url}`, { method, headers, ...(json === undefined ? {} : { json }) });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}
const accept = (id: string, json: object) => admin('POST', `/returns/${id}/acceptance`, json);
const files = () => readdir(path.join(dataDir, 'returns')).catch(() => []);

describe('a return', () => {
  it('is asked for with photos, once for each unit, and the order stays received', async () => {
    const order = await received();
    const before = await returnsOf(order);
    expect(before.returns).toEqual([]);
    expect(before.until).toBe(new Date(start + 7 * 24 * HOUR).toISOString());
    expect(before.returnable.map(({ quantity, may_be_unwanted }) => [quantity, may_be_unwanted])).toEqual([
      [5, true],
      [2, false],
    ]);
    const key = randomUUID();
    const form = { lines: `${lineOf(order, plain)}:2,${lineOf(order, tinted)}:1`, words: 'Dua sak basah', photos: [photo, photo] };
    const asked = await ask(me, order.id, form, key);
    expect(asked).toMatchObject({
      status: 200,
      body: { data: { state: 'asked', reason: 'damaged', wish: 'refund', words: 'Dua sak basah', is_late: false, refund: null } },
    });
    const first: Return = asked.body.data;
    expect(first.lines.map(({ quantity, product_name }) => [quantity, product_name])).toEqual([
      [2, 'Thing 1'],
      [1, 'Thing 1'],
    ]);
    const kept = await files();
    const again = await ask(me, order.id, form, key);
    expect([again.headers.get('idempotency-replayed'), again.body.data.id]).toEqual(['true', first.id]);
    expect(await files()).toEqual(kept);
    expect(await returnsOf(order)).toMatchObject({ returns: [{ id: first.id }], returnable: [{ quantity: 3 }, { quantity: 1 }] });
    expect(refusal(await ask(me, order.id, { lines: `${lineOf(order, plain)}:4` }))).toMatchObject({
      status: 409,
      code: 'return_quantity',
    });
    expect((await me.order(order.id)).status).toBe(7);
  });

  it('is refused by field, and leaves no photo behind', async () => {
    const order = await received();
    const line = lineOf(order, plain);
    const kept = await files();
    const errorsOf = async (form: Form) => (await ask(me, order.id, form)).body.errors;
    expect(await errorsOf({ lines: `${line}:1`, photos: [] })).toEqual({ photos: ['required'] });
    expect(await errorsOf({ lines: '', photos: [photo] })).toEqual({ lines: ['required'] });
    expect(await errorsOf({ lines: `${line}:0` })).toEqual({ lines: ['invalid'] });
    expect(await errorsOf({ lines: `${line}:1,${line}:1` })).toEqual({ lines: ['invalid'] });
    expect(await errorsOf({ lines: `${randomUUID()}:1` })).toEqual({ lines: ['invalid'] });
    expect(await errorsOf({ lines: `${line}:1`, reason: 'because', wish: '' })).toEqual({ reason: ['required'], wish: ['required'] });
    expect(await errorsOf({ lines: `${line}:1`, photos: [blob(heic())] })).toEqual({ photos: ['file_heic'] });
    expect(await errorsOf({ lines: `${line}:1`, photos: Array.from({ length: 5 }, () => photo) })).toEqual({ photos: ['too_many_files'] });
    expect(refusal(await ask(me, order.id, { lines: `${lineOf(order, tinted)}:1`, reason: 'unwanted', photos: [] }))).toMatchObject({
      status: 409,
      code: 'return_not_allowed',
    });
    expect((await ask(other, order.id, { lines: `${line}:1` })).status).toBe(404);
    const open = await me.place({ [plain]: 1 });
    expect(refusal(await ask(me, open.id, { lines: `${lineOf(open, plain)}:1` }))).toMatchObject({ status: 409, code: 'return_not_open' });
    expect(await files()).toEqual(kept);
    expect((await ask(me, order.id, { lines: `${line}:1`, reason: 'unwanted', photos: [] })).status).toBe(200);
  });

  it('is late after 48 hours and not asked for after seven days, but the shop may note it', async () => {
    const order = await received();
    const line = lineOf(order, plain);
    now = start + 48 * HOUR + 1;
    expect((await ask(me, order.id, { lines: `${line}:1` })).body.data.is_late).toBe(true);
    now = start + 7 * 24 * HOUR;
    expect((await ask(me, order.id, { lines: `${line}:1` })).status).toBe(200);
    now += 1;
    expect(refusal(await ask(me, order.id, { lines: `${line}:1` }))).toMatchObject({ status: 409, code: 'return_not_open' });
    expect((await returnsOf(order)).returnable).toEqual([]);
    const { sku } = order.order_items.find(({ id }) => id === line)?.product_variant ?? {};
    const noted = await admin('POST', `/orders/${order.number}/returns`, {
      lines: [{ sku, quantity: 1 }],
      reason: 'wrong',
      wish: 'replacement',
      person: 'Ibu Rina',
    });
    expect(noted).toMatchObject({
      status: 200,
      body: { data: { order_number: order.number, is_late: true, person: 'Ibu Rina', value: 63_000 } },
    });
    expect(
      refusal(
        await admin('POST', `/orders/${order.number}/returns`, { lines: [{ sku: 'none', quantity: 1 }], reason: 'wrong', wish: 'refund' }),
      ),
    ).toMatchObject({
      status: 422,
      errors: { 'lines.0.sku': ['invalid'] },
    });
  });

  it('of many is refused once an order has twenty', async () => {
    const bought = await me.place({ [plain]: most.returns + 1 });
    await deliver(shop, bought.id, new Date(now));
    const form = { lines: `${lineOf(bought, plain)}:1`, reason: 'unwanted', photos: [] };
    for (let index = 0; index < most.returns; index += 1) expect((await ask(me, bought.id, form)).status).toBe(200);
    expect(refusal(await ask(me, bought.id, form))).toMatchObject({ status: 422, errors: { lines: ['returns_full'] } });
  });
});

describe('the shop', () => {
  it('refunds what the goods cost, or less, never more than the order, and decides once', async () => {
    const order = await received();
    const ids: string[] = [];
    for (const lines of [`${lineOf(order, plain)}:2`, `${lineOf(order, tinted)}:2`, `${lineOf(order, plain)}:1`]) {
      ids.push((await ask(me, order.id, { lines })).body.data.id);
    }
    const [first = '', second = '', third = ''] = ids;
    const stock = await stockOf(shop.db, plain);
    const accepted = await accept(first, { outcome: 'refund', restock: true, words: 'Terima kasih', person: 'Pak Ali' });
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        data: {
          state: 'accepted',
          outcome: 'refund',
          value: 126_000,
          refund: { amount: 126_000, state: 'owed' },
          lines: [{ restocked: 2 }],
        },
      },
    });
    expect(await stockOf(shop.db, plain)).toBe(stock + 2);
    expect(refusal(await accept(first, { outcome: 'refund' }))).toMatchObject({ status: 409, code: 'return_settled' });
    expect(refusal(await admin('POST', `/returns/${first}/rejection`, { words: 'tidak' }))).toMatchObject({
      status: 409,
      code: 'return_settled',
    });
    const left = order.total - 126_000;
    expect(refusal(await accept(second, { outcome: 'refund', amount: left + 1 }))).toMatchObject({
      status: 422,
      errors: { amount: ['too_large'] },
    });
    expect((await accept(second, { outcome: 'refund', amount: left })).status).toBe(200);
    expect(refusal(await accept(third, { outcome: 'refund' }))).toMatchObject({ status: 422, errors: { amount: ['too_large'] } });
    const refunds = (await admin('GET', '/refunds?limit=200')).body.data.refunds.filter(
      (each: { order_number: string }) => each.order_number === order.number,
    );
    expect(refunds.map(({ amount, reason }: { amount: number; reason: string }) => [amount, reason])).toEqual(
      expect.arrayContaining([
        [126_000, 'returned'],
        [left, 'returned'],
      ]),
    );
    await admin('POST', `/refunds/${refunds[0].id}/sending`, { reference: 'BNI 77' });
    const { returns } = await returnsOf(order);
    expect(returns.map(each => each.refund?.state).sort()).toEqual(['owed', 'sent', undefined]);
    const told = await shop.db.select().from(notifications).where(eq(notifications.orderId, order.id));
    expect(told.map(({ message }) => message?.en)).toContain(
      'Your return was accepted. Rp 126.000 comes back within 1–3 working days. Terima kasih',
    );
    expect(await differences(shop.db)).toEqual([]);
  });

  it('replaces goods from the stock, as far as they are there, and never puts back what did not come', async () => {
    const order = await received();
    const { id }: Return = (await ask(me, order.id, { lines: `${lineOf(order, plain)}:3`, reason: 'missing', wish: 'replacement' })).body
      .data;
    expect(refusal(await accept(id, { outcome: 'replacement', restock: true }))).toMatchObject({
      status: 422,
      errors: { restock: ['invalid'] },
    });
    const stock = await stockOf(shop.db, plain);
    await changeVariant(shop.db, plain, { stock: 2 });
    expect(await accept(id, { outcome: 'replacement' })).toMatchObject({
      status: 409,
      body: { code: 'stock_short', data: { stock: [{ wanted: 3, available: 2 }] } },
    });
    await changeVariant(shop.db, plain, { stock });
    expect((await accept(id, { outcome: 'replacement' })).body.data).toMatchObject({ outcome: 'replacement', refund: null });
    expect(await stockOf(shop.db, plain)).toBe(stock - 3);
    const moved = await shop.db.select().from(stockMovements).where(eq(stockMovements.orderId, order.id)).orderBy(stockMovements.id);
    expect(moved.slice(-3).map(({ reason, delta }) => [reason, delta])).toEqual([
      ['reservation', -3],
      ['release', 3],
      ['sale', -3],
    ]);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('rejects with a reason that the customer reads, after which the goods can be asked for again', async () => {
    const order = await received();
    const { id }: Return = (await ask(me, order.id, { lines: `${lineOf(order, plain)}:5` })).body.data;
    expect(refusal(await admin('POST', `/returns/${id}/rejection`, {}))).toMatchObject({ status: 422, errors: { words: ['required'] } });
    await admin('POST', `/returns/${id}/rejection`, { words: 'Foto tidak memperlihatkan kerusakan' });
    expect(await returnsOf(order)).toMatchObject({
      returns: [{ state: 'rejected', answer: 'Foto tidak memperlihatkan kerusakan', outcome: null }],
      returnable: [{ quantity: 5 }, { quantity: 2 }],
    });
  });

  it('lists what waits first, and shows photos to itself and their customer alone', async () => {
    const order = await received();
    const { id, photos }: Return = (await ask(me, order.id, { lines: `${lineOf(order, plain)}:1` })).body.data;
    const { returns, total } = (await admin('GET', '/returns?state=asked&limit=200')).body.data as {
      returns: AdminReturn[];
      total: number;
    };
    expect(returns).toHaveLength(total);
    expect(returns.find(each => each.id === id)).toMatchObject({ customer: { name: 'Pembeli' }, order_number: order.number });
    const photoOf = (url: string, headers: Record<string, string>) => shop.fetch(`/api/v1${url}`, { headers });
    const own = await photoOf(`/returns/${id}/photos/${photos[0]}`, { ...me.buyer.headers });
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect((await photoOf(`/returns/${id}/photos/${photos[0]}`, { ...other.buyer.headers })).status).toBe(404);
    expect((await photoOf(`/returns/${id}/photos/${photos[0]}`, {})).status).toBe(401);
    expect((await photoOf(`/returns/${id}/photos/..%2F..%2Fadmin-key`, { ...me.buyer.headers })).status).toBe(404);
    expect((await photoOf(`/admin/returns/${id}/photos/${photos[0]}`, { [adminKeyHeader]: testAdminKey })).status).toBe(200);
    expect((await photoOf(`/admin/returns/${id}/photos/${photos[0]}`, { ...me.buyer.headers })).status).toBe(401);
    now = Date.now() + 48 * HOUR;
    await sweepUploads({ ...shop.deps, now: () => new Date(now) });
    expect(await files()).toContain(`${photos[0]}.webp`);
  });
});

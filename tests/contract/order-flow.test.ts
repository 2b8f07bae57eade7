import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '#server/cli/run.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { notifications, orderEvents, orders } from '#server/db/schema/orders.ts';
import { addBuyers, addGoods, Customer, orderOf } from './support/orders.ts';
import { blob, noise, sendReceipt } from './support/receipts.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let variant: string;
let dataDir: string;
let photo: Blob;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-flow-'));
  shop = await createTestShop({ seed: 'small', now: () => new Date('2025-11-20T02:00:00Z'), env: { DATA_DIR: dataDir } });
  [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
  photo = blob(await noise(120, 80).jpeg().toBuffer());
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

async function admin(...argv: readonly string[]) {
  let out = '';
  let error = '';
  const code = await run(argv, {
    env: { ADMIN_KEY: testAdminKey },
    fetch: async request => shop.app.fetch(request),
    out: text => {
      out += text;
    },
    error: text => {
      error += text;
    },
  });
  return { code, out, error };
}
const done = async (...argv: readonly string[]) => {
  const { code, out, error } = await admin(...argv, '--json');
  expect([argv[0], code, error]).toEqual([argv[0], 0, '']);
  return JSON.parse(out);
};
const progressOf = async (orderId: string) =>
  (await shop.db.select().from(notifications).where(eq(notifications.orderId, orderId))).map(row => row.statusProgress);
const soldOf = async () => {
  const [row] = await shop.db
    .select({ sold: products.sold })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(eq(variants.id, variant));
  return row?.sold ?? Number.NaN;
};

describe('an order from checkout to its receipt', () => {
  it('is moved by the command line and its customer, who hears of every step', async () => {
    const { id, number } = await me.place({ [variant]: 3 }, { shipment_method_id: 'store-truck' });
    const sold = await soldOf();
    expect(await done('validate', number ?? '')).toMatchObject({ status: 3, payment: { receipt: null } });
    await sendReceipt(me, id, photo);
    expect((await admin('orders', '--status', '3')).out).toContain('receipt to check');
    expect(await done('receipt', id)).toMatchObject({ receipt: { state: 'submitted', url: `/api/v1/admin/orders/${id}/receipt` } });
    expect((await admin('receipt', id)).out).toContain(`/api/v1/admin/orders/${id}/receipt`);
    expect(await done('receipt', id, '--reject', 'Fotonya buram')).toMatchObject({
      status: 3,
      payment: { receipt: { state: 'rejected', reason: 'Fotonya buram' } },
    });
    await sendReceipt(me, id, photo);
    expect(await done('receipt', id, '--accept')).toMatchObject({ status: 4, payment: { receipt: { state: 'accepted' } } });
    expect(await done('process', id)).toMatchObject({ status: 5 });
    expect(await done('ship', id, '--tracking', ' JX 123 ')).toMatchObject({ status: 6, tracking_number: 'JX 123' });
    expect(await soldOf()).toBe(sold);
    expect(await done('deliver', id, '--received-by', 'Pak Amir')).toMatchObject({ status: 7, received_by: 'Pak Amir' });
    expect(await soldOf()).toBe(sold + 3);
    // The second 1 is the rejection: it is ready for payment once more.
    expect(await progressOf(id)).toEqual([0, 1, 1, 2, 3, 4, 5]);
    const order = (await admin('order', id)).out;
    for (const text of ['done', 'JX 123', 'Pak Amir', 'accepted']) expect(order).toContain(text);
  });

  it('that is collected is told ready, and ended by its code', async () => {
    const { id } = await me.place({ [variant]: 2 });
    await done('validate', id);
    await sendReceipt(me, id, photo);
    await done('receipt', id, '--accept');
    expect((await admin('process', id)).out).toContain('being prepared');
    const ready = (await admin('ready', id)).out;
    for (const text of ['ready for pick-up', 'Makassar, Kompleks', '2025-11-20 to 2025-11-21']) expect(ready).toContain(text);
    const { pickup_code: code } = await me.order(id);
    expect(ready).not.toContain(code ?? 'no code');
    expect((await admin('deliver', '--code', 'ZZZZZ')).error).toBe('There is no pick-up with the code ZZZZZ.\n');
    expect((await admin('deliver', '--code', code ?? '', '--received-by', 'Pak Amir')).out).toContain('collected by Pak Amir');
    expect(await me.order(id)).toMatchObject({ status: 7, received_by: 'Pak Amir' });
  });

  it('tells of a cancellation, and counts nothing as sold', async () => {
    const { id } = await me.place({ [variant]: 3 });
    const sold = await soldOf();
    await done('validate', id);
    await done('cancel', id, '--reason', 'stok rusak');
    expect(await progressOf(id)).toEqual([0, 1, 6]);
    expect(await soldOf()).toBe(sold);
  });

  it('can leave out no step', async () => {
    const { id } = await me.place({ [variant]: 1 });
    const steps: [number, string[]][] = [
      [4, ['receipt', id, '--accept']],
      [5, ['process', id]],
      [6, ['ship', id, '--tracking', 'X']],
      [7, ['deliver', id, '--received-by', 'X']],
    ];
    const needed: Record<number, number> = { 4: 3, 5: 4, 6: 5, 7: 6 };
    for (const [to, argv] of steps) {
      for (const from of [2, 3, 4, 5, 6, 7, 8].filter(status => status !== needed[to])) {
        await shop.db.update(orders).set({ status: from }).where(eq(orders.id, id));
        const refused = await admin(...argv);
        expect([from, to, refused.code]).toEqual([from, to, 1]);
        const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
        expect(row?.status).toBe(from);
      }
    }
    expect(await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).toHaveLength(1);
  });

  it('says what the operator can do about a refusal', async () => {
    const { id } = await me.place({ [variant]: 1 });
    await done('validate', id);
    expect((await admin('receipt', id, '--accept')).error).toContain('has no receipt that waits');
    expect((await admin('receipt', id)).out).toContain('has no receipt');
    expect((await admin('ship', id, '--tracking', 'X')).error).toContain("can't become 'on shipping'");
    for (const argv of [
      ['receipt', id, '--accept', '--reject', 'x'],
      ['receipt', id, '--reject', ' '],
      ['ship', id],
      ['deliver', id],
      ['deliver', id, '--code', 'K7P4QX'],
      ['deliver', '--code', ' '],
      ['ready', id, '--code', 'K7P4QX'],
      ['process'],
      ['process', id, '--tracking', 'X'],
      ['announce', '--id-text', 'Halo'],
      ['promote', 'x', '--id-text', 'Halo', '--en-text', 'Hello'],
    ]) {
      expect([argv, (await admin(...argv)).code]).toEqual([argv, 2]);
    }
  });
});

describe('the customer', () => {
  it('confirms what was received, once it is on its way', async () => {
    const { id } = await me.place({ [variant]: 2 });
    const sold = await soldOf();
    const confirm = () => me.call('POST', `/orders/${id}/receipt-confirmation`);
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'order_transition_not_allowed', data: { from: 2, to: 7 } } });
    await shop.db.update(orders).set({ status: 6 }).where(eq(orders.id, id));
    expect(orderOf(await confirm())).toMatchObject({ status: 7, received_by: 'Pembeli' });
    expect(await soldOf()).toBe(sold + 2);
    expect((await confirm()).status).toBe(409);
    expect(await soldOf()).toBe(sold + 2);
  });

  it('confirms own orders alone', async () => {
    const { id } = await me.place({ [variant]: 1 });
    await shop.db.update(orders).set({ status: 6 }).where(eq(orders.id, id));
    const [buyer] = await addBuyers(shop.db, 1);
    if (buyer === undefined) throw new Error('no buyer');
    expect((await new Customer(shop, buyer).call('POST', `/orders/${id}/receipt-confirmation`)).status).toBe(404);
    expect((await me.order(id)).status).toBe(6);
  });
});

describe('news of the shop', () => {
  const words = ['--id-text', 'Semen turun harga', '--en-text', 'Cement costs less'];
  const received = async (customer: Customer) =>
    (await shop.db.select().from(notifications).where(eq(notifications.customerId, customer.buyer.customerId))).map(
      ({ type, message, orderId }) => ({ type, message, orderId }),
    );
  const message = { id: 'Semen turun harga', en: 'Cement costs less' };

  it('goes to everybody, or to one', async () => {
    const [buyer] = await addBuyers(shop.db, 1);
    if (buyer === undefined) throw new Error('no buyer');
    const other = new Customer(shop, buyer);
    expect((await done('announce', ...words)).sent).toBeGreaterThanOrEqual(2);
    expect(await done('promote', ...words, '--customer', `${me.buyer.customerId.toUpperCase()}@example.test`)).toMatchObject({ sent: 1 });
    expect(await received(me)).toEqual([
      { type: 3, message, orderId: null },
      { type: 2, message, orderId: null },
    ]);
    expect(await received(other)).toEqual([{ type: 3, message, orderId: null }]);
    const { body } = await me.call('GET', `/notifications/user/${me.buyer.customerId}?lang=en`);
    expect(body.data).toMatchObject({ notifications: [{ type: 2, message: 'Cement costs less' }, { type: 3 }], total: 2 });
  });

  it('refuses an address that no customer has', async () => {
    expect(await admin('promote', ...words, '--customer', 'unknown@example.test')).toMatchObject({
      code: 1,
      error: 'There is no customer unknown@example.test.\n',
    });
  });
});

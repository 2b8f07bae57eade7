import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeys, orders } from '#server/db/schema/orders.ts';
import { type Answer, addBuyers, addGoods, type Buyer, Customer, orderOf } from './support/orders.ts';
import { asAdmin, blob, pdf, sendReceipt } from './support/receipts.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let dataDir: string;
let me: Customer;
let other: Customer;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-answers-'));
  shop = await createTestShop({ seed: 'small', env: { DATA_DIR: dataDir } });
  [me, other] = (await addBuyers(shop.db, 2)).map((buyer: Buyer) => new Customer(shop, buyer)) as [Customer, Customer];
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const dataOf = ({ body }: Answer) => body.data as { id: string };
/** Sends a write twice. @returns both answers */
async function twice(send: (key: string) => Promise<Answer>, between: () => Promise<unknown> = async () => undefined) {
  const key = crypto.randomUUID();
  const first = await send(key);
  await between();
  const again = await send(key);
  expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true']);
  return [first, again] as const;
}
/** Everything that is kept of the customers' answers. */
async function cachedAnswers(): Promise<string[]> {
  const rows = await shop.db.select().from(idempotencyKeys);
  return rows.filter(({ owner }) => owner !== 'admin').map(({ answer }) => JSON.stringify(answer));
}

test('a repeated checkout answers the same order, as it stands now', async () => {
  const ids = await addGoods(shop.db, {}, {});
  const cart = await me.fill(Object.fromEntries(ids.map(id => [id, 2])));
  const [first, again] = await twice(
    key => me.checkout(cart, {}, key),
    () => asAdmin(shop, `${cart.id}/validation`),
  );
  const [placed, now] = [orderOf(first), orderOf(again)];
  expect([placed.status, now.status]).toEqual([2, 3]);
  const lasting = ({ id, number, total, unique_code, placed_at, order_items }: typeof now) => ({
    id,
    number,
    total,
    unique_code,
    placed_at,
    lines: order_items.map(line => line.id),
  });
  expect(lasting(now)).toEqual(lasting(placed));
});

test('a receipt, a cancellation and a confirmation that are repeated answer their order', async () => {
  const [goods = ''] = await addGoods(shop.db, {});
  const toPay = await me.place({ [goods]: 1 });
  await asAdmin(shop, `${toPay.id}/validation`);
  const file = blob(pdf(), 'application/pdf');
  const [, receipt] = await twice(
    key => sendReceipt(me, toPay.id, file, key),
    () => asAdmin(shop, `${toPay.id}/receipt/rejection`, { reason: 'Too dark' }),
  );
  expect(orderOf(receipt)).toMatchObject({ id: toPay.id, payment: { receipt: { state: 'rejected' } } });
  const [, cancelled] = await twice(key => me.call('POST', `/orders/${toPay.id}/cancellation`, { reason: 'Salah pilih' }, key));
  expect(orderOf(cancelled)).toMatchObject({ id: toPay.id, status: 8 });
  const shipped = await me.place({ [goods]: 1 });
  await shop.db.update(orders).set({ status: 6 }).where(eq(orders.id, shipped.id));
  const [, received] = await twice(key => me.call('POST', `/orders/${shipped.id}/receipt-confirmation`, {}, key));
  expect(orderOf(received)).toMatchObject({ id: shipped.id, status: 7 });
  const review = { order_item_id: shipped.order_items[0]?.id, rating: 4, text: 'Kuat' };
  const [written] = await twice(key => me.call('POST', '/reviews', review, key));
  const [, changed] = await twice(key =>
    me.call('PUT', `/reviews/${dataOf(written).id}`, { rating: 5, text: 'Kuat sekali', kept_photos: '' }, key),
  );
  expect(changed.body.data).toMatchObject({ id: dataOf(written).id, rating: 5, text: 'Kuat sekali' });
});

test('addresses and the profile answer as they stand; an address that is gone as it was asked for, and of a deleted one nothing is kept', async () => {
  const input = { label: 'Gudang', receiver_name: 'Maria', phone_number: '081234567001', region_code: '81.71.02.1017', zip_code: '97124' };
  const address = { ...input, full_address: 'Jalan yang dirahasiakan No. 3' };
  let id = '';
  const [created, again] = await twice(
    key => me.call('POST', '/addresses/', address, key),
    async () => {
      const list = await me.call('GET', `/addresses/customer/${me.buyer.customerId}`);
      const { addresses } = list.body.data as { addresses: { id: string; label: string }[] };
      id = addresses.find(({ label }) => label === 'Gudang')?.id ?? '';
      await me.call('PUT', `/addresses/${id}`, { ...address, label: 'Toko' });
    },
  );
  expect([dataOf(created).id, again.body.data]).toEqual([id, { ...(created.body.data as object), label: 'Toko' }]);
  const [changed, gone] = await twice(
    key => me.call('PUT', `/addresses/${id}`, { ...address, label: 'Proyek' }, key),
    () => me.call('DELETE', `/addresses/${id}`),
  );
  expect(gone.body.data).toEqual(changed.body.data);
  await twice(key => me.call('POST', '/notifications/read', { ids: [] }, key));
  const profile = { name: 'Nama yang dirahasiakan', email: `${me.buyer.customerId}@example.test`, phone: '081234567890', gender: '' };
  await twice(key => me.call('PUT', '/profile', profile, key));
  expect((await cachedAnswers()).join()).not.toContain('dirahasiakan');
});

test('a refusal of hundreds of lines tells of the first twenty, and is kept so', async () => {
  const [goods = ''] = await addGoods(shop.db, { step: 5, minimum: 5 });
  const unknown = Array.from({ length: 200 }, () => ({ product_variant_id: crypto.randomUUID(), quantity: 1 }));
  const uneven = Array.from({ length: 200 }, () => ({ product_variant_id: goods, quantity: 3 }));
  for (const items of [unknown, uneven]) {
    const key = crypto.randomUUID();
    const first = await other.call('POST', '/orders/cart/', { items }, key);
    expect([first.status, Object.keys(first.body.errors ?? {}).length]).toEqual([422, 20]);
    expect((await other.call('POST', '/orders/cart/', { items }, key)).body).toEqual(first.body);
  }
});

test('no customer’s answer that is kept is longer than a line, but for a refusal', async () => {
  await other.place({ [(await addGoods(shop.db, {}))[0] ?? '']: 1 });
  const done = (await cachedAnswers()).filter(answer => !/"status":4/.test(answer));
  expect(done.length).toBeGreaterThan(15);
  expect(done.filter(answer => answer.length > 100)).toEqual([]);
});

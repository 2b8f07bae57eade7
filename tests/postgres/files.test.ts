import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { lockNumbers } from '#server/db/lock-numbers.ts';
import { receipts } from '#server/db/schema/orders.ts';
import { sweepUploads } from '#server/sweep-uploads.ts';
import { columns, row } from '#tests/contract/support/import.ts';
import { type Answer, type Answers, addBuyers, addGoods, Customer } from '#tests/contract/support/orders.ts';
import { blob, noise, orderToPay, pdf, sendReceipt } from '#tests/contract/support/receipts.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { type ShopProcess, startShopProcess } from './support/process.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

/** Milliseconds within which a phone hears that it must come again. */
const MOST = 5_000;

let postgres: Postgres;
let s3: S3Server;
let url: string;
/** Directories of their own, as on two machines. */
let folders: [string, string];
let shop: PostgresShop;
let other: ShopProcess | null = null;
beforeAll(async () => {
  [postgres, s3] = await Promise.all([startSeededPostgres(), startS3Server()]);
  url = await postgres.createDatabase();
  folders = [await mkdtemp(path.join(tmpdir(), 'fondasi-one-')), await mkdtemp(path.join(tmpdir(), 'fondasi-other-'))];
  // The time of a request is the shop's own.
  shop = await createPostgresShop(postgres, { url, patience: 4_000, env: { DATA_DIR: folders[0], ...s3.env } });
});
afterAll(async () => {
  await other?.kill();
  await shop.close();
  await s3.close();
  await postgres.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A customer of one shop, who is known at all of them. */
async function customerAt(place: Answers): Promise<Customer> {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  return new Customer(place, buyer);
}

/** What a customer sees of the order's receipt. */
async function receiptOf(customer: Customer, orderId: string): Promise<Buffer | number> {
  const answer = await customer.shop.fetch(`/api/v1/orders/${orderId}/receipt`, { headers: { ...customer.buyer.headers } });
  return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : answer.status;
}

async function pictureAt(place: Answers, address: string) {
  const answer = await place.fetch(address, { headers: { Accept: 'image/webp' } });
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: (await answer.arrayBuffer()).byteLength };
}

/** What an import adds: one product with one photo of the merchant's. */
const importOf = (slug: string, photo: string) => ({
  csv: [`${columns},image`, `${row(slug, slug.toUpperCase())},uji/${photo}`].join('\n'),
  merge: true,
});

function importAt(place: Answers, json: object, key: string) {
  const headers = { [adminKeyHeader]: shop.deps.adminKey, 'Idempotency-Key': key };
  return place.fetch('/api/v1/admin/catalogue', { method: 'POST', json, headers });
}

/** Asks one process for the photo of a product until it has heard of it. */
async function expectPhoto(place: Answers, slug: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { data } = await (await place.fetch(`/api/v1/products/${slug}`)).json();
      expect(await pictureAt(place, data.images[0].url)).toMatchObject({ status: 200, type: 'image/webp' });
    },
    { timeout: 5_000, interval: 50 },
  );
}

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of shop.deps.files.list(folder)) names.push(name);
  return names;
}

/** Holds what a receipt of the order and an import wait for behind their files. @returns lets go */
async function hold(orderId: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [lockNumbers.import]);
  await client.query('select id from orders where id = $1 for update', [orderId]);
  return () => client.end();
}

it('a receipt and a product photo that one process took are read at another with its own disk, also when the first was killed', async () => {
  other = await startShopProcess(shop, { DATA_DIR: folders[1], ...s3.env });
  const [variant = ''] = await addGoods(shop.db, { stock: 100 });
  const there = await customerAt(other);
  const here = new Customer(shop, there.buyer);
  const [order, late] = [await orderToPay(there, variant), await orderToPay(there, variant)];
  expect((await sendReceipt(there, order.id, blob(pdf()))).status).toBe(200);
  const form = new FormData();
  form.set('file', blob(await noise(900, 600).jpeg().toBuffer()), 'foto.jpg');
  const added = await other.fetch('/api/v1/admin/pictures', {
    method: 'POST',
    body: form,
    headers: { [adminKeyHeader]: shop.deps.adminKey },
  });
  const { data: picture }: { data: { url: string } } = await added.json();
  expect(await receiptOf(here, order.id)).toEqual(pdf());
  expect(await pictureAt(shop, picture.url.replace('w=640', 'w=160'))).toMatchObject({ status: 200, type: 'image/webp' });
  for (const name of ['a.jpg', 'b.jpg']) await shop.deps.files.put(`pictures/uji/${name}`, await noise(700, 500).jpeg().toBuffer());
  expect((await importAt(other, importOf('uji-satu', 'a.jpg'), randomUUID())).status).toBe(200);
  await expectPhoto(shop, 'uji-satu');

  // Killed when it has stored the files of a receipt and of an import and written no row.
  const [stored, kept] = [await namesIn('receipts'), await namesIn('pictures/kept')];
  const letGo = await hold(late.id);
  const keys = { receipt: randomUUID(), import: randomUUID() };
  const cutOff = Promise.allSettled([
    sendReceipt(there, late.id, blob(pdf()), keys.receipt),
    importAt(other, importOf('uji-dua', 'b.jpg'), keys.import),
  ]);
  await vi.waitFor(
    async () => {
      expect(await namesIn('receipts')).toHaveLength(stored.length + 1);
      expect(await namesIn('pictures/kept')).toHaveLength(kept.length + 1);
    },
    { timeout: 3_000, interval: 20 },
  );
  await other.kill();
  expect((await cutOff).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await letGo();

  // The customer's phone and the merchant send them again, and the other process does them once.
  for (const replayed of [null, 'true']) {
    const sent = await sendReceipt(here, late.id, blob(pdf()), keys.receipt);
    expect([sent.status, sent.headers.get('idempotency-replayed')]).toEqual([200, replayed]);
    const imported = await importAt(shop, importOf('uji-dua', 'b.jpg'), keys.import);
    expect([imported.status, imported.headers.get('idempotency-replayed')]).toEqual([200, replayed]);
  }
  for (const slug of ['uji-satu', 'uji-dua']) await expectPhoto(shop, slug);
  for (const each of [order, late]) expect(await receiptOf(here, each.id)).toEqual(pdf());
  expect((await pictureAt(shop, picture.url)).bytes).toBeGreaterThan(1_000);
  // A file that no row came to name goes a day later; the others stay.
  await sweepUploads({ ...shop.deps, now: () => new Date(Date.now() + 2 * 86_400_000) });
  expect(await namesIn('receipts')).toHaveLength(stored.length + 1);
  for (const each of [order, late]) expect(await receiptOf(here, each.id)).toEqual(pdf());
  // Nothing of the customer's lies on either disk; resized pictures may.
  for (const folder of folders) expect((await readdir(folder)).filter(name => name !== 'media')).toEqual([]);
});

/** A balancer is told in time which part is away. */
async function expectNotReady(state: string): Promise<void> {
  const began = performance.now();
  const answer = await shop.fetch('/api/ready');
  expect(performance.now() - began).toBeLessThan(3_000);
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { message: 'not ready: files', data: { checks: { files: { state } } } },
  ]);
}

it.each([
  ['is killed', () => s3.stop(), 'away'],
  ['is frozen', async () => s3.freeze(), 'timeout'],
])('an object storage that %s costs five seconds at most, loses nothing, and is there again by itself', async (_, fail, state) => {
  const [variant = ''] = await addGoods(shop.db, { stock: 100 });
  const customer = await customerAt(shop);
  const [paid, unpaid] = [await orderToPay(customer, variant), await orderToPay(customer, variant)];
  expect((await sendReceipt(customer, paid.id, blob(pdf()))).status).toBe(200);
  const key = randomUUID();
  const send = () => sendReceipt(customer, unpaid.id, blob(pdf()), key);
  const stored = () => shop.db.select({ file: receipts.file }).from(receipts).where(eq(receipts.orderId, unpaid.id));
  const expectUnavailable = async (call: () => Promise<Pick<Answer, 'status' | 'headers'>>) => {
    const began = performance.now();
    const { status, headers } = await call();
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(performance.now() - began).toBeLessThan(MOST);
  };
  const read = () => customer.shop.fetch(`/api/v1/orders/${paid.id}/receipt`, { headers: { ...customer.buyer.headers } });
  await fail();
  try {
    const reads = Array.from({ length: 20 }, () => expectUnavailable(read));
    await Promise.all([expectUnavailable(send), expectNotReady(state), ...reads]);
    expect(await stored()).toEqual([]);
    // What needs no file goes on.
    expect((await shop.fetch('/api/health')).status).toBe(200);
    expect((await customer.order(paid.id)).payment.receipt).not.toBeNull();
    expect((await shop.fetch('/api/v1/products')).status).toBe(200);
  } finally {
    await s3.start();
  }
  await vi.waitFor(async () => expect((await shop.fetch('/api/ready')).status).toBe(200), { timeout: 5_000, interval: 50 });
  expect(await receiptOf(customer, paid.id)).toEqual(pdf());
  expect((await send()).status).toBe(200);
  expect((await send()).headers.get('idempotency-replayed')).toBe('true');
  expect(await stored()).toHaveLength(1);
  expect(await receiptOf(customer, unpaid.id)).toEqual(pdf());
  const lines = shop.lines.filter(line => line.startsWith('files cannot be reached in the bucket shop'));
  expect([shop.lines.filter(line => line.includes(' failed: ')), lines.length > 0]).toEqual([[], true]);
});

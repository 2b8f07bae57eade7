import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { receipts } from '#server/db/schema/orders.ts';
import { type Answer, type Answers, addBuyers, addGoods, Customer } from '#tests/contract/support/orders.ts';
import { blob, noise, orderToPay, pdf, sendReceipt } from '#tests/contract/support/receipts.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

/** Milliseconds within which a phone hears that it must come again. */
const MOST = 5_000;

let postgres: Postgres;
let s3: S3Server;
let url: string;
/** Directories of their own, as on two machines. */
let folders: [string, string];
let shop: PostgresShop;
let child: ChildProcess | null = null;
beforeAll(async () => {
  [postgres, s3] = await Promise.all([startSeededPostgres(), startS3Server()]);
  url = await postgres.createDatabase();
  folders = [await mkdtemp(path.join(tmpdir(), 'fondasi-one-')), await mkdtemp(path.join(tmpdir(), 'fondasi-other-'))];
  // The time of a request is the shop's own.
  shop = await createPostgresShop(postgres, { url, patience: 4_000, env: { DATA_DIR: folders[0], ...s3.env } });
});
afterAll(async () => {
  await killChild();
  await shop.close();
  await s3.close();
  await postgres.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function killChild(): Promise<void> {
  const killed = child;
  if (killed === null || killed.exitCode !== null || killed.signalCode !== null) return;
  await new Promise<void>(resolve => {
    killed.once('exit', () => resolve());
    killed.kill('SIGKILL');
  });
}

/** Starts the whole server as a process of its own, on the other directory. */
async function startOther(): Promise<Answers> {
  const root = path.join(import.meta.dirname, '..', '..');
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...s3.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATABASE_URL: url,
      DATA_DIR: folders[1],
      SECRET: Buffer.from(shop.deps.secret).toString('base64url'),
      ADMIN_KEY: shop.deps.adminKey,
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(async () => expect((await fetch(`${address}/api/health`)).status).toBe(200), { timeout: 90_000, interval: 100 });
  return {
    fetch: (at, { json, ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (json !== undefined) headers.set('Content-Type', 'application/json');
      return fetch(`${address}${at}`, { ...init, headers, ...(json === undefined ? {} : { body: JSON.stringify(json) }) });
    },
  };
}

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

it('a receipt and a product photo that one process took are read at another with its own disk, also when the first was killed', async () => {
  const other = await startOther();
  const [variant = ''] = await addGoods(shop.db, { stock: 100 });
  const there = await customerAt(other);
  const order = await orderToPay(there, variant);
  expect((await sendReceipt(there, order.id, blob(pdf()))).status).toBe(200);
  const form = new FormData();
  form.set('file', blob(await noise(900, 600).jpeg().toBuffer()), 'foto.jpg');
  const added = await other.fetch('/api/v1/admin/pictures', {
    method: 'POST',
    body: form,
    headers: { [adminKeyHeader]: shop.deps.adminKey },
  });
  const { data: picture }: { data: { url: string } } = await added.json();
  const here = new Customer(shop, there.buyer);
  expect(await receiptOf(here, order.id)).toEqual(pdf());
  expect(await pictureAt(shop, picture.url.replace('w=640', 'w=160'))).toMatchObject({ status: 200, type: 'image/webp' });
  await killChild();
  expect(await receiptOf(here, order.id)).toEqual(pdf());
  const shown = await pictureAt(shop, picture.url);
  expect(shown).toMatchObject({ status: 200, type: 'image/webp' });
  expect(shown.bytes).toBeGreaterThan(1_000);
  // Nothing of the customer's lies on either disk; resized pictures may.
  for (const folder of folders) expect((await readdir(folder)).filter(name => name !== 'media')).toEqual([]);
});

it.each([
  ['is stopped', () => s3.stop()],
  ['answers no more', async () => s3.freeze()],
])('an object storage that %s costs five seconds at most, loses nothing, and is there again by itself', async (_, fail) => {
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
    await Promise.all([expectUnavailable(send), expectUnavailable(read), ...Array.from({ length: 20 }, () => expectUnavailable(read))]);
    expect(await stored()).toEqual([]);
    // What needs no file goes on.
    expect((await customer.order(paid.id)).payment.receipt).not.toBeNull();
    expect((await shop.fetch('/api/v1/products')).status).toBe(200);
  } finally {
    await s3.start();
  }
  expect(await receiptOf(customer, paid.id)).toEqual(pdf());
  expect((await send()).status).toBe(200);
  expect((await send()).headers.get('idempotency-replayed')).toBe('true');
  expect(await stored()).toHaveLength(1);
  expect(await receiptOf(customer, unpaid.id)).toEqual(pdf());
  const lines = shop.lines.filter(line => line.startsWith('files cannot be reached in the bucket shop'));
  expect([shop.lines.filter(line => line.includes(' failed: ')), lines.length > 0]).toEqual([[], true]);
});

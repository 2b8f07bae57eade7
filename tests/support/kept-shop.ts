import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { holdSecret } from '#server/db/secret-fingerprint.ts';
import type { Deps } from '#server/deps.ts';
import { openFiles } from '#server/files/open.ts';
import { readAdminKey, readSecret } from '#server/keys.ts';
import { type OpenShop, openShop } from '#server/open-shop.ts';
import { type Answers, addBuyers, addGoods, Customer } from '#tests/contract/support/orders.ts';
import { blob, noise, sendReceipt } from '#tests/contract/support/receipts.ts';
import { differences } from './stock-steps.ts';

/** A shop in process as its own process would open it, with a data directory of its own. */
export interface KeptShop extends Answers {
  readonly db: Database;
  readonly deps: Deps;
  readonly open: OpenShop;
  close(): Promise<void>;
}

/** The configuration of a shop in a new data directory. @param databaseUrl none: the embedded database */
export async function newPlace(databaseUrl?: string, env: Readonly<Record<string, string>> = {}): Promise<Config> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-kept-'));
  return placeAt(dataDir, databaseUrl, env);
}

/** @param env settings besides, such as those of a bucket */
export const placeAt = (dataDir: string, databaseUrl?: string, env: Readonly<Record<string, string>> = {}): Config =>
  readConfig({
    ...env,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });

/** Opens the shop of a place; its secret must be the one that the shop was opened with before. @param now its clock; the machine's unless given */
export async function openKept(config: Config, now = () => new Date()): Promise<KeptShop> {
  const open = await openShop(config, () => undefined);
  try {
    const secret = readSecret(config.dataDir, config.secret);
    await holdSecret(open.db, secret);
    const deps: Deps = {
      db: open.db,
      listen: open.listen,
      config,
      files: await openFiles(config),
      now,
      secret,
      adminKey: readAdminKey(config.dataDir, {}),
      log: () => undefined,
    };
    const app = createApp(deps);
    return {
      db: open.db,
      deps,
      open,
      close: () => open.close(),
      async fetch(address, { json, ...init } = {}) {
        const headers = new Headers(init.headers);
        if (json !== undefined) headers.set('Content-Type', 'application/json');
        const body = json === undefined ? {} : { body: JSON.stringify(json) };
        return app.fetch(new Request(`http://127.0.0.1:3000${address}`, { ...init, ...body, headers }));
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** A customer of a shop with an order that has a receipt, and the session of a phone. */
export interface Life {
  readonly customer: Customer;
  readonly variant: string;
  readonly orderId: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Lets a shop live for a while: an account, a validated order with a receipt, a session. */
export async function liveIn(shop: KeptShop): Promise<Life> {
  const [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  const customer = new Customer(shop, buyer);
  const order = await customer.place({ [variant]: 3 });
  const validated = await shop.fetch(`/api/v1/admin/orders/${order.id}/validation`, {
    method: 'POST',
    headers: { 'x-admin-key': shop.deps.adminKey, 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(validated.status).toBe(200);
  const photo = blob(await noise(120, 80).jpeg().toBuffer());
  expect((await sendReceipt(customer, order.id, photo)).status).toBe(200);
  const password = 'Fondasi2025';
  const person = { name: 'Ibu Ana', email: 'ana@example.test', phone: '+6281234567891', password, terms_agreed: true };
  const registered = await shop.fetch('/api/v1/register', { method: 'POST', json: { ...person, password_confirmation: password } });
  const { data }: { data: { token: string; refresh_token: string } } = await registered.json();
  return { customer, variant, orderId: order.id, token: data.token, refreshToken: data.refresh_token };
}

/** What the customer finds in a shop: another one with the same answers is the same shop to them. */
export async function factsOf(shop: KeptShop, { customer, orderId, token }: Life) {
  const me = new Customer(shop, customer.buyer);
  const receipt = await shop.fetch(`/api/v1/orders/${orderId}/receipt`, { headers: { ...customer.buyer.headers } });
  const pushKey = await (await shop.fetch('/api/v1/push-key')).json();
  const user = await shop.fetch('/api/v1/auth/user', { headers: { Authorization: `Bearer ${token}` } });
  const { server_time: _, ...order } = await me.order(orderId);
  // Other customers buy of the same goods.
  const items = order.order_items.map(({ product_variant: { stock: __, ...variant }, ...item }) => ({ ...item, variant }));
  return {
    order: { ...order, order_items: items },
    receipt: [receipt.status, Buffer.from(await receipt.arrayBuffer()).toString('base64')],
    pushKey: pushKey.data,
    session: [user.status, (await user.json()).data],
    products: await (await shop.fetch('/api/v1/products?limit=5')).json(),
    adminKey: shop.deps.adminKey,
  };
}

/** Uses a shop as on any other day: its phone renews its session, an order is placed, and rows get numbers that were never given. */
export async function goOn(shop: KeptShop, { customer, variant, refreshToken }: Life): Promise<void> {
  const renewed = await shop.fetch('/api/v1/auth/user', { headers: { Authorization: `Bearer ${refreshToken}` } });
  expect([renewed.status, renewed.headers.get('x-access-token')]).toEqual([200, expect.any(String)]);
  expect((await new Customer(shop, customer.buyer).place({ [variant]: 1 })).number).toMatch(/^FD-/);
  expect(await differences(shop.db)).toEqual([]);
}

/** Rows of every table. */
export async function countsOf(db: Database): Promise<Readonly<Record<string, number>>> {
  const rowsOf = async <Row>(text: string) => ((await db.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
  const names = await rowsOf<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of names) {
    const [row] = await rowsOf<{ count: number }>(`select count(*)::int as count from public."${name}"`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

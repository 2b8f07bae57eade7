import { randomUUID } from 'node:crypto';
import { and, between, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeviceSession } from '#contract/account.ts';
import type { Address } from '#contract/addresses.ts';
import { adminKeyHeader } from '#contract/admin.ts';
import type { Notification } from '#contract/notifications.ts';
import { type Order, OrderSchema } from '#contract/orders.ts';
import { type App, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openPGlite } from '#server/db/open.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { idempotencyKeys, orders as orderRows } from '#server/db/schema/orders.ts';
import { depots, paymentMethods, shipmentMethods } from '#server/db/schema/shop.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { depotRows, shipmentMethodRows } from '#server/seed/shop-rows.ts';
import { earlierCustomer, earlierDump, earlierOrders, earlierSecret, recordedAt } from '#tests/support/earlier-shop.ts';
import { differences } from '#tests/support/stock-steps.ts';
import { manifestOf, wholeOf } from './support/price-list.ts';
import { testAdminKey } from './support/shop.ts';

/** A shop that went on from the database of an earlier version: every later migration ran over orders in all states. */
let database: Awaited<ReturnType<typeof openPGlite>>;
let app: App;
const lines: string[] = [];
beforeAll(async () => {
  database = await openPGlite(null, await earlierDump());
  app = createApp({
    db: database.db,
    config: readConfig({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1:3000' }),
    files: diskStore('.data'),
    now: () => new Date(recordedAt.getTime() + 60_000),
    secret: earlierSecret,
    adminKey: testAdminKey,
    log: line => lines.push(line),
  });
});
afterAll(() => database.close());

const fetch = async (path: string) => app.fetch(new Request(`http://127.0.0.1:3000${path}`));

async function ask<Data>(path: string, token: string, init: RequestInit = {}): Promise<{ status: number; data: Data; headers: Headers }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...(init.headers as Record<string, string>) };
  const answer = await app.fetch(new Request(`http://127.0.0.1:3000/api/v1${path}`, { ...init, headers }));
  const { data }: { data: Data } = await answer.json();
  return { status: answer.status, data, headers: answer.headers };
}

test('a database of an earlier version keeps sessions, orders in every state, addresses and notifications', async () => {
  const { token, refreshToken, id } = earlierCustomer;
  expect((await ask<{ email: string }>('/auth/user', token)).data.email).toBe(earlierCustomer.email);
  const refreshed = await ask('/auth/user', refreshToken);
  expect([refreshed.status, refreshed.headers.get('x-access-token')]).toEqual([200, expect.any(String)]);
  const { sessions } = (await ask<{ sessions: DeviceSession[] }>('/sessions', token)).data;
  // Renewed just now by a client that has no name; the others have none until they renew.
  expect(sessions.find(session => session.is_current)).toMatchObject({ device: '', last_used_at: expect.any(String) });
  const login = JSON.stringify({ email: earlierCustomer.email, password: earlierCustomer.password });
  expect((await ask('/login', token, { method: 'POST', body: login })).status).toBe(200);

  const { orders } = (await ask<{ orders: Order[] }>('/orders/?limit=25&offset=0', token)).data;
  const found = Object.fromEntries(orders.map(order => [order.number, order.status]));
  expect(Object.values(earlierOrders).map(number => found[number])).toEqual([2, 3, 3, 4, 5, 6, 7, 8]);
  const [cart] = (await ask<{ orders: Order[] }>('/orders/?status=1', token)).data.orders;
  expect(cart?.order_items.map(({ quantity }) => quantity).sort()).toEqual([2, 5]);
  const { addresses } = (await ask<{ addresses: Address[] }>(`/addresses/customer/${id}`, token)).data;
  expect(addresses.length).toBeGreaterThan(0);
  const { notifications, total } = (await ask<{ notifications: Notification[]; total: number }>(`/notifications/user/${id}`, token)).data;
  expect([notifications.length > 0, total > 0]).toEqual([true, true]);
});

test('orders of an earlier version are for no project, and are found, added up, named and bought again', async () => {
  const { token } = earlierCustomer;
  const { orders } = (await ask<{ orders: Order[] }>('/orders/?limit=50', token)).data;
  expect(orders.map(order => order.project_name)).toEqual(orders.map(() => null));
  const [first] = orders;
  const goods = first?.order_items[0]?.product_variant.product.name ?? '';
  const search = encodeURIComponent(`${first?.number} ${goods}`);
  expect((await ask<{ orders: Order[] }>(`/orders/?search=${search}`, token)).data.orders.map(({ id }) => id)).toEqual([first?.id]);
  const counted = orders.filter(({ status }) => status < 8);
  expect((await ask<object>('/projects', token)).data).toMatchObject({
    projects: [{ name: null, orders: counted.length }],
    sum: { total: counted.reduce((sum, { total }) => sum + total, 0) },
  });
  expect((await ask<{ total: number }>('/bought', token)).data.total).toBeGreaterThan(0);
  const name = { method: 'PUT', body: JSON.stringify({ project_name: 'Gudang' }) };
  expect((await ask<Order>(`/orders/${first?.id}/project`, token, name)).data.project_name).toBe('Gudang');
});

test('depots of an earlier version get the hours, numbers and ships of the demo, marked as such', async () => {
  const [rows, seeded] = [await database.db.select().from(depots).orderBy(depots.code), depotRows()];
  const all = { mapUrl: null };
  expect(rows).toEqual(seeded.map(row => ({ ...row, ...all })).sort((a, b) => (a.code < b.code ? -1 : 1)));
  const methods = await database.db.select({ id: shipmentMethods.id, sailings: shipmentMethods.sailings }).from(shipmentMethods);
  const sailings = Object.fromEntries(methods.map(method => [method.id, method.sailings]));
  expect(sailings).toEqual(Object.fromEntries(shipmentMethodRows().map(method => [method.id, method.sailings])));
});

test('orders of an earlier version know their depot and have neither dates nor a code', async () => {
  const { orders } = (await ask<{ orders: Order[] }>('/orders/?limit=25&offset=0', earlierCustomer.token)).data;
  for (const order of orders) {
    expect([order.number, order.depot?.is_demo, order.eta, order.next_sailing, order.is_late, order.pickup_code]).toEqual([
      order.number,
      true,
      null,
      null,
      false,
      null,
    ]);
  }
});

test('stock of an earlier version becomes movements: what can be ordered and what open orders hold is the opening', async () => {
  expect(await differences(database.db)).toEqual([]);
  const rows = await database.db.select().from(stockMovements).where(ne(stockMovements.reason, 'opening'));
  const open = await database.db
    .select({ id: orderRows.id, number: orderRows.number })
    .from(orderRows)
    .where(between(orderRows.status, 2, 5));
  expect(open.map(({ number }) => number)).toEqual(expect.arrayContaining([earlierOrders.unvalidated, earlierOrders.processing]));
  expect(rows.map(({ reason, orderId }) => [reason, orderId]).sort()).toEqual(open.map(({ id }) => ['reservation', id]).sort());
  const [{ variantId = '' } = {}] = rows;
  const [opening] = await database.db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.variantId, variantId), eq(stockMovements.reason, 'opening')));
  const [variant] = await database.db.select().from(variants).where(eq(variants.id, variantId));
  const reserved = rows.filter(row => row.variantId === variantId).reduce((sum, { delta }) => sum - delta, 0);
  expect([opening?.delta, variant?.filedStock]).toEqual([(variant?.stock ?? 0) + reserved, (variant?.stock ?? 0) + reserved]);
});

test('variants of an earlier version get numbers, each its own, and are in a price list by them', async () => {
  const rows = await database.db.select({ number: variants.number }).from(variants).orderBy(variants.number);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  const { list } = await wholeOf({ fetch }, await manifestOf({ fetch }));
  const listed = list.products.flatMap(product => product.variants.map(({ number }) => number));
  expect(new Set(listed).size).toBe(listed.length);
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(listed));
});

test('variants of an earlier version have no colour, are sold as before, and can be given one', async () => {
  const rows = await database.db.select({ id: variants.id, colour: variants.colour }).from(variants);
  expect(new Set(rows.map(({ colour }) => colour))).toEqual(new Set([null]));
  const slug = (await database.db.select({ slug: products.slug }).from(products).limit(1))[0]?.slug ?? '';
  const page = async (): Promise<{ variants: { id: string; colour?: string }[] }> =>
    (await (await fetch(`/api/v1/products/${slug}`)).json()).data;
  const [variant] = (await page()).variants;
  expect(variant).not.toHaveProperty('colour');
  const paint = (colour: string) =>
    database.db
      .update(variants)
      .set({ colour })
      .where(eq(variants.id, variant?.id ?? ''));
  await expect(paint('gading')).rejects.toThrow();
  await paint('#e9dfc4');
  expect((await page()).variants[0]?.colour).toBe('#e9dfc4');
});

test('paid orders of an earlier version have invoices in their order, and one that waits has its time from the upgrade on', async () => {
  const rows = await database.db.select().from(orderRows);
  const paid = rows.filter(({ status }) => status >= 4 && status <= 7);
  expect(paid.length).toBeGreaterThanOrEqual(4);
  expect(paid.every(({ invoiceNumber }) => /^INV-20\d\d-\d{6}$/.test(invoiceNumber ?? ''))).toBe(true);
  const numbers = rows.flatMap(({ invoiceNumber }) => invoiceNumber ?? []).sort();
  expect(numbers).toEqual(numbers.map((number, at) => `${number.slice(0, 9)}${String(at + 1).padStart(6, '0')}`));
  const waiting = rows.find(({ number }) => number === earlierOrders.unvalidated);
  const left = (waiting?.validationDeadline?.getTime() ?? 0) - Date.now();
  expect(left).toBeGreaterThan(71 * 3_600_000);
  expect(left).toBeLessThanOrEqual(72 * 3_600_000);
  const methods = await database.db.select().from(paymentMethods);
  expect(methods.map(({ id, isDemo }) => [id, isDemo]).sort()).toEqual([
    ['bank-transfer', true],
    ['qris', true],
    ['virtual-account', true],
  ]);
});

test('orders of an earlier version go on where they stood', async () => {
  const { token } = earlierCustomer;
  const admin = async (path: string, body: object) => {
    const headers = { [adminKeyHeader]: testAdminKey, 'content-type': 'application/json' };
    return app.fetch(
      new Request(`http://127.0.0.1:3000/api/v1/admin/orders/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
  };
  expect((await admin(`${earlierOrders.unvalidated}/validation`, {})).status).toBe(200);
  const { orders } = (await ask<{ orders: Order[] }>('/orders/?limit=25&offset=0', token)).data;
  expect(orders.find(({ number }) => number === earlierOrders.unvalidated)?.status).toBe(3);
  const shipped = orders.find(({ number }) => number === earlierOrders.shipped);
  expect((await ask(`/orders/${shipped?.id}/receipt-confirmation`, token, { method: 'POST', body: '{}' })).status).toBe(200);
  const [cart] = (await ask<{ orders: Order[] }>('/orders/?status=1', token)).data.orders;
  const items = cart?.order_items.map(({ product_variant_id }) => ({ product_variant_id, quantity: 10 }));
  expect((await ask('/orders/cart/', token, { method: 'POST', body: JSON.stringify({ items }) })).status).toBe(200);
  expect(lines).toEqual([]);
});

test('goods of an order that an earlier version had delivered can be returned, and go back into the stock', async () => {
  const headers = { [adminKeyHeader]: testAdminKey, 'content-type': 'application/json' };
  const admin = async (path: string, body: object) => {
    const request = new Request(`http://127.0.0.1:3000/api/v1/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await app.fetch(request);
    return { status: answer.status, data: (await answer.json()).data };
  };
  const { orders } = (await ask<{ orders: Order[] }>('/orders/?limit=25&offset=0', earlierCustomer.token)).data;
  const received = orders.find(({ number }) => number === earlierOrders.received);
  const sku = received?.order_items[0]?.product_variant.sku;
  const asked = await admin(`orders/${received?.number}/returns`, { lines: [{ sku, quantity: 1 }], reason: 'damaged', wish: 'refund' });
  expect([asked.status, asked.data.state]).toEqual([200, 'asked']);
  const decided = await admin(`returns/${asked.data.id}/acceptance`, { outcome: 'refund', restock: true });
  expect(decided.data).toMatchObject({ state: 'accepted', refund: { amount: asked.data.value, state: 'owed' } });
  const own = await ask<{ returns: object[] }>(`/orders/${received?.id}/returns`, earlierCustomer.token);
  expect(own.data.returns).toHaveLength(1);
  expect(await differences(database.db)).toEqual([]);
});

test('a write that an earlier version answered is answered when its phone asks again, with what stands now', async () => {
  const { token, id } = earlierCustomer;
  // As that version's app had sent it; its row holds the whole cart.
  const key = '64467840-aabc-41d8-b05c-cf1b16d15c1d';
  const cart = { items: [{ product_variant_id: '2a08df7a-75d3-5d22-9c6e-059c914d7010', quantity: 5 }] };
  const kept = async (own: string) => {
    const isRow = and(eq(idempotencyKeys.owner, id), eq(idempotencyKeys.key, own));
    const [row] = await database.db.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(isRow);
    return row;
  };
  expect(await kept(key)).toMatchObject({ answer: { status: 200, data: { order_items: [{ quantity: 5 }] } } });
  const repeat = () =>
    ask<Order>('/orders/cart/', token, { method: 'POST', body: JSON.stringify(cart), headers: { 'idempotency-key': key } });
  const change = { items: [{ product_variant_id: cart.items[0]?.product_variant_id, quantity: 7 }] };
  const headers = { 'idempotency-key': 'a-later-edit' };
  const changed = await ask<Order>('/orders/cart/', token, { method: 'POST', body: JSON.stringify(change), headers });
  const alone = await repeat();
  expect([alone.status, alone.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect(v.parse(OrderSchema, alone.data)).toEqual({ ...changed.data, server_time: expect.any(String) });
  const edits = JSON.stringify({ edits: [{ key, client: 'the recorded phone', seq: 1, cart }] });
  const along = await ask<{ results: object[]; cart: Order }>('/orders/cart/edits', token, { method: 'POST', body: edits });
  expect(along.data).toEqual({ results: [{ key, problem: null }], cart: alone.data });
  expect(await kept('a-later-edit')).toEqual({ answer: { done: changed.data.id } });
});

test('a shop of an earlier version keeps its card, and the name, words and prefix that its code had', async () => {
  const { data: site } = await ask<Record<string, unknown>>('/site-info?lang=en', earlierCustomer.token);
  expect(site).toMatchObject({
    name: 'Fondasi',
    tagline: 'Building materials for eastern Indonesia',
    headline: 'Building materials, delivered across eastern Indonesia',
    email: 'bantuan@fondasi.test',
    phone: '+6281100004040',
    legal: 'PT Fondasi Timur Sejahtera, Makassar. All prices include VAT.',
  });
  expect([site.logo_url, site.mark_color, site.shelves]).toEqual([undefined, undefined, undefined]);
  const headers = { [adminKeyHeader]: testAdminKey };
  const answer = await app.fetch(new Request('http://127.0.0.1:3000/api/v1/admin/site-info', { headers }));
  expect((await answer.json()).data).toMatchObject({ order_prefix: 'FD', is_pkp: true });
});

test('a customer of an earlier version has lists, watches and projects from now on, and notifications that lead to no goods', async () => {
  const { token, id } = earlierCustomer;
  const write = (method: string, path: string, body: object) => ask(path, token, { method, body: JSON.stringify(body) });
  const [row] = await database.db.select({ id: variants.id }).from(variants).limit(1);
  const line = { id: randomUUID(), product_variant_id: row?.id, quantity: 2, position: 1 };
  expect((await write('POST', '/lists', { id: randomUUID(), name: 'Ruko', lines: [line] })).status).toBe(200);
  expect((await write('PUT', '/watches', { product_variant_id: row?.id, kind: 'price' })).status).toBe(200);
  expect((await ask<{ watches: object[] }>('/watches', token)).data.watches).toMatchObject([{ product_variant_id: row?.id }]);
  const [order] = (await ask<{ orders: Order[] }>('/orders/?limit=1&offset=0', token)).data.orders;
  expect(await write('PUT', `/orders/${order?.id}/project`, { project_name: 'Ruko' })).toMatchObject({ data: { project_name: 'Ruko' } });
  const { notifications } = (await ask<{ notifications: Notification[] }>(`/notifications/user/${id}`, token)).data;
  expect(notifications.length).toBeGreaterThan(0);
  expect(notifications.map(({ product }) => product)).toEqual(notifications.map(() => null));
});

test('an order of an earlier version has no link for a receiver until one is made', async () => {
  const { token } = earlierCustomer;
  const { orders, status_counts: counts } = (
    await ask<{ orders: Order[]; status_counts: Record<string, number> }>('/orders/?limit=25&offset=0', token)
  ).data;
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(orders.length);
  const done = orders.find(({ number }) => number === earlierOrders.received);
  const path = `/orders/${done?.id}/receiver-link`;
  expect((await ask(path, token)).data).toEqual({ token: null, received_by: null, received_at: null, photo: null });
  const { data } = await ask<{ token: string }>(path, token, { method: 'POST', body: '{}' });
  expect(await (await fetch(`/api/v1/deliveries/${data.token}`)).json()).toMatchObject({
    data: { number: earlierOrders.received, status: 7 },
  });
});

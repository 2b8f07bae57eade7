import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/api.ts';
import type { Order } from '#contract/orders.ts';
import { deskHeader } from '#contract/staff.ts';
import { events } from '#server/db/schema/events.ts';
import { orders } from '#server/db/schema/orders.ts';
import { callAdmin } from './support/admin.ts';
import { runCommand } from './support/command-line.ts';
import { signInStaff } from './support/desk.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const MINUTE = 60_000;
let now = Date.parse('2026-11-27T02:00:00Z');
let shop: TestShop;
let me: Customer;
let order: Order;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date(now) });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now += MINUTE;
  const [goods = ''] = await addGoods(shop.db, {});
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
  order = await me.place({ [goods]: 1 });
});

const add = (id: string, json: unknown) => callAdmin(shop, 'POST', `orders/${id}/notes`, json);

describe('notes on an order', () => {
  it('name who wrote them, the newest first, and each is audited', async () => {
    const desk = await signInStaff(shop, 'orders');
    expect((await desk.call('GET', `admin/orders/${order.number}/notes`)).data).toEqual({ notes: [] });
    const first = await desk.call('POST', `admin/orders/${order.id}/notes`, { words: '  Telepon setelah jam 5 ', person: 'Orang lain' });
    expect(first).toMatchObject({
      status: 200,
      data: { person: 'Ibu orders', words: 'Telepon setelah jam 5', at: new Date(now).toISOString() },
    });
    now += MINUTE;
    expect((await add(order.number ?? '', { words: 'Sudah ditelepon', person: 'Sari' })).data).toMatchObject({ person: 'Sari' });
    now += MINUTE;
    expect((await add(order.id, { words: 'Baris 1\nBaris 2' })).data).toMatchObject({ person: 'shop', words: 'Baris 1\nBaris 2' });
    const { notes } = (await desk.call('GET', `admin/orders/${order.id}/notes`)).data;
    expect(notes.map(({ person }: { person: string }) => person)).toEqual(['shop', 'Sari', 'Ibu orders']);
    expect(notes[2]).toEqual(first.data);
    const { entries } = (await callAdmin(shop, 'GET', 'audit?path=/notes')).data;
    expect(entries.map(({ person, role, method, path }: Record<string, string>) => [person, role, method, path])).toEqual([
      ['shop', null, 'POST', `/v1/admin/orders/${order.id}/notes`],
      ['Sari', null, 'POST', `/v1/admin/orders/${order.number}/notes`],
      ['Ibu orders', 'orders', 'POST', `/v1/admin/orders/${order.id}/notes`],
    ]);
    expect(entries[2].detail).toContain('Telepon setelah jam 5');
  });

  it('are written once for a key, and of an order in every status', async () => {
    const desk = await signInStaff(shop, 'owner');
    const key = { [deskHeader]: '1', 'Idempotency-Key': 'catatan-sekali' };
    const write = () => desk.call('POST', `admin/orders/${order.id}/notes`, { words: 'Satu kali' }, key);
    const first = await write();
    expect((await write()).data).toEqual(first.data);
    const { data } = await callAdmin(shop, 'GET', `orders/${order.id}/notes`);
    expect(data.notes).toEqual([first.data]);
    expect((await callAdmin(shop, 'GET', `audit?path=${order.id}/notes`)).data.total).toBe(1);
    for (const status of [4, 7, 8]) {
      await shop.db.update(orders).set({ status }).where(eq(orders.id, order.id));
      expect((await add(order.id, { words: `Status ${status}` })).status).toBe(200);
    }
    // A note moves nothing: the history has the order's placing only.
    expect((await callAdmin(shop, 'GET', `orders/${order.id}/history`)).data.total).toBe(1);
  });

  it('are for the roles that see orders, and no customer finds them in any answer', async () => {
    for (const role of ['catalogue', 'content'] as const) {
      const desk = await signInStaff(shop, role);
      expect((await desk.call('GET', `admin/orders/${order.id}/notes`)).status).toBe(403);
      expect((await desk.call('POST', `admin/orders/${order.id}/notes`, { words: 'Boleh?' })).status).toBe(403);
    }
    const secret = 'Pembeli-sulit-77';
    const before = (await me.call('GET', `/notifications/user/${me.buyer.customerId}`)).body;
    const heard = await shop.db.select().from(events).where(eq(events.orderId, order.id));
    expect((await add(order.id, { words: secret })).status).toBe(200);
    expect((await me.call('GET', `/notifications/user/${me.buyer.customerId}`)).body).toEqual(before);
    const told: string[] = [];
    for (const { method, path, access } of endpoints) {
      if (method !== 'GET' || !['customer', 'public'].includes(access) || path.endsWith('/stream')) continue;
      const url = path
        .replace(/:(?:userId|customerId)/, me.buyer.customerId)
        .replace(/:id\b/, order.id)
        .replace(/:\w+/g, 'none');
      const text = await (await shop.fetch(`/api${url}`, { headers: me.buyer.headers })).text();
      expect([path, text.includes(secret)]).toEqual([path, false]);
      if (text.includes(order.id)) told.push(path);
    }
    // The answers that tell of the order were among them.
    expect(told).toEqual(expect.arrayContaining(['/v1/orders/:id', '/v1/orders/', '/v1/notifications/user/:userId']));
    expect(await shop.db.select().from(events).where(eq(events.orderId, order.id))).toEqual(heard);
    const own = await shop.fetch(`/api/v1/admin/orders/${order.id}/notes`, { headers: { ...me.buyer.headers, [deskHeader]: '1' } });
    expect(own.status).toBe(401);
  });

  it('are refused by field where they say nothing or too much, and of an order that is not there', async () => {
    const long = (length: number) => ({ words: 'a'.repeat(length) });
    expect((await add(order.id, long(1_000))).status).toBe(200);
    expect(await add(order.id, long(1_001))).toMatchObject({ status: 422, errors: { words: ['too_long'] } });
    for (const words of ['', '  \u200b\n ', undefined]) {
      expect(await add(order.id, { words })).toMatchObject({ status: 422, code: 'validation_failed', errors: { words: ['required'] } });
    }
    expect(await add(order.id, { words: 'Ya', person: 'a'.repeat(81) })).toMatchObject({ status: 422, errors: { person: ['too_long'] } });
    expect((await add('FD-251120-4F7K', { words: 'Ya' })).status).toBe(404);
    expect((await callAdmin(shop, 'GET', 'orders/none/notes')).status).toBe(404);
    const [goods = ''] = await addGoods(shop.db, {});
    await me.setCart({ [goods]: 1 });
    const cart = await me.cart();
    expect(cart?.id).toBeDefined();
    expect((await add(cart?.id ?? '', { words: 'Ya' })).status).toBe(404);
    expect((await callAdmin(shop, 'GET', `orders/${order.id}/notes`)).data.notes).toHaveLength(1);
  });

  it('are written and read by the command line', async () => {
    const admin = (...argv: string[]) => runCommand({ shop, folder: '' }, argv);
    const number = order.number ?? '';
    expect(await admin('notes', number)).toMatchObject({ code: 0, out: 'No notes.\n' });
    expect(await admin('notes', number, '--add', 'Pagar hijau\ndi kiri', '--by', 'Rina')).toMatchObject({ code: 0, error: '' });
    expect((await admin('notes', order.id)).out).toMatch(/WITA, Rina\n {2}Pagar hijau\n {2}di kiri\n/);
    expect(await admin('notes', number, '--add', ' ')).toMatchObject({ code: 2 });
    expect(await admin('notes')).toMatchObject({ code: 2 });
    expect(await admin('notes', number, '--by', 'Rina')).toMatchObject({ code: 2 });
    expect(await admin('notes', number, '--add', 'a'.repeat(1_001))).toMatchObject({ code: 1, error: expect.stringContaining("'words'") });
    expect(await admin('notes', 'FD-251120-4F7K')).toMatchObject({ code: 1 });
  });
});

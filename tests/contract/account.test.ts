import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { pushSubscriptions } from '#server/db/schema/push.ts';
import { quotations } from '#server/db/schema/quotations.ts';
import { letterheadLike, quotationLike } from '../support/quotations.ts';
import { addPerson, chrome, type Device, firefox, signIn } from './support/account.ts';
import { ListDevice, lineOf } from './support/lists.ts';
import { addGoods, Customer } from './support/orders.ts';
import { askReturn, deliver } from './support/returns.ts';
import { createTestShop, type TestShop } from './support/shop.ts';
import { seededAt } from './support/template.ts';

let shop: TestShop;
let clock = seededAt.getTime();
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date(clock) });
});
afterAll(() => shop.close());

const sessionsOf = async (device: Device) => (await device.call('GET', 'sessions')).data.sessions;

describe('devices', () => {
  test('are listed with their names, this one marked, and one that began before names were noted gets its name when it renews', async () => {
    const { email, id } = await addPerson(shop);
    const phone = await signIn(shop, email);
    clock += 60_000;
    const desktop = await signIn(shop, email, firefox);
    // The session that the customer was made with has a token, and neither name nor use.
    expect(await sessionsOf(desktop)).toEqual([
      { id: expect.any(String), device: 'Firefox · Linux', is_current: true, created_at: at(clock), last_used_at: at(clock) },
      {
        id: expect.any(String),
        device: 'Chrome · Android',
        is_current: false,
        created_at: at(clock - 60_000),
        last_used_at: at(clock - 60_000),
      },
      expect.objectContaining({ device: null, is_current: false }),
    ]);
    await shop.db.update(sessions).set({ device: null, lastUsedAt: null }).where(eq(sessions.customerId, id));
    clock += 20 * 60_000;
    const renewed = await shop.fetch('/api/v1/sessions', {
      headers: { Authorization: `Bearer ${phone.tokens.refresh_token}`, 'User-Agent': chrome },
    });
    const own = (await renewed.json()).data.sessions.find((session: { is_current: boolean }) => session.is_current);
    expect(own).toMatchObject({ device: 'Chrome · Android', last_used_at: at(clock) });
  });

  test('are ended one by one or all but this one; the ended one hears 401, gets no more pushes, and another customer’s is unknown', async () => {
    const [person, stranger] = [await addPerson(shop), await addPerson(shop)];
    const [phone, tablet, desktop] = [
      await signIn(shop, person.email),
      await signIn(shop, person.email),
      await signIn(shop, person.email, firefox),
    ];
    const [own] = (await sessionsOf(tablet)).filter((session: { is_current: boolean }) => session.is_current);
    await shop.db.insert(pushSubscriptions).values({
      ...{
        customerId: person.id,
        sessionId: own.id,
        deviceId: 'tablet-of-tests',
        endpoint: 'https://push.example/1',
        p256dh: '-',
        auth: '-',
      },
      ...{ language: 'id' as const, wantsOrders: true, wantsPromotions: true, wantsAnnouncements: true, seenAt: new Date(clock) },
    });
    const thief = await signIn(shop, stranger.email);
    expect((await thief.call('DELETE', `sessions/${own.id}`)).status).toBe(404);
    expect((await thief.call('DELETE', 'sessions')).data).toEqual({ ended: 1 });
    expect((await phone.call('DELETE', 'sessions/nonsense')).status).toBe(404);
    expect((await tablet.call('GET', 'auth/user')).status).toBe(200);

    expect((await phone.call('DELETE', `sessions/${own.id}`)).status).toBe(200);
    expect(await tablet.call('GET', 'auth/user')).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await tablet.call('GET', 'auth/user', undefined, tablet.tokens.refresh_token)).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    expect(await shop.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.sessionId, own.id))).toEqual([]);
    expect((await phone.call('DELETE', `sessions/${own.id}`)).status).toBe(404);

    // The desktop, and the session that the customer was made with.
    expect((await phone.call('DELETE', 'sessions')).data).toEqual({ ended: 2 });
    expect((await desktop.call('GET', 'auth/user')).status).toBe(401);
    expect((await sessionsOf(phone)).map((session: { is_current: boolean }) => session.is_current)).toEqual([true]);
  });

  test('are nothing for a guest', async () => {
    for (const [method, url] of [
      ['GET', 'sessions'],
      ['DELETE', 'sessions'],
      ['GET', 'account/export'],
      ['POST', 'account/deletion'],
    ] as const) {
      const answer = await shop.fetch(`/api/v1/${url}`, { method, ...(method === 'POST' ? { json: {} } : {}) });
      expect([url, answer.status]).toEqual([url, 401]);
    }
  });
});

const at = (moment: number) => new Date(moment).toISOString();

describe('the file of one’s data', () => {
  test('has everything, and nothing of another customer', async () => {
    const [person, other] = [await addPerson(shop), await addPerson(shop)];
    const customer = new Customer(shop, person.buyer);
    const [cement = '', sand = ''] = await addGoods(shop.db, { price: 60_000 }, { price: 5_000 });
    const numbers: (string | null)[] = [];
    // More than the page of fifty that is read at a time.
    for (let made = 0; made < 2; made += 1) numbers.push((await customer.place({ [cement]: 2 })).number);
    await shop.db.execute(sql`insert into notifications (id, customer_id, type, message, created_at)
      select gen_random_uuid(), ${person.id}, 3, '{"id":"Kabar","en":"News"}', now() from generate_series(1, 120)`);
    const [first] = await shop.db.select().from(orders).where(eq(orders.customerId, person.id));
    await deliver(shop, first?.id ?? '', new Date(clock));
    const received = await customer.order(first?.id ?? '');
    const line = received.order_items[0]?.id ?? '';
    const review = new FormData();
    for (const [name, value] of Object.entries({ order_item_id: line, rating: '5', text: 'Bagus sekali' })) review.set(name, value);
    expect((await shop.fetch('/api/v1/reviews', { method: 'POST', headers: person.buyer.headers, body: review })).status).toBe(200);
    const asked = await askReturn(customer, received.id, {
      lines: `${line}:1`,
      reason: 'unwanted',
    });
    expect(asked.status).toBe(200);
    await customer.fill({ [sand]: 3 });
    await new Customer(shop, other.buyer).place({ [cement]: 1 });

    await new ListDevice(shop, person.buyer, 'phone').add({ name: 'Ruko', lines: [lineOf({ text: 'paku' })] });
    expect((await customer.call('PUT', '/watches', { product_variant_id: cement, kind: 'price', price: 59_000 })).status).toBe(200);
    const paper = quotationLike();
    const device = new ListDevice(shop, person.buyer, 'papers');
    expect((await device.call('PUT', `/quotations/${paper.id}`, paper)).status).toBe(200);
    // More than are read at a time.
    const papers = [paper, ...Array.from({ length: 24 }, () => quotationLike())];
    const rows = papers.slice(1).map(document => ({ id: document.id, customerId: person.id, document }));
    await shop.db.insert(quotations).values(rows);
    expect((await device.call('PUT', '/letterhead', letterheadLike())).status).toBe(200);
    const answer = await shop.fetch('/api/v1/account/export?lang=en', { headers: person.buyer.headers });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'private, no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/);
    const text = await answer.text();
    const data = JSON.parse(text);
    expect(Object.keys(data)).toEqual([
      ...[
        'about',
        'profile',
        'addresses',
        'orders',
        'invoices',
        'returns',
        'cart',
        'lists',
        'watches',
        'quotations',
        'letterhead',
        'reviews',
        'notifications',
        'sessions',
        'push_devices',
      ],
    ]);
    expect(data.profile).toMatchObject({ name: person.name, email: person.email, phone: person.phone, has_password: true, providers: [] });
    expect(data.addresses).toEqual([
      expect.objectContaining({ id: person.buyer.addressId, full_address: 'Jalan Perintis Kemerdekaan No. 1' }),
    ]);
    expect(data.orders.map(({ number }: { number: string }) => number).sort()).toEqual(numbers.sort());
    const done = data.orders.find(({ status }: { status: string }) => status === 'done');
    expect(done.lines).toEqual([expect.objectContaining({ product: 'Thing 1', variant: 'plain', quantity: 2, price: 60_000 })]);
    expect(done.history.map(({ status }: { status: number }) => status)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(data.invoices).toEqual([expect.objectContaining({ number: done.invoice_number, order_number: done.number, total: done.total })]);
    expect(data.returns).toEqual([expect.objectContaining({ order_number: done.number, reason: 'unwanted' })]);
    expect(data.lists).toEqual([
      expect.objectContaining({ name: 'Ruko', lines: [expect.objectContaining({ text: 'paku', quantity: 2 })] }),
    ]);
    expect(data.watches).toEqual([
      expect.objectContaining({ kind: 'price', price: 59_000, product: expect.objectContaining({ name: 'Thing 1' }) }),
    ]);
    const byId = [...papers].sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(data.quotations).toEqual(byId.map(({ goods: _goods, ...kept }) => kept));
    expect(data.letterhead).toEqual(letterheadLike());
    expect(data.cart.lines).toEqual([expect.objectContaining({ product: 'Thing 2', quantity: 3 })]);
    expect(data.reviews).toEqual([expect.objectContaining({ text: 'Bagus sekali', rating: 5 })]);
    expect(data.notifications.length).toBeGreaterThan(120);
    expect(new Set(data.notifications.map(({ id }: { id: string }) => id)).size).toBe(data.notifications.length);
    expect(data.sessions).toEqual([expect.objectContaining({ is_current: true })]);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(other.id);
  });

  test('is packed where the browser takes that, and given five times an hour', async () => {
    const { buyer } = await addPerson(shop);
    const headers = { ...buyer.headers, 'Accept-Encoding': 'gzip, br' };
    const packed = await shop.fetch('/api/v1/account/export', { headers });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).json()).toMatchObject({ cart: null, orders: [], about: { language: 'id' } });
    const limited = await createTestShop({ seed: 'small', env: { RATE_LIMITS: 'on' } });
    try {
      const { headers: own } = await limited.login();
      const statuses: number[] = [];
      for (let asked = 0; asked < 6; asked += 1) statuses.push((await limited.fetch('/api/v1/account/export', { headers: own })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

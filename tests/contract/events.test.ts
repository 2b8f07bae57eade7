import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { envelope } from '#contract/endpoint.ts';
import { eventsEndpoint } from '#contract/events.ts';
import { createApp } from '#server/app.ts';
import { forgetOldEvents, publish } from '#server/modules/events/service.ts';
import { follow } from '#tests/support/event-stream.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { asAdmin } from './support/receipts.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let other: Customer;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [mine, theirs] = await addBuyers(shop.db, 2);
  if (mine === undefined || theirs === undefined) throw new Error('no buyers');
  me = new Customer(shop, mine);
  other = new Customer(shop, theirs);
});

const ask = (who: Customer, query = '', headers = {}) =>
  shop.fetch(`/api/v1/events${query}`, { headers: { ...who.buyer.headers, ...headers } });
const changes = async (who: Customer, after: number) =>
  v.parse(envelope(eventsEndpoint.answer), await (await ask(who, `?after=${after}`)).json()).data;
const open = async (who: Customer, query = '', headers = {}) =>
  follow(await shop.fetch(`/api/v1/events/stream${query}`, { headers: { ...who.buyer.headers, ...headers } }));
const happen = (who: Customer, count = 1) =>
  shop.db.transaction(tx =>
    publish(tx, ...Array.from({ length: count }, () => ({ customerId: who.buyer.customerId, kind: 'cart' as const }))),
  );
const cursors = (events: readonly { cursor: number }[]) => events.map(event => event.cursor);
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('events of a customer', () => {
  it('is one event each: cart, order, receipt, news and reading, with the key of the own write', async () => {
    const [variant = ''] = await addGoods(shop.db, {});
    const keys = [randomUUID(), randomUUID()];
    await me.setCart({ [variant]: 2 }, undefined, keys[0]);
    await me.setCart({ [variant]: 2 });
    const cart = await me.cart();
    if (cart === null) throw new Error('no cart');
    expect((await me.checkout(cart, {}, keys[1])).status).toBe(200);
    const { body } = await asAdmin(shop, `${cart.id}/validation`);
    const { number } = v.parse(v.object({ number: v.string() }), body.data);
    await me.call('POST', '/notifications/read', { ids: [] });
    await me.call('POST', '/notifications/read', { ids: [] });
    await shop.fetch('/api/v1/admin/notifications', {
      method: 'POST',
      headers: { [adminKeyHeader]: testAdminKey },
      json: { type: 2, message: { id: 'Promo', en: 'Offer' }, customer_email: `${me.buyer.customerId}@example.test` },
    });
    const { events, cursor, has_more } = await changes(me, 0);
    expect(events).toMatchObject([
      { cursor: 1, kind: 'cart', origin: keys[0] },
      { cursor: 2, kind: 'notification', origin: keys[1], order_id: cart.id, status: 2, notification_type: 1 },
      { cursor: 3, kind: 'notification', origin: null, order_id: cart.id, order_number: number, status: 3 },
      { cursor: 4, kind: 'read' },
      { cursor: 5, kind: 'notification', order_id: null, status: null, notification_type: 2 },
    ]);
    expect({ cursor, has_more }).toEqual({ cursor: 5, has_more: false });
    expect(await changes(other, 0)).toEqual({ events: [], cursor: 0, has_more: false, is_reset: false });
  });

  it('leaves no event behind where it was refused', async () => {
    const [variant = ''] = await addGoods(shop.db, { stock: 1 });
    const cart = await me.fill({ [variant]: 2 });
    expect((await me.checkout(cart)).status).toBe(409);
    expect(cursors((await changes(me, 0)).events)).toEqual([1]);
  });
});

describe('questions by cursor', () => {
  it('are answered page by page without gap or double, and 304 where nothing came', async () => {
    await happen(me, 230);
    const seen: number[] = [];
    for (let after = 0; ; ) {
      const page = await changes(me, after);
      seen.push(...cursors(page.events));
      after = page.cursor;
      if (!page.has_more) break;
    }
    expect(seen).toEqual(from(1, 230));
    const quiet = await ask(me, '?after=230');
    const tag = quiet.headers.get('etag') ?? '';
    expect((await ask(me, '?after=230', { 'If-None-Match': tag })).status).toBe(304);
    expect(quiet.headers.get('cache-control')).toBe('private, no-store');
    await happen(me);
    expect((await ask(me, '?after=230', { 'If-None-Match': tag })).status).toBe(200);
  });

  it('that know more than the shop, or what it has forgotten, are told to read anew', async () => {
    await happen(me, 2);
    expect(await changes(me, 9)).toMatchObject({ events: [], cursor: 2, is_reset: true });
    await forgetOldEvents(shop.db, new Date(Date.now() + 40 * 86_400_000));
    expect(await changes(me, 1)).toMatchObject({ events: [], cursor: 2, is_reset: true });
    expect(await changes(me, 2)).toMatchObject({ is_reset: false });
    await happen(me);
    expect(cursors((await changes(me, 2)).events)).toEqual([3]);
  });

  it('need a customer', async () => {
    expect((await shop.fetch('/api/v1/events')).status).toBe(401);
    expect((await shop.fetch('/api/v1/events/stream')).status).toBe(401);
  });
});

describe('a stream', () => {
  it('begins where it was left, by query or Last-Event-ID, and goes on without gap or double', async () => {
    await happen(me, 5);
    const now = await open(me);
    expect(now).toMatchObject({ start: 5, events: [] });
    const later = await open(me, '?after=2');
    const header = await open(me, '', { 'Last-Event-ID': '4' });
    const stranger = await open(other);
    await Promise.all(Array.from({ length: 20 }, () => happen(me)));
    await vi.waitFor(() => expect(cursors(now.events)).toEqual(from(6, 25)), 15_000);
    await vi.waitFor(() => expect(cursors(later.events)).toEqual(from(3, 25)), 15_000);
    await vi.waitFor(() => expect(cursors(header.events)).toEqual(from(5, 25)), 15_000);
    await later.stop();
    await happen(me, 3);
    const again = await open(me, `?after=${later.events.at(-1)?.cursor}`);
    await vi.waitFor(() => expect(cursors(again.events)).toEqual(from(26, 28)), 15_000);
    expect(stranger.events).toEqual([]);
    expect(now.headers.get('content-type')).toMatch('text/event-stream');
    expect(now.headers.get('content-encoding')).toBeNull();
    await Promise.all([now, header, stranger, again].map(each => each.stop()));
  });

  it('starts with a reset where the cursor makes no sense', async () => {
    await happen(me, 3);
    const ahead = await open(me, '?after=7');
    expect(ahead.messages[0]).toMatchObject({ name: 'start', data: { cursor: 3, is_reset: true } });
    await ahead.stop();
  });

  it('is one of five hundred, and what happens reaches the right ones only', async () => {
    const people = (await addBuyers(shop.db, 100)).map(buyer => new Customer(shop, buyer));
    const streams = await Promise.all(
      people.flatMap(person => Array.from({ length: 5 }, async () => ({ person, stream: await open(person) }))),
    );
    const lucky = new Set(people.filter((_, index) => index % 10 === 3));
    for (const person of lucky) await happen(person, 2);
    const of = (isLucky: boolean) =>
      streams.filter(({ person }) => lucky.has(person) === isLucky).map(({ stream }) => cursors(stream.events));
    await vi.waitFor(() => expect(of(true)).toEqual(Array.from({ length: 50 }, () => [1, 2])), 10_000);
    expect(of(false)).toEqual(Array.from({ length: 450 }, () => []));
    await Promise.all(streams.map(({ stream }) => stream.stop()));
  });

  it('is one of ten at most', async () => {
    const open10 = await Promise.all(Array.from({ length: 10 }, () => open(me)));
    expect((await open(me)).status).toBe(429);
    await open10[0]?.stop();
    const next = await open(me);
    expect(next.status).toBe(200);
    await Promise.all([...open10, next].map(each => each.stop()));
  });

  it('ends politely where the process stops', async () => {
    const stopping = new AbortController();
    const app = createApp({ ...shop.deps, stopping: stopping.signal });
    const request = () => new Request('http://127.0.0.1:3000/api/v1/events/stream', { headers: me.buyer.headers });
    const stream = await follow(await app.fetch(request()));
    stopping.abort();
    await stream.ended;
    expect(stream.messages.at(-1)).toEqual({ name: 'end', data: { reason: 'closing' } });
    expect((await app.fetch(request())).status).toBe(503);
  });
});

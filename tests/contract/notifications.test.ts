import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { envelope } from '#contract/endpoint.ts';
import { notificationsEndpoint } from '#contract/notifications.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { createTestShop, type SignedIn, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  me = await shop.login();
  other = await shop.login('budi@fondasi.test');
});
afterAll(() => shop.close());

async function list(query = '', who = me) {
  const answer = await shop.fetch(`/api/v1/notifications/user/${who.customerId}${query}`, { headers: who.headers });
  return v.parse(envelope(notificationsEndpoint.answer), await answer.json()).data;
}

const read = (ids: readonly string[], who = me) =>
  shop.fetch('/api/v1/notifications/read', { method: 'POST', json: { ids }, headers: who.headers });

test('notifications are listed newest first, by type, and read one by one or all', async () => {
  const at = (minute: number) => new Date(Date.UTC(2025, 10, 21, 8, minute));
  const message = { id: 'Promo cat', en: 'Paint offer' };
  const ids: string[] = [];
  for (const minute of [1, 2, 3]) {
    ids.push(await notify(shop.db, { customerId: me.customerId, type: 1, statusProgress: minute, orderId: null, at: at(minute) }));
  }
  ids.push(await notify(shop.db, { customerId: me.customerId, type: 2, statusProgress: null, orderId: null, message, at: at(4) }));
  await notify(shop.db, { customerId: other.customerId, type: 3, statusProgress: null, orderId: null, message });

  const all = await list();
  expect(all).toMatchObject({ total: 4, unread: 4 });
  expect(all.notifications.map(({ id }) => id)).toEqual([...ids].reverse());
  expect(all.notifications[0]).toMatchObject({ type: 2, message: 'Promo cat', status_progress: null, created_at: at(4).toISOString() });
  expect((await list('?lang=en')).notifications[0]?.message).toBe('Paint offer');
  expect(await list('?type=1&limit=2&offset=2')).toMatchObject({ total: 3, unread: 4, notifications: [{ id: ids[0] }] });

  expect((await read([ids[0] ?? '', 'x', '00000000-0000-7000-8000-000000000000'])).status).toBe(200);
  expect(await list()).toMatchObject({ unread: 3 });
  const [, , , oldest] = (await list()).notifications;
  expect(oldest?.read_at).not.toBeNull();
  await read([ids[1] ?? ''], other);
  expect(await list()).toMatchObject({ unread: 3 });
  expect((await read([])).status).toBe(200);
  expect(await list()).toMatchObject({ total: 4, unread: 0 });
  expect((await list()).notifications[3]?.read_at).toBe(oldest?.read_at);
  expect(await list('', other)).toMatchObject({ total: 1, unread: 1 });
});

test("others' notifications don't exist", async () => {
  const url = `/api/v1/notifications/user/${other.customerId}`;
  expect((await shop.fetch(url, { headers: me.headers })).status).toBe(404);
  expect((await shop.fetch(url)).status).toBe(401);
  expect((await shop.fetch('/api/v1/notifications/read', { method: 'POST', json: { ids: [] } })).status).toBe(401);
});

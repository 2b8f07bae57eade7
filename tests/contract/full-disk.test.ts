import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { startClock } from '#server/clock.ts';
import { appClient } from './support/app-client.ts';
import { appOutbox } from './support/app-outbox.ts';
import { addBuyers, addGoods, type Buyer, Customer } from './support/orders.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

/** How full the disk is. */
const disk = { short: false, usedUp: false };
let shop: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await createTestShop({
    seed: 'small',
    env: { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret' },
    disk: { isShort: () => disk.short, isUsedUp: () => disk.usedUp, wasRefused: () => undefined },
  });
  [buyer = buyer] = await addBuyers(shop.db, 1);
});
afterAll(() => shop.close());
beforeEach(() => {
  Object.assign(disk, { short: false, usedUp: false });
});

const isWrite = ({ method, isRead }: Endpoint) => method !== 'GET' && isRead !== true;

test.each(endpoints.filter(isWrite).map(({ method, path }) => [method, path]))(
  '%s %s is answered with 503 while the disk is full',
  async (method, path) => {
    disk.short = true;
    const headers = { ...buyer.headers, 'X-Admin-Key': testAdminKey, 'Idempotency-Key': crypto.randomUUID() };
    const answer = await shop.fetch(`/api${path.replace(/:\w+/g, 'x')}`, { method, headers, json: {} });
    expect(await answer.json()).toMatchObject({ status: 503, code: 'storage_full' });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0, answer.headers.get('x-shop')]).toEqual([503, true, '1']);
  },
);

test('reads go on, health says how things are, and writes do at once when there is room', async () => {
  const [variant = ''] = await addGoods(shop.db, {});
  const me = new Customer(shop, buyer);
  disk.short = true;
  for (const path of [
    '/orders/',
    '/products',
    '/categories',
    `/addresses/customer/${buyer.customerId}`,
    '/auth/user',
    `/notifications/user/${buyer.customerId}`,
  ]) {
    expect([path, (await me.call('GET', path)).status]).toEqual([path, 200]);
  }
  const questions = endpoints.filter(({ isRead }) => isRead);
  expect(questions.map(({ path }) => path)).toEqual(['/v1/list-goods']);
  for (const path of ['/list-goods', '/list-goods/']) {
    const answer = await me.call('POST', path, { items: [{ product_variant_id: variant }] });
    expect([path, answer.status, answer.body.data]).toEqual([path, 200, expect.objectContaining({ goods: [expect.anything()] })]);
  }
  expect(await (await shop.fetch('/api/health')).json()).toEqual({ status: 200, data: { status: 'read_only' } });
  const key = crypto.randomUUID();
  expect((await me.setCart({ [variant]: 1 }, undefined, key)).status).toBe(503);
  disk.short = false;
  expect((await me.setCart({ [variant]: 1 }, undefined, key)).status).toBe(200);
  expect(await (await shop.fetch('/api/health')).json()).toEqual({ status: 200, data: { status: 'ok' } });
});

test('a session is renewed while the disk is full, and keeps its token for later once nothing may be written', async () => {
  const { refreshToken } = await shop.login();
  const renew = () => shop.fetch('/api/v1/auth/user', { headers: { Authorization: `Bearer ${refreshToken}` } });
  Object.assign(disk, { short: true, usedUp: true });
  const refused = await renew();
  expect([refused.status, (await refused.json()).code, refused.headers.get('x-refresh-token')]).toEqual([503, 'storage_full', null]);
  disk.usedUp = false;
  const renewed = await renew();
  expect([renewed.status, renewed.headers.has('x-refresh-token')]).toEqual([200, true]);
});

test('a sign-in with Google comes back to the login at once, which says why', async () => {
  disk.short = true;
  const answer = await shop.fetch('/api/v1/sign-in/google/start?redirect=%2Fcart');
  const url = new URL(answer.headers.get('location') ?? '', 'http://127.0.0.1:3000');
  expect([url.pathname, new URLSearchParams(url.hash.slice(1)).get('problem')]).toEqual(['/login', 'storage_full']);
});

test("a phone's edits wait in its outbox, are not set aside, and go once there is room", async () => {
  const { token, customerId: userId } = await shop.login();
  const { api, queryClient } = appClient(shop, token);
  const outbox = appOutbox(api, queryClient, userId);
  disk.short = true;
  const sent = await outbox.deliver({ kind: 'notification.read', userId, ids: [crypto.randomUUID()] });
  expect(sent.state).toBe('queued');
  expect(outbox.view.get().entries).toMatchObject([{ state: 'waiting', attempts: 1, refusal: null }]);
  disk.short = false;
  await expect
    .poll(async () => {
      await outbox.retry(sent.id);
      return outbox.view.get().entries;
    })
    .toEqual([]);
});

test('jobs wait for room', async () => {
  let runs = 0;
  const job = { name: 'a job', every: 1, run: async () => (runs += 1) };
  disk.short = true;
  const asked = vi.fn(() => !disk.short);
  const clock = startClock([job], { log: () => undefined, hasRoom: asked });
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(3));
  expect(runs).toBe(0);
  disk.short = false;
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0));
  await clock.stop();
});

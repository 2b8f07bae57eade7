import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, sessionTokens } from '#server/db/schema/customers.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';
import { seededAt } from './support/template.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shop: TestShop;
let clock = seededAt.getTime();
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date(clock) });
});
afterAll(() => shop.close());

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const me = (token: string) => shop.fetch('/api/v1/auth/user', bearer(token));
const freshOf = (answer: Response) => ({ token: answer.headers.get('x-access-token'), refresh: answer.headers.get('x-refresh-token') });

async function refresh(token: string): Promise<{ token: string; refresh: string }> {
  const answer = await me(token);
  const fresh = freshOf(answer);
  if (answer.status !== 200 || fresh.token === null || fresh.refresh === null) throw new Error(`not refreshed: ${answer.status}`);
  return { token: fresh.token, refresh: fresh.refresh };
}

test('a customer of the seed signs in and is who they are', async () => {
  const demo = await shop.login();
  const answer = await me(demo.token);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(freshOf(answer)).toEqual({ token: null, refresh: null });
  expect(await answer.json()).toEqual({
    status: 200,
    data: {
      id: demo.customerId,
      name: 'Maria Latuconsina',
      email: 'demo@fondasi.test',
      phone: '+6281234567001',
      gender: 'female',
      company: '',
      tax_number: '',
      customer: { id: demo.customerId, image_url: null },
      has_password: true,
    },
  });
});

test('tokens are not in the database', async () => {
  const demo = await shop.login();
  const stored = JSON.stringify(await shop.db.select().from(sessionTokens));
  expect(stored).toContain('refresh');
  expect(stored).not.toContain(demo.token);
  expect(stored).not.toContain(demo.refreshToken);
});

test('an access token ends after its minutes; the refresh token is served and brings fresh tokens', async () => {
  const demo = await shop.login();
  clock += 15 * MINUTE;
  expect((await me(demo.token)).status).toBe(401);
  const fresh = await refresh(demo.refreshToken);
  expect(fresh.refresh).not.toBe(demo.refreshToken);
  expect((await me(fresh.token)).status).toBe(200);
  const next = await refresh(fresh.refresh);
  expect(new Set([demo.refreshToken, fresh.refresh, next.refresh]).size).toBe(3);
});

test('a refresh whose answer was lost brings the same successor again', async () => {
  const demo = await shop.login();
  const lost = await refresh(demo.refreshToken);
  const again = await refresh(demo.refreshToken);
  expect(again.refresh).toBe(lost.refresh);
  expect(again.token).not.toBe(lost.token);
  expect((await me(lost.token)).status).toBe(200);
});

test('parallel refreshes of one token bring one successor', async () => {
  const demo = await shop.login();
  const all = await Promise.all(Array.from({ length: 8 }, () => refresh(demo.refreshToken)));
  expect(new Set(all.map(fresh => fresh.refresh)).size).toBe(1);
});

test('the old refresh token after its successor was used ends the whole session', async () => {
  const demo = await shop.login();
  const other = await shop.login();
  const second = await refresh(demo.refreshToken);
  const third = await refresh(second.refresh);
  expect((await me(demo.refreshToken)).status).toBe(401);
  for (const token of [demo.token, second.token, second.refresh, third.token, third.refresh]) expect((await me(token)).status).toBe(401);
  expect((await me(other.token)).status).toBe(200);
});

test('a refresh token ends after its days', async () => {
  const demo = await shop.login();
  clock += 60 * DAY;
  expect((await me(demo.refreshToken)).status).toBe(401);
});

test('a write with the refresh token takes effect and carries fresh tokens, also when it is refused', async () => {
  const demo = await shop.login();
  const path = '/api/v1/notifications/read';
  const done = await shop.fetch(path, { method: 'POST', json: { ids: [] }, ...bearer(demo.refreshToken) });
  expect(done.status).toBe(200);
  expect(freshOf(done).refresh).not.toBeNull();
  const refused = await shop.fetch(path, { method: 'POST', json: { ids: 'none' }, ...bearer(demo.refreshToken) });
  expect(refused.status).toBe(422);
  expect(freshOf(refused).refresh).toBe(freshOf(done).refresh);
});

test('tokens on a public answer keep it out of every cache', async () => {
  const demo = await shop.login();
  const plain = await shop.fetch('/api/v1/payment-method');
  expect(plain.headers.get('cache-control')).toContain('public');
  const served = await shop.fetch('/api/v1/payment-method', bearer(demo.refreshToken));
  expect(freshOf(served).token).not.toBeNull();
  expect(served.headers.get('cache-control')).toBe('private, no-store');
});

test('logout ends the session at once, and only that one', async () => {
  const demo = await shop.login();
  const other = await shop.login();
  const answer = await shop.fetch('/api/v1/logout', { method: 'POST', headers: demo.headers });
  expect(answer.status).toBe(200);
  expect((await me(demo.token)).status).toBe(401);
  expect((await me(demo.refreshToken)).status).toBe(401);
  expect((await me(other.token)).status).toBe(200);
});

test.each(['', 'Bearer', 'Bearer nonsense', `Bearer ${'x'.repeat(5_000)}`, 'Basic ZGVtbzpkZW1v'])(
  'with the authorization %j a public call is a guest’s and a customer’s is refused',
  async authorization => {
    const headers = { Authorization: authorization };
    expect((await shop.fetch('/api/v1/payment-method', { headers })).status).toBe(200);
    const refused = await shop.fetch('/api/v1/auth/user', { headers });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ status: 401, code: 'unauthorized', message: 'unauthorized' });
  },
);

test('the admin key opens the admin calls, nothing else does', async () => {
  const demo = await shop.login();
  const path = '/api/v1/admin/orders';
  expect((await shop.fetch(path, { headers: { 'x-admin-key': testAdminKey } })).status).toBe(200);
  expect((await shop.fetch(path, { headers: { 'x-admin-key': `${testAdminKey}x` } })).status).toBe(401);
  expect((await shop.fetch(path, { headers: demo.headers })).status).toBe(401);
  expect((await shop.fetch('/api/v1/auth/user', { headers: { 'x-admin-key': testAdminKey } })).status).toBe(401);
});

describe('guesses of the admin key', () => {
  let clock = 0;
  let limited: TestShop;
  beforeAll(async () => {
    limited = await createTestShop({ seed: 'small', elapsed: () => clock, env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  });
  afterAll(() => limited.close());
  const ask = (key: string, address: string, path = '/api/v1/admin/orders') =>
    limited.fetch(path, { headers: { 'x-admin-key': key, 'X-Forwarded-For': address } });
  const guesses = async (count: number, address: string) => {
    const statuses = await Promise.all(Array.from({ length: count }, async (_, index) => (await ask(`guess ${index}`, address)).status));
    return statuses.filter(status => status !== 429).length;
  };

  test('are refused by address after ten in a quarter of an hour, all at once too, and then any key is', async () => {
    expect(await guesses(30, '203.0.113.1')).toBe(10);
    for (const path of ['/api/v1/admin/orders', '/api/v1/categories']) {
      for (const key of ['guess', testAdminKey]) {
        const refused = await ask(key, '203.0.113.1', path);
        expect(refused.status).toBe(429);
        expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
        expect(refused.headers.get('retry-after')).toBe('900');
      }
    }
    expect((await ask(testAdminKey, '203.0.113.2')).status).toBe(200);
    clock += 15 * 60_000;
    expect((await ask(testAdminKey, '203.0.113.1')).status).toBe(200);
  });

  test('do not soon stop the merchant whose address they come from, whose right key counts for nothing', async () => {
    for (let time = 0; time < 20; time += 1) expect((await ask(testAdminKey, '203.0.113.3')).status).toBe(200);
    expect(await guesses(29, '203.0.113.3')).toBe(29);
    expect((await ask(testAdminKey, '203.0.113.3')).status).toBe(200);
    expect(await guesses(30, '203.0.113.3')).toBe(1);
    expect((await ask(testAdminKey, '203.0.113.3')).status).toBe(429);
  });
});

test('a secret that came with the sign-in ends that session and nothing else, and is not in the database', async () => {
  const signIn = async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'demo@fondasi.test', password: 'Fondasi2025' });
    return (await (await shop.fetch('/api/v1/login', { method: 'POST', headers, body })).json()).data as Record<string, string>;
  };
  const end = (secret: unknown) =>
    shop.fetch('/api/v1/session-ends', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ end_secret: secret }),
    });
  const [one, other] = [await signIn(), await signIn()];
  expect(one.end_secret).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await shop.db.select().from(sessions))).not.toContain(one.end_secret);
  expect((await me(one.end_secret ?? '')).status).toBe(401);
  const answers = [await end(one.end_secret), await end(one.end_secret), await end('nobody’s')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await me(one.token ?? '')).status).toBe(401);
  expect((await me(one.refresh_token ?? '')).status).toBe(401);
  expect((await me(other.token ?? '')).status).toBe(200);
  expect((await end('')).status).toBe(422);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxHeaders } from '#contract/outbox.ts';
import { readConfig } from '#server/config.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const ours = 'https://www.shop.example';
const another = 'https://evil.example';

let shop: TestShop;
let closed: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', env: { ALLOWED_ORIGINS: `${ours}, http://127.0.0.1:4000` } });
  closed = await createTestShop({ seed: 'small' });
});
afterAll(() => Promise.all([shop.close(), closed.close()]));

const ask = (from: string, path = '/api/v1/categories', init: RequestInit = {}, of = shop) =>
  of.fetch(path, { ...init, headers: { Origin: from, ...init.headers } });
const listed = (answer: Response, name: string) => (answer.headers.get(name) ?? '').toLowerCase().split(/,\s*/);

test('a page of an allowed origin may read answers, refusals among them, and the headers that the app reads', async () => {
  for (const [path, status] of [
    ['/api/v1/categories', 200],
    ['/api/health', 200],
    ['/api/v1/auth/user', 401],
    ['/api/v1/nothing', 404],
  ] as const) {
    const answer = await ask(ours, path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin'), path).toBe(ours);
    expect(listed(answer, 'Vary'), path).toContain('origin');
    const read = listed(answer, 'Access-Control-Expose-Headers');
    expect(read).toEqual(
      expect.arrayContaining([
        'date',
        'etag',
        'idempotency-replayed',
        'retry-after',
        'x-request-id',
        'x-shop',
        'x-access-token',
        'x-refresh-token',
      ]),
    );
  }
});

test('a preflight allows what the app sends for two hours, and no cookies', async () => {
  const asked = { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'authorization,idempotency-key' };
  const answer = await ask(ours, '/api/v1/orders/1', { method: 'OPTIONS', headers: asked });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(ours);
  expect(listed(answer, 'Access-Control-Allow-Methods')).toEqual(expect.arrayContaining(['get', 'post', 'put', 'delete']));
  const sent = ['authorization', 'content-type', 'idempotency-key', 'if-none-match', ...Object.values(outboxHeaders)];
  expect(listed(answer, 'Access-Control-Allow-Headers')).toEqual(expect.arrayContaining(sent.map(name => name.toLowerCase())));
  expect(answer.headers.get('Access-Control-Max-Age')).toBe('7200');
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
});

test('a page of another origin is allowed nothing, nor is any page where no origin is named', async () => {
  for (const [from, of] of [
    [another, shop],
    [`${ours}.evil.example`, shop],
    ['null', shop],
    [ours, closed],
  ] as const) {
    const asked = { 'Access-Control-Request-Method': 'POST' };
    for (const answer of [
      await ask(from, '/api/v1/categories', {}, of),
      await ask(from, '/api/v1/login', { method: 'OPTIONS', headers: asked }, of),
    ])
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});

test('files may be shown by pages of other origins, answers and the photos of a shop without such origins may not', async () => {
  const { data } = await (await shop.fetch('/api/v1/categories')).json();
  const picture: string = data.categories[0].image_url;
  expect(picture).toMatch(/^\/media\//);
  const shown = await ask(ours, picture);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(listed(shown, 'Timing-Allow-Origin')).toEqual([ours, 'http://127.0.0.1:4000']);
  // A picture that a page's tag has brought without an origin must not answer the worker, which asks with one, from the browser's cache.
  expect(listed(await shop.fetch(picture), 'Vary')).toContain('origin');
  const policyOf = async (path: string, of: TestShop) => (await ask(ours, path, {}, of)).headers.get('Cross-Origin-Resource-Policy');
  expect(await policyOf('/uploads/profile/none.webp', shop)).toBe('cross-origin');
  expect(await policyOf('/uploads/profile/none.webp', closed)).toBe('same-origin');
  expect(await policyOf('/api/v1/categories', shop)).toBe('same-origin');
});

test.each([
  '*',
  'shop.example',
  'https://shop.example/path',
  'https://*.shop.example',
  'https://a:b@shop.example',
  'null',
  'ftp://shop.example',
])('as an allowed origin %j is refused by the settings in one sentence', entry =>
  expect(() => readConfig({ ALLOWED_ORIGINS: `${ours}, ${entry}` })).toThrow(
    `ALLOWED_ORIGINS must be origins such as 'https://shop.example', without a path or '*', and not '${entry}'`,
  ),
);

test('allowed origins are read as browsers write them', () => {
  const read = (given: string) => readConfig({ ALLOWED_ORIGINS: given }).allowedOrigins;
  expect(read('')).toEqual([]);
  expect(read('https://Shop.example:443/,http://127.0.0.1:4000')).toEqual(['https://shop.example', 'http://127.0.0.1:4000']);
});

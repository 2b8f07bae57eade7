import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { createApp } from '#server/app.ts';
import { MOST_READS } from '#server/http/read-limit.ts';
import { jobsOf, rareJobsOf } from '#server/jobs.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());

const problem = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

test('says that it serves', async () => {
  const answer = await shop.fetch('/api/health');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 200, data: { status: 'ok' } }]);
});

describe('refusals', () => {
  test('an unknown path below /api is a problem, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await problem(await shop.fetch('/api/v1/nothing', { method }))).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  test('a wrong method is 405 and names the right ones', async () => {
    const answer = await shop.fetch('/api/v1/login', { method: 'DELETE' });
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await problem(answer)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  test('a path with a slash at its end is the same path', async () => {
    for (const path of ['/api/v1/orders', '/api/v1/orders/', '/api/v1/auth/user/']) expect((await shop.fetch(path)).status).toBe(401);
  });

  test('a body is JSON, readable, and of bounded size', async () => {
    const login = (init: RequestInit) => shop.fetch('/api/v1/login', { method: 'POST', ...init });
    const json = { 'Content-Type': 'application/json' };
    expect(await problem(await login({ body: '{"email":', headers: json }))).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await problem(await login({ body: 'a=1', headers: { 'Content-Type': 'text/plain' } }))).toMatchObject({ status: 415 });
    const large = JSON.stringify({ email: 'x'.repeat(256 * 1024), password: '' });
    expect(await problem(await login({ body: large, headers: json }))).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  test('a path with a parameter longer than any id or slug is none', async () => {
    const { headers } = await shop.login();
    const long = 'x'.repeat(201);
    for (const path of ['/products/:id', '/pages/:id', '/articles/:id', '/orders/:id', '/addresses/:id', '/orders/:id/events']) {
      const answer = await shop.fetch(`/api/v1${path.replace(':id', long)}`, { headers });
      expect([path, await problem(answer)]).toMatchObject([path, { status: 404, code: 'not_found', message: 'such path not found' }]);
    }
  });

  test('a value that a database can’t hold is refused, without a server error', async () => {
    const answer = await shop.fetch('/api/v1/login', { method: 'POST', json: { email: 'a\u0000b', password: 'abcdef' } });
    expect(answer.status).toBeLessThan(500);
    const { headers } = await shop.login();
    expect(await problem(await shop.fetch('/api/v1/addresses/not-an-id', { headers }))).toMatchObject({ status: 404 });
    expect((await shop.fetch('/api/v1/products?search=%00')).status).toBeLessThan(500);
    expect((await shop.fetch('/api/v1/products/%E0%A4%A')).status).toBeLessThan(500);
  });

  test('an unexpected error is logged with its request, and its details are not in the answer', async () => {
    await shop.db.execute('alter table payment_methods rename to hidden_methods');
    const answer = await shop.fetch('/api/v1/payment-method');
    await shop.db.execute('alter table hidden_methods rename to payment_methods');
    const { status, code, message, request_id: id, ...rest } = await problem(answer);
    expect([status, code, rest]).toEqual([500, 'internal_error', {}]);
    expect([message, answer.headers.get('x-request-id')]).toEqual([`internal error, request ${id}`, id]);
    expect(shop.lines.at(-1)).toContain(`request ${id} GET /api/v1/payment-method failed`);
    expect(shop.lines.at(-1)).toContain('payment_methods');
  });
});

test('jobs that cancel, remind or delete by the clock wait while the clock is doubted', () => {
  const dump = async () => new Blob();
  const jobs = [...jobsOf(shop.deps, { dump }, () => true), ...rareJobsOf(shop.deps, { dump })];
  // Each of the rare jobs is asked for itself.
  const heedless = [
    'broadcasts',
    'watches',
    'pushes',
    'staff pushes',
    'copies for a backup',
    'jobs by their last run',
    'backup',
    'old limits',
  ];
  expect(jobs.filter(job => job.trustsClock !== true).map(({ name }) => name)).toEqual(heedless);
});

test('reads without a session have a limit an address and kind, far above what people make', async () => {
  let elapsed = 0;
  const limited = createApp({
    ...shop.deps,
    config: { ...shop.deps.config, isRateLimited: true, proxies: 1 },
    elapsed: () => elapsed,
  });
  const read = (path: string, address: string, headers = {}) =>
    limited.fetch(new Request(`http://127.0.0.1:3000${path}`, { headers: { 'X-Forwarded-For': address, ...headers } }));
  for (let count = 0; count < MOST_READS; count += 1) expect((await read('/api/v1/push-key', '10.0.0.1')).status).toBe(200);
  const refused = await read('/api/v1/push-key', '10.0.0.1');
  expect([refused.headers.get('retry-after'), await problem(refused)]).toMatchObject(['10', { status: 429, code: 'rate_limited' }]);
  expect((await read('/api/v1/push-key', '10.0.0.2')).status).toBe(200);
  expect((await read('/api/v1/tags', '10.0.0.1')).status).toBe(200);
  expect((await read('/api/v1/push-key', '10.0.0.1', (await shop.login()).headers)).status).toBe(200);
  elapsed += 10_000;
  expect((await read('/api/v1/push-key', '10.0.0.1')).status).toBe(200);
  // A question that is too long for an address is a read as well.
  const ask = (path: string, headers = {}) => {
    const request = { method: 'POST', body: '{"items":[]}', headers: { 'X-Forwarded-For': '10.0.0.1', ...json, ...headers } };
    return limited.fetch(new Request(`http://127.0.0.1:3000${path}`, request));
  };
  const json = { 'Content-Type': 'application/json' };
  for (let count = 0; count < MOST_READS; count += 1) expect((await ask('/api/v1/list-goods')).status).toBe(200);
  for (const path of ['/api/v1/list-goods', '/api/v1/list-goods/', '/api/v1/list%2Dgoods']) {
    expect([path, (await ask(path)).status]).toEqual([path, 429]);
  }
  expect((await ask('/api/v1/list-goods', (await shop.login()).headers)).status).toBe(200);
});

test('a proxy that the shop was told nothing of is named to the operator, once', async () => {
  const wire = { incoming: { socket: { remoteAddress: '172.18.0.2', remotePort: 1, remoteFamily: 'IPv4' } } };
  for (const path of ['/api/health', '/'])
    await shop.app.fetch(new Request(`http://127.0.0.1:3000${path}`, { headers: { 'X-Forwarded-For': '203.0.113.9' } }), wire);
  expect(shop.lines.filter(line => line.includes('TRUST_PROXY=1'))).toHaveLength(1);
});

describe('answers', () => {
  test('every one carries the security headers', async () => {
    for (const path of ['/api/health', '/api/v1/nothing', '/api/v1/auth/user', '/nothing']) {
      const { headers } = await shop.fetch(path);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types fondasi");
      expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=()');
    }
  });

  test('large JSON is compressed for a client that accepts it', async () => {
    const plain = await shop.fetch('/api/openapi.json');
    const packed = await shop.fetch('/api/openapi.json', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
    const refused = await shop.fetch('/api/openapi.json', { headers: { 'Accept-Encoding': 'br;q=0, identity' } });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  test('a cacheable answer has a tag, and is not sent twice', async () => {
    const first = await shop.fetch('/api/v1/payment-method');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    const second = await shop.fetch('/api/v1/payment-method', { headers: { 'If-None-Match': tag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
    const other = await shop.fetch('/api/v1/payment-method?lang=en', { headers: { 'If-None-Match': tag } });
    expect(other.status).toBe(200);
  });
});

describe('the OpenAPI document', () => {
  test('describes every endpoint of the contract with its access, key and answer', async () => {
    const document = await (await shop.fetch('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(endpoints.length).toBeGreaterThan(25);
    for (const { method, path, access, body, answer, isBinary } of endpoints) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toBeDefined();
      const scheme = { admin: 'adminKey', staff: 'desk', customer: 'bearer', public: 'bearer' }[access];
      expect(operation.security.some((alternative: object) => scheme in alternative)).toBe(true);
      expect(operation.requestBody === undefined).toBe(body === undefined);
      const names = operation.parameters.map((parameter: { name?: string; $ref?: string }) => parameter.name ?? parameter.$ref);
      for (const [, name] of path.matchAll(/:(\w+)/g)) expect(names).toContain(name);
      expect(names.includes('#/components/parameters/idempotencyKey')).toBe(method !== 'GET' && access !== 'public');
      const { content } = operation.responses[200];
      if (isBinary) expect(content).toEqual({ 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } });
      else expect(Object.keys(content['application/json'].schema.properties)).toEqual(['status', 'data']);
      expect(answer).toBeDefined();
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, reference]) => reference ?? '');
    for (const reference of new Set(references)) {
      expect(
        reference.split('/').reduce<Record<string, never> | undefined>((node, key) => node?.[key], document),
        reference,
      ).toBeDefined();
    }
    const operations = Object.values<object>(document.paths)
      .flatMap(Object.values)
      .map(({ operationId }) => operationId);
    expect(new Set(operations).size).toBe(endpoints.length);
  });

  test('every endpoint of the contract is mounted', async () => {
    for (const { method, path } of endpoints) {
      const concrete = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const answer = await shop.fetch(`/api${concrete}`, { method, ...(method === 'GET' ? {} : { json: {} }) });
      const text = await answer.text();
      expect(text, `${method} ${path}`).not.toContain('no such endpoint');
      expect(answer.status, `${method} ${path}`).not.toBe(405);
    }
  });
});

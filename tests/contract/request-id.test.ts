import { rm } from 'node:fs/promises';
import { BlockList } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageMark } from '#contract/worker-messages.ts';
import { createApp } from '#server/app.ts';
import { makeClientFolder } from './support/client-folder.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'none' });
});
afterAll(() => shop.close());

const networks = new BlockList();
networks.addSubnet('10.0.0.0', 8, 'ipv4');
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } });

async function idOf(given: string | null, proxies: number | BlockList, address = '10.1.2.3') {
  const app = createApp({ ...shop.deps, config: { ...shop.deps.config, proxies } });
  const headers = given === null ? {} : { 'X-Request-Id': given };
  const answer = await app.fetch(new Request('http://127.0.0.1:3000/api/health', { headers }), from(address));
  return answer.headers.get('x-request-id');
}

const OWN = /^[0-9a-f]{12}$/;
const given = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a trusted proxy’s id is kept, and any other answer has one of its own', async () => {
  expect(await idOf(given, 1)).toBe(given);
  expect(await idOf(given, networks)).toBe(given);
  const own = [await idOf(null, 1), await idOf(given, 0), await idOf(given, networks, '203.0.113.9')];
  expect(own.filter(id => !OWN.test(id ?? ''))).toEqual([]);
  expect(new Set(own).size).toBe(3);
});

test.each([['short'], ['x'.repeat(65)], ['with blank'], ['"quoted-id"'], ['{"level":"fatal"}']])(
  '%s is no id that a log would take',
  async id => {
    expect(await idOf(id, 1)).toMatch(OWN);
  },
);

test('every kind of answer has it: refusals, errors, files', async () => {
  for (const path of ['/api/v1/nothing', '/api/v1/auth/user', '/api/v1/tags', '/media/nothing', '/nothing.js', '/api/ready'])
    expect((await shop.fetch(path)).headers.get('x-request-id')).toMatch(OWN);
  expect((await shop.fetch('/api/v1/tags', { method: 'DELETE' })).headers.get('x-request-id')).toMatch(OWN);
});

test('what fails for a page has the id of the visitor’s request, in the log and on the answer', async () => {
  const before = shop.lines.length;
  const clientDir = await makeClientFolder();
  const app = createApp(shop.deps, {
    clientDir,
    render: async (_request, api) => {
      const answer = await api(new Request('http://localhost/api/v1/payment-method'));
      return { html: `<p>${(await answer.json()).request_id}`, status: 200 };
    },
  });
  await shop.db.execute('alter table payment_methods rename to hidden_methods');
  const page = await app.fetch(new Request('http://127.0.0.1:3000/articles', { headers: { accept: 'text/html' } }));
  expect([page.status, page.headers.get(pageMark)]).toEqual([200, '1']);
  const id = page.headers.get('x-request-id');
  expect(id).toMatch(OWN);
  await rm(clientDir, { recursive: true });
  expect(await page.text()).toBe(`<p>${id}`);
  const failure = `request ${id} GET /api/v1/payment-method failed: `;
  expect(shop.lines.slice(before).map(line => line.slice(0, failure.length))).toEqual([failure]);
});

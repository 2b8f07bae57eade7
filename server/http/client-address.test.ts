import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const wire = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } } };

async function addressOf(proxies: number, forwarded: string | null, environment: object = wire): Promise<string> {
  const app = new Hono().get('/', http => http.text(clientAddress(http, { proxies })));
  const headers = new Headers(forwarded === null ? {} : { 'X-Forwarded-For': forwarded });
  return (await app.fetch(new Request('http://shop.test/', { headers }), environment)).text();
}

test('is the connection’s, whatever a client claims', async () => {
  expect(await addressOf(0, '203.0.113.9')).toBe('192.0.2.1');
  expect(await addressOf(1, null)).toBe('192.0.2.1');
});

test('is what our own proxy saw last, not what was claimed before it', async () => {
  expect(await addressOf(1, '203.0.113.9, 198.51.100.7')).toBe('198.51.100.7');
});

test('is what the outermost of several proxies saw, or the first entry where a request went round it', async () => {
  const forwarded = '203.0.113.9, 198.51.100.7, 10.0.0.4';
  expect(await addressOf(2, forwarded)).toBe('198.51.100.7');
  expect(await addressOf(3, '198.51.100.7')).toBe('198.51.100.7');
});

test('is a word for requests that were never on a wire', async () => {
  expect(await addressOf(0, null, {})).toBe('in-process');
});

test.each([
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::99', '2001:db8:0:1::/64'],
  ['[2001:DB8:0:1::99]:4711', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:4711', '198.51.100.7'],
])('of %s is %s', async (forwarded, address) => {
  expect(await addressOf(1, forwarded)).toBe(address);
});

import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const wire = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } } };

async function addressOf(isBehindProxy: boolean, forwarded: string | null, environment: object = wire): Promise<string> {
  const app = new Hono().get('/', http => http.text(clientAddress(http, { isBehindProxy })));
  const headers = new Headers(forwarded === null ? {} : { 'X-Forwarded-For': forwarded });
  return (await app.fetch(new Request('http://shop.test/', { headers }), environment)).text();
}

test('is the connection’s, whatever a client claims', async () => {
  expect(await addressOf(false, '203.0.113.9')).toBe('192.0.2.1');
  expect(await addressOf(true, null)).toBe('192.0.2.1');
});

test('is what our own proxy saw last, not what was claimed before it', async () => {
  expect(await addressOf(true, '203.0.113.9, 198.51.100.7')).toBe('198.51.100.7');
});

test('is a word for requests that were never on a wire', async () => {
  expect(await addressOf(false, null, {})).toBe('in-process');
});

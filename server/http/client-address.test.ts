import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const wireFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } });
const wire = wireFrom('192.0.2.1');

async function addressOf(trusted: number | string, forwarded: string | null, environment: object = wire): Promise<string> {
  const proxies = readTrustedProxies(String(trusted));
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

describe('by the networks of the proxies', () => {
  const networks = '10.0.0.0/8, fd00::/8 192.0.2.7';
  const from = (peer: string, forwarded: string | null) => addressOf(networks, forwarded, wireFrom(peer));

  test.each([
    ['the last entry that is no proxy', '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.2.0.1, fd00::1', '198.51.100.7'],
    ['however few or many proxies a request passed', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['whatever a client claims before it, a proxy’s address too', '::ffff:10.0.0.1', '10.9.9.9, 127.0.0.1, 198.51.100.7', '198.51.100.7'],
    ['with ports, brackets and blanks', '192.0.2.7', '198.51.100.7:4711 , [fd00::1]:80,10.0.0.4:80', '198.51.100.7'],
    ['IPv6 as its network', 'fd00::9', '2001:db8:0:1::5, 10.0.0.3', '2001:db8:0:1::/64'],
    ['no address at all counted as it is written', '10.0.0.1', '198.51.100.7, unknown', 'unknown'],
    ['the first of a request that began behind the proxies', '10.0.0.1', '10.0.0.9, 10.0.0.8', '10.0.0.9'],
  ])('is %s', async (_, peer, forwarded, address) => {
    expect(await from(peer, forwarded)).toBe(address);
  });

  test('is the connection’s where it comes from none of them, or names nothing', async () => {
    expect(await from('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
    expect(await from('11.0.0.1', '198.51.100.7, 10.0.0.1')).toBe('11.0.0.1');
    expect(await from('10.0.0.1', null)).toBe('10.0.0.1');
    expect(await from('10.0.0.1', ' , ')).toBe('10.0.0.1');
    expect(await addressOf(networks, '198.51.100.7', {})).toBe('in-process');
  });
});

test.each([
  ['0.0.0.0/0', 'must not trust every address'],
  ['10.0.0.0/8,::/0', 'must not trust every address'],
  ['10.0.0.0/33', "not '10.0.0.0/33'"],
  ['10.0.0/8', "not '10.0.0/8'"],
  ['10.0.0.0/8;fd00::/8', "not '10.0.0.0/8;fd00::/8'"],
  ['fd00::/129', "not 'fd00::/129'"],
  ['fe80::1%eth0', "not 'fe80::1%eth0'"],
  ['proxy.internal', "not 'proxy.internal'"],
  ['11', "not '11'"],
])('%s is refused with what it must be', (text, words) => {
  expect(() => readTrustedProxies(text)).toThrow(words);
});

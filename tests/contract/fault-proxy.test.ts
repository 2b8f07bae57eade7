import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';

let shop: Server;
let proxy: FaultProxy;
let acted: string[];

beforeEach(async () => {
  acted = [];
  shop = createServer((incoming, answer) => {
    let body = '';
    incoming.on('data', chunk => {
      body += String(chunk);
    });
    incoming.on('end', () => {
      acted.push(`${incoming.method} ${incoming.url} ${body}`);
      answer.writeHead(201, { 'content-type': 'text/plain' }).end(`shop: ${body}`);
    });
  });
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await proxy.stop();
  shop.closeAllConnections();
  await new Promise(resolve => shop.close(resolve));
});

const post = (path = '/order', body = 'cement') => fetch(`${proxy.url}${path}`, { method: 'POST', body });

it('passes requests on and remembers them', async () => {
  const answer = await post();
  expect([answer.status, await answer.text()]).toEqual([201, 'shop: cement']);
  expect(acted).toEqual(['POST /order cement']);
  expect(proxy.seen).toMatchObject([{ method: 'POST', path: '/order', fault: 'pass', status: 201 }]);
});

it.each([
  { fault: 'refuse', isDone: false },
  { fault: 'reset-before', isDone: false },
  { fault: 'reset-after', isDone: true },
] as const)('$fault cuts the line; the shop has acted: $isDone', async ({ fault, isDone }) => {
  await proxy.break(fault);
  await expect(post()).rejects.toThrow();
  expect(acted).toHaveLength(isDone ? 1 : 0);
  await proxy.heal();
  expect((await post()).status).toBe(201);
});

it('lets what hung through once the line heals', async () => {
  await proxy.break('hang');
  const waiting = post();
  await expect.poll(() => proxy.seen.length).toBe(1);
  expect(acted).toEqual([]);
  await proxy.heal();
  expect((await waiting).status).toBe(201);
  expect(acted).toEqual(['POST /order cement']);
});

it('answers for the shop', async () => {
  await proxy.break('unavailable');
  expect((await post()).status).toBe(503);
  await proxy.break('captive-portal');
  const portal = await post();
  expect([portal.status, portal.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(acted).toEqual([]);
});

it('breaks the line for some requests, some times', async () => {
  await proxy.break('unavailable', { method: 'POST', path: /^\/order/, times: 1 });
  const statuses = [await post('/other'), await post(), await post()].map(answer => answer.status);
  expect(statuses).toEqual([201, 503, 201]);
});

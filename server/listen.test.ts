import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../tests/support/free-port.ts';
import { type Listener, listen } from './listen.ts';

let listener: Listener;
let port: number;
beforeEach(async () => {
  port = await freePort();
  listener = await listen(({ url }) => new Response(new URL(url).search), { host: '127.0.0.1', port });
});
afterEach(() => listener.close());

function get(path: string): Promise<{ status: number | undefined; mark: unknown; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false }, async answer => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode, mark: answer.headers['x-shop'], text: Buffer.concat(chunks).toString() });
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('a search of 20,000 characters is read, spaces and line breaks and all', async () => {
  const search = `?search=${encodeURIComponent('10 sak semen\n'.repeat(1_540))}`;
  expect(await get(`/products${search}`)).toMatchObject({ status: 200, text: search });
});

test('an address beyond all measure is refused with the mark of the shop and a way on', async () => {
  const { status, mark, text } = await get(`/products?search=${'x'.repeat(200_000)}`);
  expect([status, mark]).toEqual([431, '1']);
  expect(text).toContain('<a href="/">');
});

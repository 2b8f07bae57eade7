import { Agent, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../tests/support/free-port.ts';
import { type Listener, listen } from './listen.ts';

let listener: Listener;
let port: number;
/** Called where '/slow' was asked for; the answer waits for what it resolves with. */
let atSlow: () => Promise<void> = async () => undefined;
beforeEach(async () => {
  port = await freePort();
  const answer = async ({ url }: Request) => {
    if (new URL(url).pathname === '/slow') await atSlow();
    return new Response(new URL(url).search);
  };
  listener = await listen(answer, { host: '127.0.0.1', port });
});
afterEach(() => listener.close());

interface Got {
  readonly status: number | undefined;
  readonly mark: unknown;
  readonly connection: string | undefined;
  readonly text: string;
}

function get(path: string, { method = 'GET', agent = false }: { method?: string; agent?: Agent | false } = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, agent }, async answer => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { 'x-shop': mark, connection } = answer.headers;
      resolve({ status: answer.statusCode, mark, connection, text: Buffer.concat(chunks).toString() });
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

test.each([
  ['GET', 200],
  ['POST', 503],
])(
  'on a connection that was busy when the shop began to close a %s is answered with %i, and the connection ends',
  async (method, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let goOn: () => void = () => undefined;
    const isAsked = new Promise<void>(resolve => {
      atSlow = () => {
        resolve();
        return new Promise(finish => {
          goOn = finish;
        });
      };
    });
    const slow = get('/slow?a', { agent });
    await isAsked;
    const isClosed = listener.close();
    const later = get('/?b', { agent, method });
    goOn();
    expect((await slow).text).toBe('?a');
    expect(await later).toMatchObject({ status, connection: 'close' });
    await isClosed;
  },
);

import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { warnOfProxy } from './proxy-warning.ts';

/** The lines that the operator reads after requests, each with its peer's address and a header. */
async function linesAfter(env: Readonly<Record<string, string>>, requests: readonly (readonly [peer: string | null, header: string])[]) {
  const lines: string[] = [];
  const app = new Hono();
  app.use(warnOfProxy({ config: readConfig(env), log: line => lines.push(line) }));
  app.get('/', http => http.text('here'));
  for (const [peer, header] of requests) {
    const wire = { incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } } };
    const answer = await app.fetch(new Request('http://shop.test/', { headers: { [header]: '203.0.113.9' } }), peer === null ? {} : wire);
    expect(await answer.text()).toBe('here');
  }
  return lines;
}

test.each([
  ['127.0.0.1', 'X-Forwarded-For'],
  ['::ffff:172.18.0.2', 'Forwarded'],
  ['10.1.2.3', 'X-Real-IP'],
  ['fd00::7', 'X-Forwarded-For'],
])('a proxy at %s that sends %s is named once, with what to set', async (peer, header) => {
  const lines = await linesAfter({}, [
    ['192.168.1.9', 'Accept'],
    [peer, header],
    [peer, header],
  ]);
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY=1')]);
  expect(lines[0]).toContain(peer);
});

test('a proxy outside the networks that are trusted is named as well', async () => {
  const lines = await linesAfter({ TRUST_PROXY: '10.0.0.0/8' }, [
    ['10.1.2.3', 'X-Forwarded-For'],
    ['192.168.1.9', 'X-Forwarded-For'],
  ]);
  expect(lines).toEqual([expect.stringMatching(/192\.168\.1\.9 .* does not name its network/)]);
});

test('nothing is said where the shop knows of its proxy, of a stranger’s claim, or of what was never on a wire', async () => {
  expect(await linesAfter({ TRUST_PROXY: '1' }, [['127.0.0.1', 'X-Forwarded-For']])).toEqual([]);
  expect(
    await linesAfter({}, [
      ['198.51.100.7', 'X-Forwarded-For'],
      [null, 'X-Forwarded-For'],
    ]),
  ).toEqual([]);
});

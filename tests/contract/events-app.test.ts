import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApi, type TokenSource } from '#api/client.ts';
import { STREAM_HEARTBEAT } from '#contract/events.ts';
import { createFollower, type Follower } from '#data/events/follower.ts';
import { shopEvents } from '#data/events/source.ts';
import { cursorsOf, publish } from '#server/modules/events/service.ts';
import { createTestShop, type SignedIn, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: SignedIn;
let clock = 0;
/** Faults of the line in streams: it breaks them in the middle of a word, holds them back, or refuses them. */
let fault: 'none' | 'cut' | 'keep' | 'refuse' = 'none';
/** Tokens with which streams were opened. */
let bearers: string[] = [];
/** Statuses with which questions were answered. */
let answers: number[] = [];
let tokens: TokenSource & { saved: number };
let follower: Follower;
let heard: number[] = [];
let resets = 0;
let head = 0;

const heartbeat = ['setInterval', 'clearInterval'] as const;
/** Which clocks are the test's; every other one runs. */
function holdClocks(...names: ('setInterval' | 'clearInterval' | 'setTimeout' | 'clearTimeout')[]): void {
  // Those that are held already would stay the only ones.
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: names });
}
const wait = setTimeout;
/** Lets the app's clocks, which have to be the test's, run twenty times as fast until it is so. */
async function quickly(isSo: () => void): Promise<void> {
  for (let left = 800; ; left -= 1) {
    try {
      isSo();
      break;
    } catch (error) {
      if (left === 0) throw error;
      await vi.advanceTimersByTimeAsync(250);
      await new Promise(resolve => wait(resolve, 12));
    }
  }
}

beforeAll(async () => {
  const started = Date.UTC(2025, 10, 21, 2);
  const env = { ACCESS_TOKEN_MINUTES: '1', RATE_LIMITS: 'off' };
  holdClocks(...heartbeat);
  shop = await createTestShop({ seed: 'small', env, now: () => new Date(started + clock) });
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  me = await shop.login();
  head = (await cursorsOf(shop.db, [me.customerId])).get(me.customerId) ?? 0;
  [fault, bearers, answers, heard, resets] = ['none', [], [], [], 0];
  let held = { access: me.token, refresh: me.refreshToken };
  tokens = {
    saved: 0,
    access: () => held.access,
    refresh: () => held.refresh,
    save: fresh => {
      held = { access: fresh.token, refresh: fresh.refresh_token };
      tokens.saved += 1;
    },
    expire: () => undefined,
    exclusively: run => run(),
  };
  let cursor: number | null = null;
  follower = createFollower({
    source: shopEvents(clientOf()),
    cursor: {
      get: () => cursor,
      set: next => {
        cursor = next;
      },
    },
    onNews: ({ events, isReset }) => {
      heard.push(...events.map(event => event.cursor - head));
      if (isReset) resets += 1;
    },
  });
});
afterEach(() => {
  follower.want(false);
  holdClocks(...heartbeat);
});

/** The app's own client over a line that the test may cut in the middle of a word. */
function clientOf() {
  return createApi({
    baseUrl: 'http://127.0.0.1:3000/api',
    tokens,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const isStream = request.url.includes('/events/stream');
      if (isStream && fault === 'refuse') return new Response('<h1>Not here</h1>', { status: 403 });
      if (isStream && fault === 'keep') {
        return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
      }
      const answer = await shop.app.fetch(request);
      if (!isStream) answers.push(answer.status);
      if (!isStream || !answer.ok) return answer;
      bearers.push(request.headers.get('authorization') ?? '');
      return fault === 'cut' ? new Response(cut(answer.body as ReadableStream<Uint8Array>, bytesOf(bearers.length)), answer) : answer;
    },
  });
}

/** Bytes after which the n-th line breaks: from none at all to a few messages, without an order. */
const bytesOf = (turn: number) => (turn * 397) % 1_201;

function cut(body: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = bytes;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      controller.enqueue(value.subarray(0, left));
      left -= value.length;
      if (left > 0) return;
      await reader.cancel();
      controller.error(new TypeError('the line broke'));
      setTimeout(() => follower.nudge(), 5);
    },
    cancel: () => reader.cancel(),
  });
}

const happen = () => shop.db.transaction(tx => publish(tx, { customerId: me.customerId, kind: 'cart' }));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('lines that break in the middle of messages leave no gap and no double', async () => {
  follower.want(true);
  await vi.waitFor(() => expect(bearers).toHaveLength(1));
  await happen();
  await vi.waitFor(() => expect(heard).toEqual([1]));
  fault = 'cut';
  follower.want(false);
  follower.want(true);
  for (let turn = 2; turn <= 40; turn += 1) await happen();
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(40), 30_000);
  expect(heard).toEqual(upTo(40));
  expect(resets).toBe(0);
  expect(bearers.length).toBeGreaterThan(10);
});

test('a stream ends with its token, and goes on where it was with a renewed one', async () => {
  follower.want(true);
  await vi.waitFor(() => expect(bearers).toHaveLength(1));
  await happen();
  await vi.waitFor(() => expect(heard).toEqual([1]));
  clock += 30_000;
  await vi.advanceTimersByTimeAsync(STREAM_HEARTBEAT);
  await happen();
  await vi.waitFor(() => expect(heard).toEqual([1, 2]));
  expect(bearers).toHaveLength(1);
  clock += 31_000;
  await vi.advanceTimersByTimeAsync(STREAM_HEARTBEAT);
  await happen();
  await vi.waitFor(() => expect(heard).toEqual([1, 2, 3]), 15_000);
  expect(tokens.saved).toBe(1);
  expect(bearers).toHaveLength(2);
  expect(bearers[1]).not.toBe(bearers[0]);
});

test('a stream ends with its session', async () => {
  const answer = await shop.fetch('/api/v1/events/stream', { headers: me.headers });
  await shop.fetch('/api/v1/logout', { method: 'POST', headers: me.headers });
  const text = answer.text();
  await vi.advanceTimersByTimeAsync(STREAM_HEARTBEAT);
  expect(await text).toContain('event: end\ndata: {"reason":"expired"}');
});

const kinds = ['keep', 'refuse'] as const;
test.each(kinds)('where the line can but %s streams, a client follows by questions, which are empty while nothing happens', async kind => {
  holdClocks(...heartbeat, 'setTimeout', 'clearTimeout');
  fault = kind;
  follower.want(true);
  await quickly(() => expect(answers.length).toBeGreaterThanOrEqual(2));
  await happen();
  await quickly(() => expect(heard).toEqual([1]));
  const known = answers.length;
  await quickly(() => expect(answers.length).toBeGreaterThanOrEqual(known + 2));
  expect(answers.slice(-1)).toEqual([304]);
  await happen();
  await happen();
  await quickly(() => expect(heard).toEqual([1, 2, 3]));
  expect(bearers).toEqual([]);
  expect(resets).toBe(0);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { type Line, overLine } from './line.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line that a test cuts; asking the shop takes two seconds where it is silent. */
function world() {
  const state = { isUp: true, isKnown: true, asked: 0, heard: 0 };
  const line: Line = {
    patience: () => 1_500,
    heard: bytes => {
      state.heard += bytes;
    },
    isThere: async () => {
      state.asked += 1;
      if (!state.isUp && state.isKnown) await new Promise(resolve => setTimeout(resolve, 2_000));
      return state.isUp;
    },
  };
  return { state, line };
}

/** An answer that begins after so many milliseconds and sends pieces at a pace; it ends with the last one. */
function answering({ after, pieces = 0, every = 0, size = 0 }: { after: number; pieces?: number; every?: number; size?: number }) {
  return (signal: AbortSignal) =>
    new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => {
        let left = pieces;
        const body = new ReadableStream<Uint8Array>({
          start: controller => {
            signal.addEventListener('abort', () => controller.error(signal.reason));
            const next = () => {
              if (signal.aborted) return;
              if (left === 0) return controller.close();
              left -= 1;
              controller.enqueue(new Uint8Array(size));
              setTimeout(next, every);
            };
            next();
          },
        });
        resolve(new Response(body, { headers: { 'x-mark': 'kept' } }));
      }, after);
    });
}

/** The result of a call, and after how many milliseconds. */
async function outcome(
  send: (signal: AbortSignal) => Promise<Response>,
  line: Line,
  { isRead = true, signal = undefined as AbortSignal | undefined } = {},
) {
  const ended = overLine(send, { line, isRead, signal }).then(
    async response => ({ bytes: (await response.arrayBuffer()).byteLength, mark: response.headers.get('x-mark'), at: Date.now() }),
    error => ({ error: error instanceof AppError ? error.code : error.name, at: Date.now() }),
  );
  await vi.runAllTimersAsync();
  return ended;
}

const never = (signal: AbortSignal) => new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('a read without a byte on a silent line is given up within four seconds', async () => {
  const { state, line } = world();
  state.isUp = false;
  expect(await outcome(never, line)).toEqual({ error: 'network', at: 3_500 });
  expect(state.asked).toBe(1);
});

it('is given up after its own patience where the shop is out of reach already', async () => {
  const { state, line } = world();
  state.isUp = false;
  state.isKnown = false;
  expect(await outcome(never, line)).toEqual({ error: 'network', at: 1_500 });
});

it('waits for a shop that is slow and there', async () => {
  const { state, line } = world();
  expect(await outcome(answering({ after: 9_000, pieces: 1, size: 10 }), line)).toMatchObject({ bytes: 10, mark: 'kept' });
  expect(state.asked).toBeGreaterThan(1);
});

it('lets a list come at 40 kbit/s shared with five others, and does not ask the shop meanwhile', async () => {
  const { state, line } = world();
  const list = { after: 1_400, pieces: 40, every: 600, size: 500 };
  expect(await outcome(answering(list), line)).toMatchObject({ bytes: 20_000, mark: 'kept' });
  expect(state).toMatchObject({ asked: 0, heard: 19_530 });
});

it('gives up an answer that drips, whatever else the line brings', async () => {
  const { line } = world();
  const { error, at } = (await outcome(answering({ after: 100, pieces: 1_000, every: 200, size: 1 }), line)) as {
    error: string;
    at: number;
  };
  expect(error).toBe('timeout');
  expect(at).toBeGreaterThanOrEqual(4_000);
  expect(at).toBeLessThan(6_000);
});

it('gives up an answer that stops in its middle on a line that has died', async () => {
  const { state, line } = world();
  state.isUp = false;
  const stuck = answering({ after: 100, pieces: 2, every: 60_000, size: 2_000 });
  const { error, at } = (await outcome(stuck, line)) as { error: string; at: number };
  expect(error).toBe('network');
  expect(at).toBeLessThanOrEqual(5_000);
});

it('never gives up a write, but has the shop asked', async () => {
  const { state, line } = world();
  state.isUp = false;
  expect(await outcome(answering({ after: 20_000, pieces: 1, size: 5 }), line, { isRead: false })).toMatchObject({ bytes: 5 });
  expect(state.asked).toBeGreaterThan(0);
});

it('ends with its caller', async () => {
  const { line } = world();
  const caller = new AbortController();
  setTimeout(() => caller.abort(), 700);
  expect(await outcome(never, line, { signal: caller.signal })).toEqual({ error: 'AbortError', at: 700 });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { createFollower, type Follower } from './follower.ts';
import type { News } from './source.ts';

const news = (cursor: number): News => ({ events: [], cursor, isReset: false, now: null });

/** A line that the test speaks on. */
interface Line {
  readonly after: number | null;
  say(piece: News | null): Promise<void>;
  end(error?: Error): Promise<void>;
  readonly isOpen: () => boolean;
}

let lines: Line[];
let questions: (number | null)[];
let answer: (after: number | null) => News | null;
let cursor: number | null;
let heard: number[];
let follower: Follower;

/** Lets everything run that waits for no clock. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(0);
}

/** A stream fed by hand, which ends with its signal as a body does that is read no longer. */
async function* stream(after: number | null, signal: AbortSignal): AsyncGenerator<News | null> {
  const queue: (News | null | { readonly error: Error | undefined })[] = [];
  let wake: () => void = () => undefined;
  let isOpen = true;
  const put = (piece: (typeof queue)[number]) => {
    queue.push(piece);
    wake();
    return settle();
  };
  lines.push({ after, say: put, end: error => put({ error }), isOpen: () => isOpen });
  signal.addEventListener('abort', () => wake());
  try {
    while (!signal.aborted) {
      const piece = queue.shift();
      if (piece === undefined) await new Promise<void>(resolve => (wake = resolve));
      else if (piece !== null && 'error' in piece) {
        if (piece.error !== undefined) throw piece.error;
        return;
      } else yield piece;
    }
  } finally {
    isOpen = false;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  questions = [];
  answer = () => null;
  cursor = null;
  heard = [];
  follower = createFollower({
    source: {
      stream,
      ask: async after => {
        questions.push(after);
        return answer(after);
      },
    },
    cursor: {
      get: () => cursor,
      set: next => {
        cursor = next;
      },
    },
    onNews: ({ cursor: at }) => heard.push(at),
    random: () => 1,
  });
});
afterEach(() => {
  follower.want(false);
  vi.useRealTimers();
});

const last = () => {
  const line = lines.at(-1);
  if (line === undefined) throw new Error('no line was opened');
  return line;
};

describe('following by stream', () => {
  it('opens while it is wanted only, and goes on from the last cursor', async () => {
    await settle();
    expect(lines).toHaveLength(0);
    follower.want(true);
    follower.want(true);
    await settle();
    expect(lines.map(line => line.after)).toEqual([null]);
    await last().say(news(4));
    await last().say(news(5));
    follower.want(false);
    await settle();
    expect(last().isOpen()).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(lines).toHaveLength(1);
    follower.want(true);
    await settle();
    expect(lines.map(line => line.after)).toEqual([null, 5]);
    expect(heard).toEqual([4, 5]);
  });

  it('comes back after a line that broke, ever later, and at once when nudged', async () => {
    answer = () => {
      throw new AppError('network', 0);
    };
    follower.want(true);
    const gaps: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      await settle();
      const opened = lines.length;
      const before = Date.now();
      await last().end(new AppError('network', 0));
      while (lines.length === opened) await vi.advanceTimersByTimeAsync(250);
      gaps.push(Date.now() - before);
    }
    expect(gaps).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000]);
    await last().end(new AppError('network', 0));
    follower.nudge();
    await settle();
    expect(lines).toHaveLength(11);
  });

  it('takes silence for the end of the line, but not a comment', async () => {
    follower.want(true);
    await settle();
    await last().say(news(1));
    for (let turn = 0; turn < 8; turn += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      await last().say(null);
    }
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(42_000);
    expect(lines.map(line => line.after)).toEqual([null, 1]);
    expect(questions).toEqual([]);
  });
});

describe('following by questions', () => {
  it('begins where something keeps the stream back, and ends with another stream later', async () => {
    cursor = 7;
    answer = after => (after === 7 ? news(8) : null);
    follower.want(true);
    await vi.advanceTimersByTimeAsync(10_000);
    await settle();
    expect(lines[0]?.isOpen()).toBe(false);
    expect(questions).toEqual([7]);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(questions).toEqual([7, 8]);
    expect(heard).toEqual([8]);
    await vi.advanceTimersByTimeAsync(28 * 25_000 + 2_000);
    expect(lines.map(line => line.after)).toEqual([7, 8]);
    expect(questions).toHaveLength(30);
  });

  it('begins where two streams in a row say nothing though questions are answered, however they end', async () => {
    cursor = 7;
    answer = after => (after === 7 ? news(8) : null);
    follower.want(true);
    await settle();
    await last().end(new AppError('unexpected_answer', 502));
    // The events are known at once, and the stream gets its second chance.
    expect(heard).toEqual([8]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(lines.map(line => line.after)).toEqual([7, 8]);
    await last().end();
    const asked = questions.length;
    await vi.advanceTimersByTimeAsync(100_000);
    expect(lines).toHaveLength(2);
    expect(questions.length).toBe(asked + 4);
  });

  it('does not begin where the line itself comes and goes', async () => {
    follower.want(true);
    for (const isThere of [true, false, true]) {
      answer = () => {
        if (!isThere) throw new AppError('network', 0);
        return null;
      };
      await settle();
      const opened = lines.length;
      await last().end(new AppError('network', 0));
      await vi.advanceTimersByTimeAsync(9_000);
      expect(lines.length, String(isThere)).toBe(opened + 1);
    }
    expect(questions).toHaveLength(3);
  });

  it('begins where there are too many streams', async () => {
    follower.want(true);
    await settle();
    await last().end(new AppError('rate_limited', 429));
    expect(questions).toHaveLength(1);
  });
});

import { STREAM_HEARTBEAT } from '#contract/events.ts';
import { AppError } from '#lib/app-error.ts';
import { pauseAfterFailures, pauseBetweenQuestions } from './pauses.ts';
import type { EventSource, News } from './source.ts';

export interface FollowerOptions {
  readonly source: EventSource;
  /** The cursor to begin with, kept by the caller across visits; null: where things stand now. */
  readonly cursor: { get(): number | null; set(cursor: number): void };
  readonly onNews: (news: News) => void;
  /** From 0 to 1. */
  readonly random?: () => number;
}

export interface Follower {
  /** Follows while wanted; nothing is open or timed otherwise. */
  want(isWanted: boolean): void;
  /** The line may be back: tries again now instead of later. */
  nudge(): void;
}

/** Milliseconds without the first message after which something on the way keeps the stream back. */
const FIRST = 10_000;
/** Milliseconds without a sign of life after which the line is dead. */
const SILENCE = 2.5 * STREAM_HEARTBEAT;
/** Questions until another stream is tried: ten minutes of them. */
const ASKS = 30;
/** Streams in a row that say nothing while a question is answered, after which the way is taken for one that carries none. */
const MOST_MUTE = 2;

/** Follows the shop's changes by cursor: by stream, or by questions where the line carries no stream. */
export function createFollower({ source, cursor, onNews, random = Math.random }: FollowerOptions): Follower {
  let running: AbortController | null = null;
  let wake: () => void = () => undefined;
  let asksLeft = 0;
  let failures = 0;
  let mute = 0;

  function take(news: News | null): void {
    if (news === null) return;
    cursor.set(news.cursor);
    onNews(news);
  }

  /** One stream until it ends. @throws where the line broke or nothing was heard */
  async function followStream(signal: AbortSignal): Promise<void> {
    const line = new AbortController();
    const cut = () => line.abort();
    let isHeard = false;
    signal.addEventListener('abort', cut);
    let timer = setTimeout(() => {
      giveWay();
      cut();
    }, FIRST);
    try {
      for await (const news of source.stream(cursor.get(), line.signal)) {
        clearTimeout(timer);
        if (signal.aborted) return;
        timer = setTimeout(cut, SILENCE);
        isHeard = true;
        failures = 0;
        mute = 0;
        take(news);
      }
      if (line.signal.aborted || !isHeard) throw new AppError('unexpected_answer', 0);
    } catch (error) {
      if (isRefusal(error)) giveWay();
      else if (!isHeard && asksLeft === 0 && !signal.aborted) await compare(signal);
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cut);
    }
  }

  /**
   * Asks at the moment at which a stream said nothing: no answer either means that there is no line, an answer that something on the way
   * (which cuts long answers, or refuses them) may carry no stream.
   * @throws where the question fails as well
   */
  async function compare(signal: AbortSignal): Promise<void> {
    const before = mute;
    mute = 0;
    const news = await source.ask(cursor.get(), signal);
    if (signal.aborted) return;
    take(news);
    mute = before + 1;
    if (mute === MOST_MUTE) giveWay();
  }

  async function askOnce(signal: AbortSignal): Promise<void> {
    asksLeft -= 1;
    const news = await source.ask(cursor.get(), signal);
    if (signal.aborted) return;
    failures = 0;
    take(news);
  }

  function giveWay(): void {
    asksLeft = ASKS;
    mute = 0;
  }

  function pauseAfter(error: unknown): number {
    if (error !== null && asksLeft === ASKS) return 0;
    return error === null && asksLeft > 0 ? pauseBetweenQuestions(random()) : pauseAfterFailures(failures, error, random());
  }

  function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
      wake = end;
    });
  }

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const error = await (asksLeft > 0 ? askOnce(signal) : followStream(signal)).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (signal.aborted) return;
      if (error !== null) failures += 1;
      const milliseconds = pauseAfter(error);
      if (milliseconds > 0) await pause(milliseconds, signal);
    }
  }

  return {
    want(isWanted) {
      if (!isWanted) {
        running?.abort();
        running = null;
      } else if (running === null) {
        running = new AbortController();
        failures = 0;
        void run(running.signal);
      }
    },
    nudge() {
      failures = 0;
      wake();
    },
  };
}

/** There are too many streams already; questions are still welcome. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.status === 429 || error.status === 503);
}

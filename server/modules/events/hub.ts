import { STREAM_HEARTBEAT } from '#contract/events.ts';
import type { Deps } from '#server/deps.ts';
import { most } from '#server/http/customer-limits.ts';
import { Problem } from '#server/http/problem.ts';
import { logText } from '#server/log-text.ts';
import { standingSessions } from '../customers/tokens.ts';
import { cursorsOf, eventsAfter } from './service.ts';
import { EVENTS_CHANNEL } from './store.ts';
import { type EventStream, eventStream } from './stream.ts';

/** Streams of one process at most. */
const MOST = 5_000;
/** Customers looked after at once when many have news: the database has other guests. */
const AT_ONCE = 4;

/** A client that follows the events, from which cursor, until when. */
interface FollowRequest {
  readonly customerId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly after: number | null;
}

interface Follower extends Omit<FollowRequest, 'after'> {
  readonly stream: EventStream;
  cursor: number;
  isReading: boolean;
  isAskedAgain: boolean;
}

/** The open streams of this process. */
export interface EventHub {
  /** @throws Problem 429 rate_limited, 503 unavailable where there are too many */
  follow(request: FollowRequest): Promise<ReadableStream<Uint8Array>>;
  /** How many streams are open. */
  count(): number;
}

/**
 * Makes the hub. The events table is the truth; what is notified only says that it is worth a look, and every heartbeat looks at the
 * heads of all who are here, so that a lost hint delays an event and no more.
 */
export function createEventHub(deps: Pick<Deps, 'db' | 'now' | 'log' | 'listen' | 'stopping' | 'metrics'>): EventHub {
  const { db, now, log, listen, stopping, metrics } = deps;
  const followers = new Map<string, Set<Follower>>();
  let total = 0;
  let timer: NodeJS.Timeout | undefined;
  let isListening = false;

  const all = () => [...followers.values()].flatMap(set => [...set]);
  const failed = (error: unknown) => log(`events could not be read: ${logText(error)}`, 'error');

  function listenOnce(): void {
    if (isListening || listen === undefined) return;
    isListening = true;
    const met = (hint: string) => (hint === '*' ? lookAtAll() : Promise.all([...(followers.get(hint) ?? [])].map(pump)));
    listen(EVENTS_CHANNEL, hint => void met(hint).catch(failed)).then(
      // Events from before the stream was open.
      () => lookAtAll().catch(failed),
      error => {
        isListening = false;
        failed(error);
      },
    );
  }

  function remove(follower: Follower): void {
    const own = followers.get(follower.customerId);
    if (own?.delete(follower) !== true) return;
    total -= 1;
    if (own.size === 0) followers.delete(follower.customerId);
    if (total > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  /** Sends what came after the follower's cursor; one reading at a time, so that order and cursor hold. */
  async function pump(follower: Follower): Promise<void> {
    if (follower.isReading) {
      follower.isAskedAgain = true;
      return;
    }
    follower.isReading = true;
    try {
      do {
        follower.isAskedAgain = false;
        const { events, cursor, has_more, is_reset } = await eventsAfter(db, follower.customerId, follower.cursor);
        if (is_reset) follower.stream.start({ cursor, is_reset, now: now().toISOString() });
        for (const event of events) follower.stream.change(event);
        follower.cursor = cursor;
        if (has_more) follower.isAskedAgain = true;
      } while (follower.isAskedAgain);
    } finally {
      follower.isReading = false;
    }
  }

  async function lookAtAll(): Promise<void> {
    const heads = await cursorsOf(db, [...followers.keys()]);
    const behind = all().filter(follower => heads.get(follower.customerId) !== follower.cursor);
    const worker = async () => {
      for (let next = behind.pop(); next !== undefined; next = behind.pop()) await pump(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  async function tick(): Promise<void> {
    const moment = now();
    const here = all();
    const standing = await standingSessions(
      db,
      here.map(({ sessionId }) => sessionId),
    );
    for (const { stream, sessionId, expiresAt } of here) {
      if (expiresAt <= moment || !standing.has(sessionId)) stream.end('expired');
      else stream.beat();
    }
    await lookAtAll();
  }

  metrics?.streams('customers', () => total);
  stopping?.addEventListener('abort', () => {
    for (const { stream } of all()) stream.end('closing');
  });

  return {
    count: () => total,
    async follow({ after, ...request }) {
      if (total >= MOST || stopping?.aborted) throw new Problem(503, 'unavailable', { retryAfter: 30 });
      const own = followers.get(request.customerId) ?? new Set<Follower>();
      if (own.size >= most.streams) throw new Problem(429, 'rate_limited', { retryAfter: 60 });
      const stream = eventStream(() => remove(follower));
      const follower: Follower = { ...request, stream, cursor: after ?? 0, isReading: true, isAskedAgain: false };
      followers.set(request.customerId, own.add(follower));
      total += 1;
      listenOnce();
      timer ??= setInterval(() => void tick().catch(failed), STREAM_HEARTBEAT).unref();
      try {
        await begin(follower, after);
      } catch (error) {
        remove(follower);
        throw error;
      }
      return stream.body;
    },
  };

  /** The first message says from where it goes on; hints that came meanwhile are met after it. */
  async function begin(follower: Follower, after: number | null): Promise<void> {
    const { cursor, is_reset } = await eventsAfter(db, follower.customerId, after);
    follower.cursor = after === null || is_reset ? cursor : after;
    follower.stream.start({ cursor: follower.cursor, is_reset, now: now().toISOString() });
    follower.isReading = false;
    await pump(follower);
  }
}

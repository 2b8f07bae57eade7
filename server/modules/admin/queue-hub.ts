import { STREAM_HEARTBEAT } from '#contract/events.ts';
import type { Deps } from '#server/deps.ts';
import { most } from '#server/http/customer-limits.ts';
import { Problem } from '#server/http/problem.ts';
import { logText } from '#server/log-text.ts';
import { EVENTS_CHANNEL } from '../events/service.ts';
import { type MessageStream, messageStream } from '../events/stream.ts';
import { readQueues } from '../orders/queues.ts';
import { standingStaffSessions } from '../staff/sessions.ts';

/** Streams of one process at most: a shop has few people. */
const MOST = 500;
/** Milliseconds between two looks at the queues after hints: a busy shop's customers change something many times a second. */
const PAUSE = 1_000;

/** One of the shop's own people who follows the queues. */
interface FollowRequest {
  /** A name for all streams of one member of staff, or of the admin key. */
  readonly owner: string;
  /** The session that the stream ends with; null for the key, which has none. */
  readonly sessionId: string | null;
}

interface Follower extends FollowRequest {
  readonly stream: MessageStream;
  /** The counts that it was sent last, as JSON. */
  told: string;
}

/** The open streams of this process. */
export interface QueueHub {
  /** @throws Problem 429 rate_limited, 503 unavailable where there are too many */
  follow(request: FollowRequest): Promise<ReadableStream<Uint8Array>>;
}

/**
 * Makes the hub. Each message is all counts as they stand, so that it doesn't matter which changes led there: a hint of any change asks
 * for a look, every heartbeat looks without one, and a follower who was told other counts is told these.
 */
export function createQueueHub(deps: Pick<Deps, 'db' | 'now' | 'log' | 'listen' | 'stopping' | 'metrics'>): QueueHub {
  const { db, now, log, listen, stopping, metrics } = deps;
  const followers = new Set<Follower>();
  let heartbeat: NodeJS.Timeout | undefined;
  let asked: NodeJS.Timeout | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();
  let isListening = false;

  const failed = (error: unknown) => log(`queues could not be read: ${logText(error)}`, 'error');

  /** One look after the other: of two at a time the earlier counts could be sent last. */
  function look(): Promise<void> {
    last = last.catch(() => undefined).then(lookNow);
    return last;
  }

  async function lookNow(): Promise<void> {
    lookedAt = performance.now();
    const here = [...followers];
    if (here.length === 0) return;
    const moment = now();
    const standing = await standingStaffSessions(
      db,
      here.flatMap(({ sessionId }) => sessionId ?? []),
      moment,
    );
    const queues = await readQueues(db, moment);
    const told = JSON.stringify(queues);
    for (const follower of here) {
      const { sessionId, stream } = follower;
      if (sessionId !== null && !standing.has(sessionId)) stream.end('expired');
      else if (follower.told !== told) stream.send('queues', queues);
      follower.told = told;
    }
  }

  /** Looks soon, once for all hints that come until then. */
  function ask(): void {
    if (asked !== undefined || followers.size === 0) return;
    const wait = Math.max(0, lookedAt + PAUSE - performance.now());
    asked = setTimeout(() => {
      asked = undefined;
      look().catch(failed);
    }, wait).unref();
  }

  function listenOnce(): void {
    if (isListening || listen === undefined) return;
    isListening = true;
    // What changed before the shop listened is seen by one look more.
    listen(EVENTS_CHANNEL, ask).then(ask, error => {
      isListening = false;
      failed(error);
    });
  }

  function beat(): void {
    for (const { stream } of followers) stream.beat();
    look().catch(failed);
  }

  function remove(follower: Follower): void {
    if (!followers.delete(follower) || followers.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  }

  metrics?.streams('staff', () => followers.size);
  stopping?.addEventListener('abort', () => {
    for (const { stream } of [...followers]) stream.end('closing');
  });

  return {
    async follow(request) {
      if (followers.size >= MOST || stopping?.aborted) throw new Problem(503, 'unavailable', { retryAfter: 30 });
      const own = [...followers].filter(({ owner }) => owner === request.owner);
      if (own.length >= most.streams) throw new Problem(429, 'rate_limited', { retryAfter: 60 });
      const follower: Follower = { ...request, stream: messageStream(() => remove(follower)), told: '' };
      followers.add(follower);
      listenOnce();
      heartbeat ??= setInterval(beat, STREAM_HEARTBEAT).unref();
      try {
        await look();
      } catch (error) {
        remove(follower);
        throw error;
      }
      return follower.stream.body;
    },
  };
}

import { readFileSync } from 'node:fs';
import { notificationType } from '#contract/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { claimDue, type Delivery, deleteEnded, finishDelivery, postponeDelivery, selectDeliveries } from './delivery-store.ts';
import { pushPayload } from './payload.ts';
import { type Message, type Outcome, type Post, poster, TIMEOUT } from './post.ts';
import { deleteEndpoint } from './subscription-store.ts';
import { vapidKeys } from './vapid.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Requests to push services at once. */
const LANES = 32;
/** Deliveries claimed at once. */
const BATCH = 64;
/** Milliseconds for which a claim holds: more than a batch takes in which every request runs into its time-out. */
const LEASE = 45 * SECOND;
/** Milliseconds after which a delivery is given up: nobody wants yesterday's news. */
const LIFE = DAY;
/** Milliseconds that a run lasts at most, so that a process that closes needs not wait for a whole broadcast. */
const RUN = 3 * SECOND;
const KEPT = 7 * DAY;

/** Sends what waits. */
export interface Sender {
  /** One run. @returns how many push services accepted */
  run(): Promise<number>;
}

/**
 * Makes the sender. Any number of processes may send at once: each claims its own deliveries. A delivery that a push service has
 * accepted and that is marked so is never sent again; a process that is killed between the two sends it once more when its claim
 * ends, which the standard can't rule out.
 */
export function createSender(deps: Deps, post: Post = postOf(deps)): Sender {
  const { db, config, now } = deps;

  async function attempt({ id, attempts, createdAt, subscription, isSignedIn, told }: Delivery): Promise<number> {
    if (!isSignedIn) return deleteEndpoint(db, subscription.id, subscription.endpoint).then(() => 0);
    const age = now().getTime() - createdAt.getTime();
    if (age > LIFE) return finishDelivery(db, id, 'given_up').then(() => 0);
    const payload = JSON.stringify(pushPayload(told, subscription.language, config.publicUrl));
    const outcome = await post(subscription, { payload, ...handling(told) });
    if (outcome.status >= 200 && outcome.status < 300) return finishDelivery(db, id, 'sent').then(() => 1);
    if (outcome.status === 404 || outcome.status === 410) await deleteEndpoint(db, subscription.id, subscription.endpoint);
    else if (isFinal(outcome)) {
      deps.log(`push ${id} was refused with ${outcome.status}`);
      await finishDelivery(db, id, 'given_up');
    } else await postponeDelivery(db, id, new Date(now().getTime() + waitAfter(attempts, outcome)));
    return 0;
  }

  async function* claimed(end: number): AsyncGenerator<Delivery, void> {
    while (performance.now() < end) {
      const moment = now();
      const ids = await claimDue(db, { now: moment, until: new Date(moment.getTime() + LEASE), limit: BATCH });
      if (ids.length === 0) return;
      const claimEnds = performance.now() + LEASE - TIMEOUT;
      for (const delivery of await selectDeliveries(db, ids)) {
        // Somebody else may have it by the time its answer comes.
        if (performance.now() < claimEnds) yield delivery;
      }
    }
  }

  return {
    async run() {
      const source = claimed(performance.now() + RUN);
      const lane = async () => {
        let sent = 0;
        for (let next = await source.next(); !next.done; next = await source.next()) sent += await attempt(next.value);
        return sent;
      };
      const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
      let total = 0;
      for (const end of ends) {
        // What a lane had claimed comes again when its claim ends.
        if (end.status === 'rejected') throw end.reason;
        total += end.value;
      }
      return total;
    },
  };
}

/** Forgets deliveries of last week. */
export function sweepDeliveries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  return deleteEnded(db, new Date(now().getTime() - KEPT));
}

function postOf(deps: Deps): Post {
  const { publicUrl, pushCaFile } = deps.config;
  const contact = publicUrl.startsWith('https:') ? publicUrl : `mailto:admin@${new URL(publicUrl).hostname}`;
  return poster({ keys: vapidKeys(deps), contact, ca: pushCaFile === null ? null : readFileSync(pushCaFile, 'utf8') });
}

function handling({ type, orderId }: Delivery['told']): Omit<Message, 'payload'> {
  const isOrder = type === notificationType.order;
  return { ttl: LIFE / SECOND, urgency: isOrder ? 'high' : 'normal', topic: isOrder ? (orderId?.replaceAll('-', '') ?? null) : null };
}

/** A refusal that asking again does not change. Time-outs, limits, and a service that is down are none. */
function isFinal({ status }: Outcome): boolean {
  return status >= 300 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

/** Milliseconds to the next attempt: what the service asks for, else doubled from 2 s to 15 min with half of it at random. */
export function waitAfter(attempts: number, { retryAfter }: Outcome, random: () => number = Math.random): number {
  const backoff = Math.min(2 * SECOND * 2 ** Math.max(0, attempts - 1), HOUR / 4);
  const wait = retryAfter === null ? backoff : Math.min(retryAfter, HOUR);
  return Math.round(wait * (retryAfter === null ? 0.5 + random() / 2 : 1 + random() / 10));
}

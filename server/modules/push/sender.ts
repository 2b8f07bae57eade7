import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { notificationType } from '#contract/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { isPushService } from '#server/push-services.ts';
import { claimDue, type Delivery, deleteEnded, finishDeliveries, postponeDelivery, selectDeliveries } from './delivery-store.ts';
import { gathering } from './gathering.ts';
import { type Busy, inFlight } from './in-flight.ts';
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
const BATCH = 128;
/** Milliseconds for which a claim holds: more than a batch takes in which every request runs into its time-out, and its marks. */
const LEASE = 60 * SECOND;
const MARKS = 5 * SECOND;
/** Times that a mark is tried, which takes less than that where the database answers at all. */
const TRIES = 5;
/** Milliseconds after which a delivery is given up: customers have no use for news that is a day old. */
const LIFE = DAY;
const KEPT = 7 * DAY;

/** Sends what waits. */
export interface Sender {
  /**
   * One run: until nothing is due or under way, or the process stops. A push service that keeps silent holds up its own lane only;
   * meanwhile the others look every second for what has become due.
   * @returns how many push services accepted
   */
  run(): Promise<number>;
}

/**
 * Makes the sender. Any number of processes may send at once: each claims its own deliveries. A delivery that a push service has
 * accepted and that is marked so is never sent again. A process that is killed between the two, with at most one push a lane, sends
 * those once more when its claim ends, which the standard can't rule out; the push service replaces the first by it where the device has
 * not fetched it yet, since both have one topic, and the worker shows it without a sound in the place of the first.
 */
export function createSender(deps: Deps, post: Post = postOf(deps)): Sender {
  const { db, config, now, stopping } = deps;
  // A lane goes on when its mark is written: no more than one push a lane is ever accepted and not marked.
  const markSent = gathering<number>(ids => insist(() => finishDeliveries(db, ids, 'sent')));
  const giveUp = (id: number) => finishDeliveries(db, [id], 'given_up');

  async function attempt({ id, attempts, createdAt, subscription, isSignedIn, told }: Delivery): Promise<number> {
    if (!isSignedIn) return deleteEndpoint(db, subscription.id, subscription.endpoint).then(() => 0);
    if (!isPushService(subscription.endpoint, config.pushServices)) {
      // Registered when the shop took more hosts than it sends to now.
      deps.log(`a device at ${hostOf(subscription.endpoint)} was removed: that is no push service`);
      return deleteEndpoint(db, subscription.id, subscription.endpoint).then(() => 0);
    }
    const age = now().getTime() - createdAt.getTime();
    if (age > LIFE) return giveUp(id).then(() => 0);
    const payload = JSON.stringify(pushPayload(told, subscription.language, config.publicUrl));
    const outcome = await post(subscription, { payload, ...handling(told) });
    if (outcome.status >= 200 && outcome.status < 300) return markSent(id).then(() => 1);
    if (outcome.status === 404 || outcome.status === 410) await deleteEndpoint(db, subscription.id, subscription.endpoint);
    else if (isFinal(outcome)) {
      deps.log(`push ${id} was refused with ${outcome.status}`);
      await giveUp(id);
    } else await postponeDelivery(db, id, new Date(now().getTime() + waitAfter(attempts, outcome)));
    return 0;
  }

  async function* claimed(busy: Busy): AsyncGenerator<Delivery, void> {
    while (stopping?.aborted !== true) {
      const moment = now();
      const ids = await claimDue(db, { now: moment, until: new Date(moment.getTime() + LEASE), limit: BATCH });
      if (ids.length === 0) {
        if (busy.lanes() === 0) return;
        await busy.idle(SECOND);
        continue;
      }
      const claimEnds = performance.now() + LEASE - TIMEOUT - MARKS;
      for (const delivery of await selectDeliveries(db, ids)) {
        // With less time left, the claim could end before the push service answers, and another process would send it too.
        if (performance.now() < claimEnds) yield delivery;
      }
    }
  }

  return {
    async run() {
      const busy = inFlight();
      const source = claimed(busy);
      const lane = async () => {
        let sent = 0;
        for (let next = await source.next(); !next.done; next = await source.next()) sent += await busy.during(attempt(next.value));
        return sent;
      };
      const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
      let total = 0;
      for (const end of ends) {
        // Deliveries that a lane had claimed are due again when the claim ends.
        if (end.status === 'rejected') throw end.reason;
        total += end.value;
      }
      return total;
    },
  };
}

/** Writes again where the database does not answer: a push that was accepted and is not marked would be sent once more. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await write();
    } catch {
      await setTimeout((tries * SECOND) / 4);
    }
  }
  return write();
}

/** Forgets deliveries of last week. */
export function sweepDeliveries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  return deleteEnded(db, new Date(now().getTime() - KEPT));
}

/** Posts for the shop, in its name. */
export function postOf(deps: Pick<Deps, 'config' | 'secret'>): Post {
  const { publicUrl, pushCaFile } = deps.config;
  const contact = publicUrl.startsWith('https:') ? publicUrl : `mailto:admin@${new URL(publicUrl).hostname}`;
  return poster({ keys: vapidKeys(deps), contact, ca: pushCaFile === null ? null : readFileSync(pushCaFile, 'utf8') });
}

/** One topic an order, so that a device that was off hears its last state only; any other notification has its own. */
function handling({ id, type, orderId }: Delivery['told']): Omit<Message, 'payload'> {
  const isOrder = type === notificationType.order;
  const topic = ((isOrder ? orderId : null) ?? id).replaceAll('-', '');
  return { ttl: LIFE / SECOND, urgency: isOrder ? 'high' : 'normal', topic };
}

/** For the log: an endpoint's path is its device's secret. */
const hostOf = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).host.slice(0, 100) : 'no address');

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

import type { Language } from '#contract/endpoint.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { insist } from '#server/db/insist.ts';
import type { Deps } from '#server/deps.ts';
import { isPushService } from '#server/push-services.ts';
import { claimDue, type DeliveryTable, finishDeliveries, postponeDelivery } from './due-store.ts';
import { gathering } from './gathering.ts';
import { type Busy, inFlight } from './in-flight.ts';
import { type Message, type Outcome, type Post, TIMEOUT } from './post.ts';

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
/** Milliseconds after which a delivery is given up: customers and staff have no use for news that is a day old. */
export const LIFE = DAY;

/** The browser that a push goes to. */
interface Subscription {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

/** A claimed delivery, with all that sending it needs. */
export interface Claimed {
  readonly id: number;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly subscription: Subscription;
  /** Whether the session that the subscription belongs to lasts; else the subscription ends. */
  readonly isSignedIn: boolean;
}

/** What a sender sends: the deliveries of one table. */
export interface Outgoing<Delivery extends Claimed> {
  readonly table: DeliveryTable;
  load(db: Executor, ids: readonly number[], now: Date): Promise<readonly Delivery[]>;
  /** Null where there is nothing to tell any more. */
  message(delivery: Delivery, config: Config): Message | null;
  /** Removes a subscription with its deliveries, unless its browser has renewed it meanwhile. */
  endSubscription(db: Executor, subscription: Subscription): Promise<void>;
}

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
 * Makes a sender. Any number of processes may send at once: each claims its own deliveries. A delivery that a push service has
 * accepted and that is marked so is never sent again. A process that is killed between the two, with at most one push a lane, sends
 * those once more when its claim ends, which the standard can't rule out; the push service replaces the first by it where the device has
 * not fetched it yet, since both have one topic, and the worker shows it without a sound in the place of the first.
 */
export function senderOf<Delivery extends Claimed>(deps: Deps, outgoing: Outgoing<Delivery>, post: Post): Sender {
  const { db, config, now, stopping } = deps;
  const { table } = outgoing;
  // A lane goes on when its mark is written: no more than one push a lane is ever accepted and not marked.
  const markSent = gathering<number>(ids => insist(() => finishDeliveries(db, table, ids, 'sent')));
  const giveUp = (id: number) => finishDeliveries(db, table, [id], 'given_up');

  async function attempt(delivery: Delivery): Promise<number> {
    const { id, attempts, createdAt, subscription, isSignedIn } = delivery;
    if (!isSignedIn) return outgoing.endSubscription(db, subscription).then(() => 0);
    if (!isPushService(subscription.endpoint, config.pushServices)) {
      // Registered when the shop took more hosts than it sends to now.
      deps.log(`a device at ${hostOf(subscription.endpoint)} was removed: that is no push service`, 'warn');
      return outgoing.endSubscription(db, subscription).then(() => 0);
    }
    const age = now().getTime() - createdAt.getTime();
    const message = age > LIFE ? null : outgoing.message(delivery, config);
    if (message === null) return giveUp(id).then(() => 0);
    const outcome = await post(subscription, message);
    if (outcome.status >= 200 && outcome.status < 300) return markSent(id).then(() => 1);
    if (outcome.status === 404 || outcome.status === 410) await outgoing.endSubscription(db, subscription);
    else if (isFinal(outcome)) {
      deps.log(`push ${id} was refused with ${outcome.status}`, 'warn');
      await giveUp(id);
    } else await postponeDelivery(db, table, id, new Date(now().getTime() + waitAfter(attempts, outcome)));
    return 0;
  }

  async function* claimed(busy: Busy): AsyncGenerator<Delivery, void> {
    while (stopping?.aborted !== true) {
      const moment = now();
      const ids = await claimDue(db, table, { now: moment, until: new Date(moment.getTime() + LEASE), limit: BATCH });
      if (ids.length === 0) {
        if (busy.lanes() === 0) return;
        await busy.idle(SECOND);
        continue;
      }
      const claimEnds = performance.now() + LEASE - TIMEOUT - MARKS;
      for (const delivery of await outgoing.load(db, ids, moment)) {
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

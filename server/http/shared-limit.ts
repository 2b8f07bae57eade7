import { createHmac } from 'node:crypto';
import * as store from '#server/db/limit-store.ts';
import type { Deps } from '#server/deps.ts';
import { type Allowance, createAllowances } from './allowance.ts';
import { Problem } from './problem.ts';
import { type Limit, rateLimiter } from './rate-limit.ts';

/** Milliseconds for which a request waits for the shared count. */
const PATIENCE = 1_000;
/** Milliseconds for which this process counts alone after the database was too slow, or away. */
const PAUSE = 2_000;

type Needs = Pick<Deps, 'config' | 'elapsed' | 'db' | 'secret'>;

/** Events that were counted together. */
interface Taken {
  /** Takes them out of the count again, as of an attempt that was none. Never fails. */
  giveBack(): Promise<void>;
}

/** Sliding windows by name that all processes on one PostgreSQL count together: limits that protect accounts and money. */
export interface SharedLimiter {
  /**
   * Counts an event of each name; where one is full, none is counted. Takes a connection of its own: never call it within a transaction.
   * @throws Problem 429 rate_limited with the seconds until all of them have room again
   */
  take(names: Readonly<Record<string, Limit>>): Promise<Taken>;
  /** Forgets a name's events, as after a success. Never fails. */
  forget(name: string): Promise<void>;
}

/**
 * Makes a limiter. This process counts along: where the database is slow or away, its own count decides, and no request waits for another.
 * @param patience milliseconds after which the database is too slow
 */
export function sharedLimiter(deps: Needs, patience = PATIENCE): SharedLimiter {
  const own = rateLimiter(deps);
  const { ask, hashOf } = askingWith(deps, patience);
  return {
    async take(names) {
      if (!deps.config.isRateLimited) return { giveBack: async () => undefined };
      const mine = attempt(() => own.take(names));
      const asked = Object.entries(names)
        .map(([name, { events, window }]) => ({ name: hashOf(name), events, span: window * 1_000 }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      const counting = ask(() => countAll(deps, asked));
      const shared = await counting.answer;
      if (shared === null ? mine instanceof Problem : 'wait' in shared) {
        if (!(mine instanceof Problem)) mine.giveBack();
        throw shared !== null && 'wait' in shared ? refusal(shared.wait / 1_000) : mine;
      }
      return {
        async giveBack() {
          if (!(mine instanceof Problem)) mine.giveBack();
          const uncount = (at: number) =>
            ask(() =>
              store.uncountEvents(
                deps.db,
                asked.map(({ name }) => name),
                at,
              ),
            ).answer;
          if (shared !== null && 'at' in shared) await uncount(shared.at);
          // It was counted after this process had stopped waiting for it.
          else void counting.late.then(late => (late !== null && 'at' in late ? uncount(late.at) : null));
        },
      };
    },
    async forget(name) {
      own.forget(name);
      await ask(() => store.forgetEvents(deps.db, hashOf(name))).answer;
    },
  };
}

/** Allowances by name that all processes on one PostgreSQL count together. */
export interface SharedAllowances {
  /**
   * Takes one of a name's allowance; on a connection of its own, see `SharedLimiter.take`.
   * @throws Problem 429 rate_limited with the seconds until there is one; then none is taken
   */
  take(name: string, allowance: Allowance): Promise<void>;
}

/** Makes allowances. @param patience milliseconds after which the database is too slow, and this process's own count decides */
export function sharedAllowances(deps: Needs, patience = PATIENCE): SharedAllowances {
  const own = createAllowances(deps);
  const { ask, hashOf } = askingWith(deps, patience);
  return {
    async take(name, allowance) {
      if (!deps.config.isRateLimited) return;
      const mine = attempt(() => own.take(name, allowance));
      const cost = Math.round(HOUR / allowance.anHour);
      const shared = await ask(async () => ({
        wait: await store.takeAllowance(deps.db, { name: hashOf(name), cost, whole: cost * allowance.atOnce }),
      })).answer;
      if (shared === null && mine instanceof Problem) throw mine;
      if (shared !== null && shared.wait !== null) throw refusal(shared.wait / 1_000);
    },
  };
}

/** Microseconds. */
const HOUR = 3_600_000_000;

type Counted = { readonly at: number } | { readonly wait: number };

/** Two that met in the middle may each have counted a part: what was counted of a refused call is given back. */
async function countAll({ db }: Needs, asked: readonly store.AskedLimit[]): Promise<Counted> {
  const counted = await store.countEvents(db, asked);
  const [first] = counted;
  if (first !== undefined && counted.length === asked.length) return { at: first.at };
  const names = counted.map(({ name }) => name);
  if (first !== undefined) await store.uncountEvents(db, names, first.at);
  return { wait: Math.max(0, ...(await store.untilRoom(db, asked))) };
}

/** @param milliseconds until there is room */
const refusal = (milliseconds: number) => new Problem(429, 'rate_limited', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1_000)) });

/** The result of a step, or its refusal. */
function attempt<Result>(step: () => Result): Result | Problem {
  try {
    return step();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

interface Asked<Answer> {
  /** Null where it did not come in time, or not at all. */
  readonly answer: Promise<Answer | null>;
  /** The same, however late it comes. */
  readonly late: Promise<Answer | null>;
}

/** Asks the database, where several processes may share one: the embedded one has a single process, whose memory is quicker. */
function askingWith({ config, secret }: Needs, patience: number) {
  const nothing = Promise.resolve(null);
  let aloneUntil = config.databaseUrl === null ? Number.POSITIVE_INFINITY : 0;
  const countAlone = () => {
    aloneUntil = Math.max(aloneUntil, performance.now() + PAUSE);
    return null;
  };
  return {
    ask<Answer>(question: () => Promise<Answer>): Asked<Answer> {
      if (performance.now() < aloneUntil) return { answer: nothing, late: nothing };
      const late: Promise<Answer | null> = question().catch(countAlone);
      return { answer: inTime(late, patience, countAlone), late };
    },
    hashOf: (name: string) => createHmac('sha256', secret).update(`limit ${name}`).digest('base64url').slice(0, 22),
  };
}

function inTime<Result>(result: Promise<Result | null>, patience: number, late: () => null): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(late()), patience);
  });
  return Promise.race([result, over]).finally(() => clearTimeout(timer));
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { AppError } from '#lib/app-error.ts';
import { Random } from '#tests/load/generated-values.ts';
import { register, type Shopper } from './shopper.ts';

/** Milliseconds between two orders of a customer at most. */
const IDLE = 120;

/** Customers at a shop, for as long as they shop. */
export interface Load {
  readonly shoppers: readonly Shopper[];
  /** Answers to customers that can't be right, such as an acknowledged order that was not found. */
  readonly complaints: readonly string[];
  /** Tries that came to nothing, by code and status. */
  readonly failures: Readonly<Record<string, number>>;
  /** Runs at the moment of the nth answer to a write from now on, before the customer does anything with it. */
  afterAnswers(count: number, act: () => void): void;
  /** Resolves to the moment at which a request was answered that was sent at or after `since` (performance.now). */
  answeredSince(since: number, patience: number): Promise<number>;
  /** Lets every customer bring to its end what was begun; rejects where that takes longer than so many milliseconds. */
  stop(patience: number): Promise<void>;
  /** Ends it where the shop doesn't answer any more. */
  giveUp(): void;
}

/** Registers customers and lets them shop. */
export async function startLoad(url: string, goods: readonly string[], { count, seed }: { count: number; seed: number }): Promise<Load> {
  const complaints: string[] = [];
  const failures: Record<string, number> = {};
  const waiting = new Set<(begunAt: number) => void>();
  let isOver = false;
  let isGivenUp = false;

  const watchOf = (random: Random) => ({
    random,
    isGivenUp: () => isGivenUp,
    onAnswered(begunAt: number) {
      for (const hear of [...waiting]) hear(begunAt);
    },
    onFailed({ code, status }: AppError) {
      const name = status === 0 ? code : `${status} ${code}`;
      failures[name] = (failures[name] ?? 0) + 1;
    },
  });
  const complain = (line: string) => void complaints.push(line);
  const people = Array.from({ length: count }, (_, index) => new Random(seed + index));
  const shoppers = await Promise.all(people.map(random => register(url, goods, watchOf(random), complain)));
  const shopping = shoppers.map(async (shopper, index) => {
    while (!isOver) {
      await shopper.shop();
      await sleep((people[index]?.next() ?? 0) * IDLE);
    }
  });
  // Waited for at the stop; an error on the way must not end the process before.
  const all = Promise.all(shopping);
  all.catch(() => undefined);

  return {
    shoppers,
    complaints,
    failures,
    afterAnswers(count, act) {
      let left = count;
      const hear = () => {
        left -= 1;
        if (left > 0) return;
        waiting.delete(hear);
        act();
      };
      waiting.add(hear);
    },
    answeredSince(since, patience) {
      return new Promise((resolve, reject) => {
        const hear = (begunAt: number) => {
          if (begunAt < since) return;
          waiting.delete(hear);
          clearTimeout(timer);
          resolve(performance.now());
        };
        const timer = setTimeout(() => {
          waiting.delete(hear);
          reject(new Error(`No order was answered for ${patience} ms: ${JSON.stringify(failures)}`));
        }, patience);
        waiting.add(hear);
        all.catch(reject);
      });
    },
    giveUp() {
      isOver = true;
      isGivenUp = true;
    },
    async stop(patience) {
      isOver = true;
      const isDone = all.then(() => true);
      if (await Promise.race([isDone, sleep(patience, false, { ref: false })])) return;
      throw new Error(`What customers began has had no answer for ${patience} ms: ${JSON.stringify(failures)}`);
    },
  };
}

import type { Deps } from '#server/deps.ts';
import { Problem } from './problem.ts';

/** So many at once, and so many an hour after that: what is not used comes back evenly. */
export interface Allowance {
  readonly atOnce: number;
  readonly anHour: number;
}

/** Counts by name, with one number a name however many are counted: for what a customer does by the hundred. In memory. */
export interface Allowances {
  /**
   * Takes so many of a name's allowance.
   * @throws Problem 429 rate_limited with the seconds until there are as many; then none is taken
   */
  take(name: string, allowance: Allowance, count?: number): void;
  /** How many names have taken of theirs. */
  size(): number;
}

const HOUR = 3_600_000;
/** Milliseconds between two clean-ups of the names that have their whole allowance again. */
const SWEEP = 60_000;
/** Names at most; beyond it the one that took longest ago is forgotten. Each takes about 200 bytes. */
export const MOST_NAMES = 20_000;

export function createAllowances({ config, elapsed = () => performance.now() }: Pick<Deps, 'config' | 'elapsed'>): Allowances {
  // When each name has its whole allowance again, in the order in which they took last.
  const wholeAt = new Map<string, number>();
  let sweepAt = 0;

  function sweep(at: number): void {
    if (at < sweepAt) return;
    sweepAt = at + SWEEP;
    for (const [name, moment] of wholeAt) if (moment <= at) wholeAt.delete(name);
  }

  return {
    take(name, { atOnce, anHour }, count = 1) {
      if (!config.isRateLimited) return;
      const at = elapsed();
      sweep(at);
      const each = HOUR / anHour;
      const next = Math.max(at, wholeAt.get(name) ?? at) + count * each;
      const missing = next - at - atOnce * each;
      if (missing > 0) throw new Problem(429, 'rate_limited', { retryAfter: Math.max(1, Math.ceil(missing / 1_000)) });
      wholeAt.delete(name);
      wholeAt.set(name, next);
      const [oldest] = wholeAt.keys();
      if (wholeAt.size > MOST_NAMES && oldest !== undefined) wholeAt.delete(oldest);
    },
    size: () => wholeAt.size,
  };
}

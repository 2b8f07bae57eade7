import type { Deps } from '#server/deps.ts';
import { Problem } from './problem.ts';

/** How many events a window of milliseconds may hold. */
export interface Limit {
  readonly events: number;
  readonly window: number;
}

/** A sliding window by name, in memory: what a restart forgets, argon2 still makes slow. */
export interface RateLimiter {
  /**
   * Counts an event of each name.
   * @throws Problem 429 rate_limited with the seconds until the first of them has room again
   */
  take(names: Readonly<Record<string, Limit>>): void;
  /** Forgets a name's events, as after a success. */
  forget(name: string): void;
}

/** Above this many names the ones that are empty by now are swept. */
const SWEEP_ABOVE = 10_000;

export function rateLimiter({ config, now }: Pick<Deps, 'config' | 'now'>): RateLimiter {
  const windows = new Map<string, { moments: number[]; window: number }>();

  function recent(name: string, window: number, at: number): number[] {
    const moments = (windows.get(name)?.moments ?? []).filter(moment => moment > at - window);
    windows.set(name, { moments, window });
    return moments;
  }

  function sweep(at: number): void {
    for (const [name, { moments, window }] of windows) {
      if ((moments.at(-1) ?? 0) <= at - window) windows.delete(name);
    }
  }

  return {
    take(names) {
      if (!config.isRateLimited) return;
      const at = now().getTime();
      if (windows.size > SWEEP_ABOVE) sweep(at);
      for (const [name, { events, window }] of Object.entries(names)) {
        const moments = recent(name, window, at);
        if (moments.length < events) continue;
        const oldest = moments[moments.length - events] ?? at;
        throw new Problem(429, 'rate_limited', { retryAfter: Math.max(1, Math.ceil((oldest + window - at) / 1_000)) });
      }
      for (const name of Object.keys(names)) windows.get(name)?.moments.push(at);
    },
    forget(name) {
      windows.delete(name);
    },
  };
}

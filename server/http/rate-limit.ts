import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { Problem } from './problem.ts';

/** How many events a window of milliseconds may hold. */
export interface Limit {
  readonly events: number;
  readonly window: number;
}

/** Events that were counted together. */
interface Taken {
  /** Takes them out of the count again, as of an attempt that was none. */
  giveBack(): void;
}

/**
 * A sliding window by name in the memory of this process, for what costs little: `sharedLimiter` is for what protects accounts and money.
 */
export interface RateLimiter {
  /**
   * Counts an event of each name.
   * @throws Problem 429 rate_limited with the seconds until the first of them has room again; then none is counted
   */
  take(names: Readonly<Record<string, Limit>>): Taken;
  /** Forgets a name's events, as after a success. */
  forget(name: string): void;
  /** How many names have events. */
  size(): number;
}

/** Milliseconds between two clean-ups of the windows that are empty by now. */
const SWEEP = 60_000;
/** Names at most; beyond it the one whose last event is the oldest is forgotten. Each takes about 400 bytes. */
export const MOST_NAMES = 20_000;

interface Window {
  moments: number[];
  /** When its last event leaves it. */
  emptyAt: number;
}

/** Makes a limiter. Names come from requests and may be personal, so that only their hashes are held, and only while there are events. */
export function rateLimiter({ config, elapsed = () => performance.now() }: Pick<Deps, 'config' | 'elapsed'>): RateLimiter {
  // In the order of their last events.
  const windows = new Map<string, Window>();
  let sweepAt = 0;

  function sweep(at: number): void {
    if (at < sweepAt) return;
    sweepAt = at + SWEEP;
    for (const [key, { emptyAt }] of windows) if (emptyAt <= at) windows.delete(key);
  }

  function count(key: string, window: number, at: number): void {
    const moments = (windows.get(key)?.moments ?? []).filter(moment => moment > at - window);
    moments.push(at);
    windows.delete(key);
    windows.set(key, { moments, emptyAt: at + window });
    const [oldest] = windows.keys();
    if (windows.size > MOST_NAMES && oldest !== undefined) windows.delete(oldest);
  }

  function uncount(key: string, at: number): void {
    const own = windows.get(key);
    const place = own?.moments.indexOf(at) ?? -1;
    if (place === -1) return;
    own?.moments.splice(place, 1);
    if (own?.moments.length === 0) windows.delete(key);
  }

  return {
    take(names) {
      if (!config.isRateLimited) return { giveBack: () => undefined };
      const at = elapsed();
      sweep(at);
      const asked = Object.entries(names).map(([name, limit]) => ({ key: hashOf(name), ...limit }));
      for (const { key, events, window } of asked) {
        const moments = windows.get(key)?.moments.filter(moment => moment > at - window) ?? [];
        const first = moments[moments.length - events];
        if (first === undefined) continue;
        throw new Problem(429, 'rate_limited', { retryAfter: Math.max(1, Math.ceil((first + window - at) / 1_000)) });
      }
      for (const { key, window } of asked) count(key, window, at);
      return {
        giveBack() {
          for (const { key } of asked) uncount(key, at);
        },
      };
    },
    forget(name) {
      windows.delete(hashOf(name));
    },
    size: () => windows.size,
  };
}

/** Of one length, whatever the name's. */
function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('base64').slice(0, 22);
}

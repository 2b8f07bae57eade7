/** Milliseconds for which all visitors get the same value. */
const LIFE = 10_000;
/** Age in milliseconds up to which a visitor gets an older value at once, while the server makes a new one in the background. */
const OLDEST = 600_000;
/** Milliseconds before the server begins with that: it first serves the files that this visitor asks for next. */
const PAUSE = 1_000;
/** Milliseconds for which visitors share one that failed, such as a page of an error. */
const FAILED_LIFE = 1_000;
/** Milliseconds for which visitors wait for one that is being made; after that it counts as failed. */
const MAKING = 2_000;
const MOST = 200;

export interface Kept<Value> {
  /** When its making began, in milliseconds since the epoch. */
  readonly at: number;
  readonly value: Promise<Value>;
}

export interface Wanted<Value> {
  readonly key: string;
  /** @param isAwaited whether a visitor waits for it; false where it is made anew in the background */
  readonly make: (isAwaited: boolean) => Promise<Value>;
  /** Whether the visitor reloads the page and would rather wait for the current value. */
  readonly isReload: boolean;
  /** Gets the error where the value could not be made anew in the background; the old one stays. */
  readonly failed: (error: unknown) => void;
}

/** How long a value is good: 'lasting' may be shown for ten minutes, 'brief' for ten seconds, a failure for one. */
export type Goodness = 'lasting' | 'brief' | 'failed';

/**
 * Makes each value once per ten seconds, however many visitors ask. A visitor gets a value of the last ten minutes at once, unless they
 * reload (RFC 5861, `stale-while-revalidate` and `stale-if-error`). Visitors who wait get the error of a failure; the next one tries again.
 * One that hangs is shared for three seconds at most, and a page of an error for one, in place of no good one that there was before.
 */
export function pageCache<Value>(goodnessOf: (value: Value) => Goodness): (wanted: Wanted<Value>) => Kept<Value> {
  const cache = new Map<string, Kept<Value> & { goodness: Goodness | 'making'; madeAt: number }>();
  const renewed = new Set<string>();

  function keep(key: string, at: number, value: Promise<Value>): Kept<Value> {
    const kept = { at, value, goodness: 'making' as Goodness | 'making', madeAt: at + MAKING };
    const former = cache.get(key);
    const bringBack = () => {
      if (cache.get(key) !== kept) return;
      cache.delete(key);
      // The reload failed: the page is as good as it was before.
      if (former?.goodness === 'lasting') cache.set(key, former);
    };
    cache.delete(key);
    cache.set(key, kept);
    for (const oldest of cache.keys()) {
      if (cache.size <= MOST) break;
      cache.delete(oldest);
    }
    value.then(made => {
      kept.goodness = goodnessOf(made);
      kept.madeAt = Date.now();
      if (kept.goodness === 'failed' && former?.goodness === 'lasting') bringBack();
    }, bringBack);
    return kept;
  }

  function renewSoon({ key, make, failed }: Wanted<Value>): void {
    if (renewed.has(key)) return;
    renewed.add(key);
    const renew = async () => {
      const at = Date.now();
      try {
        keep(key, at, Promise.resolve(await make(false)));
      } catch (error) {
        failed(error);
      } finally {
        renewed.delete(key);
      }
    };
    setTimeout(() => void renew(), PAUSE).unref();
  }

  return wanted => {
    const known = cache.get(wanted.key);
    const age = known === undefined ? Number.POSITIVE_INFINITY : Date.now() - known.at;
    const isBad = known?.goodness === 'failed' || known?.goodness === 'making';
    if (known !== undefined && isBad && Date.now() - known.madeAt < FAILED_LIFE) return known;
    if (known !== undefined && !isBad && age < LIFE) return known;
    if (known?.goodness === 'lasting' && age < OLDEST && !wanted.isReload) {
      renewSoon(wanted);
      return known;
    }
    return keep(wanted.key, Date.now(), wanted.make(true));
  };
}

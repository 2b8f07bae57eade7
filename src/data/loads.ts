import type { Line } from '#api/line.ts';

/** Milliseconds; what lies on this phone takes less. */
const LONG = 1_000;

/**
 * Pages, pictures and scripts come over the line as well. No script can watch them come, only see when they are there: they tell that the
 * line lives, and how slow it is, before the first call. A worker's answer came over the network if it took long; of calls, which it
 * may answer from this phone after a while, they tell themselves.
 */
export function hearLoads({ heard }: Pick<Line, 'heard'>): void {
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { entryType, initiatorType, encodedBodySize, transferSize, workerStart, requestStart, responseStart, duration } = entry;
      if (initiatorType === 'fetch' || responseStart === 0) continue;
      const isFromLine = workerStart === 0 ? transferSize > 0 : entryType === 'resource' && duration > LONG;
      if (isFromLine) heard(encodedBodySize, responseStart - requestStart);
    }
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}

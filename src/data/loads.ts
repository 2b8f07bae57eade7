import type { Line } from '#api/line.ts';

/** Milliseconds; what lies on this phone takes less. */
const LONG = 1_000;

/**
 * Pages, pictures and scripts come over the line as well, unless the worker has them. No script can watch them come, only see when they
 * are there: they tell that the line lives, and how slow it is, before the first call. What came through the worker came over the line if
 * it took long.
 */
export function hearLoads({ heard }: Pick<Line, 'heard'>): void {
  const observer = new PerformanceObserver(list => {
    for (const {
      encodedBodySize,
      transferSize,
      workerStart,
      requestStart,
      responseStart,
      duration,
    } of list.getEntries() as PerformanceResourceTiming[]) {
      const isFromLine = workerStart === 0 ? transferSize > 0 : duration > LONG;
      if (isFromLine && responseStart > 0) heard(encodedBodySize, responseStart - requestStart);
    }
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}

import type { Line } from '#api/line.ts';

/**
 * Pages, pictures and scripts come over the line as well, unless the worker has them. No script can watch them come, only see when they
 * are there: they tell that the line lives, and how slow it is, before the first call.
 */
export function hearLoads({ heard }: Pick<Line, 'heard'>): void {
  const observer = new PerformanceObserver(list => {
    for (const { transferSize, workerStart, requestStart, responseStart } of list.getEntries() as PerformanceResourceTiming[])
      if (transferSize > 0 && workerStart === 0) heard(transferSize, responseStart - requestStart);
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}

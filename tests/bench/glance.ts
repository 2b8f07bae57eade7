import type { Page } from '@playwright/test';

/** When a customer sees and can do what, in milliseconds from the start of the navigation. */
export interface Glance {
  /** The wanted element is visible. */
  readonly content: number;
  /** The largest picture or text of the first screen is painted. */
  readonly largest: number;
  /** React has taken the page over; of a page without scripts the same as `content`. */
  readonly awake: number;
  /** The scripts have run and the last long task is over. */
  readonly quiet: number;
  /** Milliseconds beyond 50 of each task after the first paint. */
  readonly long: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

interface Watched {
  content: number;
  largest: number;
  awake: number;
  paint: number;
  shift: number;
  tasks: [start: number, duration: number][];
}

/** Milliseconds without a long task after which a page counts as settled. */
const CALM = 2_000;

/** Watches a tab's next page from its first frame. @param ready selects what a customer came for */
export async function watch(page: Page, ready: string): Promise<void> {
  await page.addInitScript(selector => {
    const seen: Watched = { content: 0, largest: 0, awake: 0, paint: 0, shift: 0, tasks: [] };
    Object.assign(globalThis, { watched: seen });
    const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(hear)).observe({ type, buffered: true });
    observe('paint', entry => {
      if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
    });
    observe('largest-contentful-paint', entry => {
      seen.largest = entry.startTime;
    });
    observe('longtask', entry => seen.tasks.push([entry.startTime, entry.duration]));
    observe('layout-shift', entry => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    const look = () => {
      const wanted = document.querySelector(selector);
      const isVisible = wanted !== null && wanted.getBoundingClientRect().height > 0;
      if (isVisible && seen.content === 0) seen.content = performance.now();
      const isAwake = isVisible && (document.scripts.length === 0 || Object.keys(wanted).some(key => key.startsWith('__react')));
      if (isAwake) seen.awake = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, ready);
}

/** The observations, once the page is hydrated and idle. */
export async function glanceAt(page: Page): Promise<Glance> {
  await page.waitForFunction(
    calm => {
      const { awake, tasks } = (globalThis as unknown as { watched: Watched }).watched;
      const last = Math.max(awake, ...tasks.map(([start, duration]) => start + duration));
      return awake > 0 && performance.now() - last > calm;
    },
    CALM,
    { timeout: 60_000 },
  );
  return page.evaluate(() => {
    const { content, largest, awake, paint, shift, tasks } = (globalThis as unknown as { watched: Watched }).watched;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const ends = tasks.map(([start, duration]) => start + duration);
    const beyond = ([start, duration]: [number, number]) => Math.max(0, Math.min(start + duration - paint, duration) - 50);
    return {
      content: Math.max(content, paint),
      largest,
      awake,
      quiet: Math.max(paint, navigation?.domContentLoadedEventEnd ?? 0, ...ends),
      long: tasks.reduce((sum, task) => sum + beyond(task), 0),
      shift,
    };
  });
}

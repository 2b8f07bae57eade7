import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

/** A phone that has never been here. */
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
  serviceWorkers: 'block',
} as const;

/** A phone with a service worker. */
export async function ownPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  // The program that runs this bench marks functions with their names, also those that it sends into a page.
  await context.addInitScript({ content: 'globalThis.__name ??= named => named' });
  return context;
}

interface Load {
  readonly path: string;
  /** Bytes on the wire by kind. */
  readonly html: number;
  readonly code: number;
  readonly font: number;
  readonly picture: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Milliseconds to the first contentful paint, unthrottled. */
  readonly paint: number;
}

export const loadsSection: Section = {
  name: 'loads',
  title: 'First visit, cold, phone of 360 px',
  run: async ({ browser, url }) => [
    '| page | HTML KiB | JS + CSS KiB | fonts KiB | pictures KiB | layout shift | first contentful paint ms |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...(await measureLoads(browser, url)).map(
      load =>
        `| ${[load.path, kib(load.html), kib(load.code), kib(load.font), kib(load.picture), load.shift.toFixed(4), load.paint.toFixed(0)].join(' | ')} |`,
    ),
    '',
    'Sizes are bytes on the wire (brotli where the answer is text). All that a visit fetches until it is silent, also what comes after the page is awake; `scripts/budget.json` holds what comes before.',
  ],
};

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** Opens each page in a browser that has never seen the shop. */
async function measureLoads(browser: Browser, url: string): Promise<readonly Load[]> {
  const loads: Load[] = [];
  for (const path of ['/', '/products', '/product/semen-pcc-sagara', '/categories/semen-mortar'])
    loads.push(await measureLoad(browser, url, path));
  return loads;
}

async function measureLoad(browser: Browser, url: string, path: string): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const { shift, paint } = await page.evaluate(
    () =>
      new Promise<{ shift: number; paint: number }>(resolve => {
        let shift = 0;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        // Two frames, so that the observer has heard what was buffered.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve({ shift, paint }))));
      }),
  );
  await context.close();
  return { path, ...bytes(), shift, paint };
}

async function countBytes(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const total: Record<string, number> = {};
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', event => kinds.set(event.requestId, event.type));
  devtools.on('Network.loadingFinished', event => {
    const kind = kinds.get(event.requestId) ?? 'Other';
    total[kind] = (total[kind] ?? 0) + event.encodedDataLength;
  });
  const sum = (...names: string[]) => names.reduce((bytes, name) => bytes + (total[name] ?? 0), 0);
  return () => ({ html: sum('Document'), code: sum('Script', 'Stylesheet', 'Preload'), font: sum('Font'), picture: sum('Image') });
}

export const routeChangeSection: Section = {
  name: 'route-change',
  title: 'List to product, product in the cache',
  run: async ({ browser, url }) => {
    const change = await measureRouteChange(browser, url);
    return [
      '| | |',
      '|---|--:|',
      `| tap to product heading, median of ${change.rounds} | ${change.median.toFixed(0)} ms |`,
      `| rounds in which a spinner or skeleton was drawn | ${change.waits} |`,
    ];
  },
};

/** Goes from the list to a product that was visited before, and back, several times. */
async function measureRouteChange(browser: Browser, url: string): Promise<{ rounds: number; median: number; waits: number }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${url}/products?search=semen`, { waitUntil: 'networkidle' });
  const link = page.locator('main a[href^="/product/"]').first();
  const name = (await link.textContent())?.trim() ?? '';
  const heading = page.getByRole('heading', { level: 1, name });
  const times: number[] = [];
  let waits = 0;
  for (let round = 0; round <= 10; round += 1) {
    const start = performance.now();
    await link.click();
    await heading.waitFor();
    // The first round fills the cache.
    if (round > 0) {
      times.push(performance.now() - start);
      if (await isWaitingInSight(page)) waits += 1;
    }
    await page.goBack();
    await link.waitFor();
  }
  await context.close();
  return { rounds: times.length, median: quantile(times, 0.5), waits };
}

/** Whether something that the customer sees now says that it is still loading. */
function isWaitingInSight(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [aria-busy="true"]')].some(element => element.getBoundingClientRect().top < innerHeight),
  );
}

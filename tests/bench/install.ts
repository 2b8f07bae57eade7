import type { Browser, Page } from '@playwright/test';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { makeNextVersion } from '../support/next-version.ts';
import { startShop } from '../support/shop.ts';
import { startSlowLine } from '../support/slow-line.ts';
import { ownPhone } from './pages.ts';
import type { Section } from './section.ts';

const line = { latency: 400, down: 50_000, up: 50_000 };

interface Cost {
  readonly files: number;
  readonly bytes: number;
  readonly seconds: number;
}

/** Measures bytes and time on a weak line until the app opens offline, and those of a new version. */
export const installSection: Section = {
  name: 'install',
  title: 'Install and update on a weak line',
  run: async ({ browser, url }) => {
    const { install, update } = await measureInstall(browser, url);
    const row = (name: string, { files, bytes, seconds }: Cost) =>
      `| ${name} | ${files} | ${(bytes / 1024).toFixed(0)} | ${seconds.toFixed(1)} |`;
    return [
      '| | requests | KiB | seconds |',
      '|---|--:|--:|--:|',
      row('first visit of home, until the app opens offline', install),
      row('a new version with one changed screen and its words, until it is offered', update),
      '',
      '400 kbit/s, 400 ms a round trip, from the start of the navigation. All bytes of the line, with pictures and headers.',
    ];
  },
};

/** Visits home, waits for the install, then for the update to a version in which one screen and the words changed. */
async function measureInstall(browser: Browser, shopUrl: string): Promise<{ readonly install: Cost; readonly update: Cost }> {
  const next = await makeNextVersion(/\/(?:reading|more-\w+)-[^/]*\.js$/);
  const later = await startShop({ server: next.server });
  const proxy = await startFaultProxy(shopUrl);
  const slow = await startSlowLine(proxy.url);
  slow.set(line);
  const context = await ownPhone(browser);
  const page = await context.newPage();
  const cost = async (run: () => Promise<void>): Promise<Cost> => {
    const [files, bytes, start] = [proxy.seen.length, slow.received(), performance.now()];
    await run();
    return { files: proxy.seen.length - files, bytes: slow.received() - bytes, seconds: (performance.now() - start) / 1_000 };
  };
  try {
    const install = await cost(async () => {
      await page.goto(slow.url, { waitUntil: 'commit' });
      await until(page, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
    });
    // Requests after the install are not counted.
    for (let seen = -1; seen !== proxy.seen.length; await pause(3_000)) seen = proxy.seen.length;
    proxy.aim(later.url);
    const update = await cost(() => updated(page));
    return { install, update };
  } finally {
    await context.close();
    await slow.stop();
    await proxy.stop();
    await later.remove();
    await next.remove();
  }
}

async function updated(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await until(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Milliseconds after which an install or an update counts as stuck. */
const LONGEST = 180_000;

async function until(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await page.waitForFunction(holds, undefined, { polling: 100, timeout: LONGEST });
}

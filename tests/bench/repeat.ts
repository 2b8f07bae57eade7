import type { Browser, Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { ownPhone } from './pages.ts';
import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

const ROUNDS = 7;

/** A repeat visit of the home page: with a good line, with one that swallows every request, and with none. */
export const repeatSection: Section = {
  name: 'repeat',
  title: 'Repeat visit of the home page',
  run: async ({ browser, url }) => {
    const proxy = await startFaultProxy(url);
    try {
      const first = await firstVisits(browser, proxy);
      const { context, page } = await settled(browser, proxy);
      const good = await visits(page, proxy);
      await proxy.break('hang');
      const hung = await visits(page, proxy);
      await proxy.heal();
      await proxy.break('refuse');
      const none = await visits(page, proxy);
      await proxy.heal();
      await context.close();
      const row = (name: string, times: readonly number[]) =>
        `| ${name} | ${quantile(times, 0.5).toFixed(0)} | ${(quantile(times, 0.5) / quantile(first, 0.5)).toFixed(2)} |`;
      return [
        '| visit | first product card in the page, ms | of the first visit |',
        '|---|--:|--:|',
        row('first', first),
        row('repeat, online', good),
        row('repeat, on a line that answers nothing: no byte of network on the way', hung),
        row('repeat, offline', none),
        '',
        `Medians of ${ROUNDS}, unthrottled, from the start of the navigation to the frame after the first card.`,
      ];
    } finally {
      await proxy.stop();
    }
  },
};

async function firstVisits(browser: Browser, proxy: FaultProxy): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await ownPhone(browser);
    const page = await context.newPage();
    times.push(await visit(page, proxy));
    await context.close();
  }
  return times;
}

/** A phone that has been here before: its worker runs and what home shows is kept. */
async function settled(browser: Browser, proxy: FaultProxy) {
  const context = await ownPhone(browser);
  const page = await context.newPage();
  await page.goto(proxy.url, { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(proxy.url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(proxy.url, { waitUntil: 'networkidle' });
  return { context, page };
}

async function visits(page: Page, proxy: FaultProxy): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await visit(page, proxy));
  return times;
}

async function visit(page: Page, proxy: FaultProxy): Promise<number> {
  await page.goto('about:blank');
  await page.goto(proxy.url, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const look = () => {
          if (document.querySelector('main article') === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
  );
}

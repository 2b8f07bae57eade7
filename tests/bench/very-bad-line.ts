import type { Page } from '@playwright/test';
import { arrive, register } from '../e2e/support/customer.ts';
import { ownPhone } from './pages.ts';
import type { Section } from './section.ts';
import { startSlowLine } from './slow-line.ts';

/** As far from a mast as a call still works: 40 kbit/s, a second and a half for a round trip, one request in twenty lost. */
const LINE = { latency: 1_500, down: 5_000, up: 5_000, resets: 0.05 };
const MINUTES = Number(process.env.BAD_LINE_MINUTES ?? 10);
const PATHS = ['/products', '/categories/semen', '/product/semen-pcc-sagara', '/cart', '/transactions', '/'];

/** How often the app says 'offline' on a line that is only very bad. */
export const veryBadLineSection: Section = {
  name: 'very-bad-line',
  title: 'A very bad line',
  run: async ({ browser, url }) => {
    const line = await startSlowLine(url);
    try {
      const context = await ownPhone(browser);
      await arrive(context, 'en', (await register('en', url)).tokens, line.url);
      const page = await context.newPage();
      let said = 0;
      await page.exposeFunction('saidOffline', () => {
        said += 1;
      });
      await page.addInitScript(watchBar);
      line.set(LINE);
      const end = performance.now() + MINUTES * 60_000;
      let pages = 0;
      for (let turn = 0; performance.now() < end; turn += 1) if (await opened(page, line.url + PATHS[turn % PATHS.length])) pages += 1;
      await context.close();
      return [
        '| minutes of use | pages that came | said to be offline |',
        '|--:|--:|--:|',
        `| ${MINUTES} | ${pages} | ${said} |`,
        '',
        '40 kbit/s, 1.5 s for a round trip, one request in twenty lost; `BAD_LINE_MINUTES` shortens it.',
      ];
    } finally {
      await line.stop();
    }
  },
};

async function opened(page: Page, address: string): Promise<boolean> {
  try {
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
    // As long as a customer looks at it.
    await page.waitForTimeout(5_000);
    return true;
  } catch {
    return false;
  }
}

function watchBar(): void {
  let wasOffline = false;
  const look = () => {
    const isOffline = document.querySelector('header [role=status]')?.textContent?.startsWith('Offline') === true;
    if (isOffline && !wasOffline) (globalThis as unknown as { saidOffline: () => void }).saidOffline();
    wasOffline = isOffline;
  };
  setInterval(look, 200);
}

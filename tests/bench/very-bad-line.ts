import type { Page } from '@playwright/test';
import { arrive, register } from '../e2e/support/customer.ts';
import { startSlowLine, VERY_BAD_LINE } from '../support/slow-line.ts';
import { ownPhone } from './pages.ts';
import type { Section } from './section.ts';

/** Milliseconds from one silence of the line to the next, and how long one is. */
const SILENT_EVERY = 120_000;
const SILENCE = 30_000;
/** Milliseconds after a silence in which the app may still say 'offline': what was under way has to come first. */
const RECOVERY = 15_000;
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
      let silentUntil = 0;
      const said = { wrongly: 0, rightly: 0 };
      await page.exposeFunction('saidOffline', () => {
        said[performance.now() < silentUntil + RECOVERY ? 'rightly' : 'wrongly'] += 1;
      });
      await page.addInitScript(watchBar);
      line.set(VERY_BAD_LINE);
      const end = performance.now() + MINUTES * 60_000;
      const silences = setInterval(() => {
        line.silence(SILENCE);
        silentUntil = performance.now() + SILENCE;
      }, SILENT_EVERY);
      let pages = 0;
      for (let turn = 0; performance.now() < end; turn += 1) if (await opened(page, line.url + PATHS[turn % PATHS.length])) pages += 1;
      clearInterval(silences);
      await context.close();
      return [
        '| minutes of use | pages that came | silences said to be offline | said to be offline without a silence |',
        '|--:|--:|--:|--:|',
        `| ${MINUTES} | ${pages} | ${said.rightly} | ${said.wrongly} |`,
        '',
        '40 kbit/s, 1.5 s for a round trip, one request in twenty lost, 30 s of silence every two minutes; `BAD_LINE_MINUTES` shortens it.',
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

import type { Browser } from '@playwright/test';
import { startSlowLine } from '../support/slow-line.ts';
import { ownPhone } from './pages.ts';
import type { Section } from './section.ts';

/** The desk's first load may cost so many KiB. */
const LIMIT = 350;

/** Measures what a member of staff waits for who opens the desk for the first time, until it asks for the password. */
export const deskSection: Section = {
  name: 'desk',
  title: 'First load of the desk',
  run: async ({ browser, url }) => {
    const { requests, bytes, seconds } = await measure(browser, url);
    return [
      '| | requests | KiB | seconds |',
      '|---|--:|--:|--:|',
      `| until it asks for the password | ${requests} | ${(bytes / 1024).toFixed(0)} | ${seconds.toFixed(1)} |`,
      '',
      `A phone of 360 px that was never there; 400 kbit/s, 400 ms a round trip, from the start of the navigation. All bytes of the line, with headers; at most ${LIMIT} KiB are allowed.`,
    ];
  },
};

async function measure(browser: Browser, url: string) {
  const slow = await startSlowLine(url);
  slow.set({ latency: 400, down: 50_000, up: 50_000 });
  const context = await ownPhone(browser);
  try {
    const page = await context.newPage();
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const start = performance.now();
    await page.goto(`${slow.url}/desk`, { waitUntil: 'commit', timeout: 120_000 });
    await page.locator('input[type=password]').waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - start) / 1_000;
    await page.waitForLoadState('networkidle');
    return { requests, bytes: slow.received(), seconds };
  } finally {
    await context.close();
    await slow.stop();
  }
}

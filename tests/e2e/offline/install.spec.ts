import { expect, type Page, test } from '@playwright/test';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { arrive } from '../support/customer.ts';
import { awake, bringIntoView, expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

test.use({ viewport: { width: 360, height: 740 } });

const t = words.en;
const HOUR = 3_600_000;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const card = (page: Page) => page.getByRole('region', { name: 'Install app' });

test('the offer to install comes with the second visit, at the end of the page, and stays away once it was answered', async ({
  page,
  context,
}) => {
  await arrive(context, 'en');
  await visit(page, 1);
  await promptInstall(page);
  await expect(card(page)).toHaveCount(0);

  await beAwayFor(page, 2 * HOUR);
  await visit(page, 2);
  await expect(card(page)).toHaveCount(0);
  await promptInstall(page);
  await expect(card(page).getByRole('button', { name: 'Prepare for offline use' })).toBeVisible();
  await bringIntoView(card(page));
  // The card alone: where it stands in view, the bar at the bottom lies over a part of the page's foot.
  await expectAccessible(page, 'section[aria-label="Install app"]');
  await expectNoSidewaysScroll(page);
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(card(page)).toHaveCount(0);

  await beAwayFor(page, 2 * HOUR);
  await visit(page, 3);
  await promptInstall(page);
  await expect(card(page)).toHaveCount(0);

  // After the note of the answer is deleted the customer is asked again; the browser's own question comes with the tap.
  await page.evaluate(() => localStorage.removeItem('install_answered'));
  await visit(page, 3);
  await promptInstall(page);
  await card(page).getByRole('button', { name: 'Install app' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.prompts)).toBe('1');
  await expect(card(page)).toHaveCount(0);
});

test('Safari gets steps in pictures; the installed app gets a way back instead', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: iphone, viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    await arrive(context, 'en');
    const page = await context.newPage();
    await visit(page, 1);
    await beAwayFor(page, 2 * HOUR);
    await visit(page, 2);
    await expect(card(page).getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Back' })).toHaveCount(0);

    await page.addInitScript(() => {
      // The developer tools emulate no display mode.
      const real = matchMedia.bind(globalThis);
      globalThis.matchMedia = query => real(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await visit(page, 2);
    await expect(card(page)).toHaveCount(0);
    // On phones the footer's parts are folded.
    await page.getByRole('contentinfo').getByText('Information', { exact: true }).filter({ visible: true }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/about$/);
  } finally {
    await context.close();
  }
});

test('a page that this phone has never seen says so without a line, and names pages that open', async ({ page, context }) => {
  const line = await startFaultProxy(process.env.SHOP_URL ?? '');
  try {
    await arrive(context, 'en', undefined, line.url);
    await page.goto(line.url);
    await awake(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await awake(page);
    await line.break('refuse');

    await page.goto(`${line.url}/blog_detail/memilih-semen`);
    await expect(page.getByRole('heading', { level: 1, name: t.notLoaded })).toBeVisible();
    const ways = page.getByRole('main').getByRole('alert');
    await expect(ways.getByRole('button', { name: t.tryAgain })).toBeVisible();
    await expectAccessible(page);
    await ways.getByRole('link', { name: 'Waiting to be sent' }).click();
    await expect(page).toHaveURL(/\/queue$/);
    await expect(page.getByRole('main').getByText(/^Nothing waits/)).toBeVisible();
    await page.goBack();
    await ways.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.welcome })).toBeVisible();
  } finally {
    await line.stop();
  }
});

/** Opens a page, and waits until it has been counted. */
async function visit(page: Page, count: number): Promise<void> {
  const kept = () => page.evaluate(() => localStorage.getItem('visits'));
  await page.goto('/about');
  await awake(page);
  const opened = await page.evaluate(() => performance.timeOrigin);
  const isCounted = async () => {
    const [visits, last] = String(await kept()).split(' ');
    return Number(last) > opened ? Number(visits) : null;
  };
  await expect.poll(isCounted).toBe(count);
}

/** Lets the last page have been opened that many milliseconds earlier. */
async function beAwayFor(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(pause => {
    const [count, last] = String(localStorage.getItem('visits')).split(' ');
    localStorage.setItem('visits', `${count} ${Number(last) - pause}`);
  }, milliseconds);
}

/** The event that Chromium sends when it likes, but never in a test. */
async function promptInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => {
      const { dataset } = document.documentElement;
      dataset.prompts = String(Number(dataset.prompts ?? 0) + 1);
    };
    const userChoice = Promise.resolve({ outcome: 'accepted' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }));
  });
}

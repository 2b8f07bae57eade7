import { expect, type Page, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { makeNextVersion, type NextVersion, nextVersionMark } from '../../support/next-version.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { arrive } from '../support/customer.ts';
import { awake } from '../support/page-checks.ts';
import { privatePlaces, publicPlaces } from '../support/places.ts';
import { underWorker } from '../support/queued.ts';

const update = { ready: 'Versi baru aplikasi ini sudah siap', accept: 'Perbarui aplikasi' };

test.describe('a deployment while a tab is open', () => {
  let shop: Shop;
  let next: NextVersion;
  let proxy: FaultProxy;
  test.beforeEach(async () => {
    [shop, next] = await Promise.all([startShop(), makeNextVersion()]);
    proxy = await startFaultProxy(shop.url);
  });
  test.afterEach(async () => {
    await proxy.stop();
    await shop.remove();
    await next.remove();
  });

  test('offers the new version, opens every page of the open one before, and runs the new one after', async ({ page, context }) => {
    await arrive(context, 'id', undefined, proxy.url);
    await page.goto(`${proxy.url}/about`);
    await underWorker(page);
    await awake(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await shop.stop();
    shop = await startShop({ dataDir: shop.dataDir, server: next.server });
    proxy.aim(shop.url);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect(page.getByRole('status').getByText(update.ready)).toBeVisible();

    for (const { path, title } of [...publicPlaces, ...privatePlaces]) {
      await goInApp(page, path.replace(/:\w+/, '0190a000-0000-7000-8000-000000000000'));
      if (!path.includes(':')) await expect(page).toHaveTitle(title.id);
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('main').getByRole('alert')).first()).toBeVisible();
    }
    expect(await page.evaluate(() => 'isSameDocument' in window), 'no page was loaded anew').toBe(true);
    await goInApp(page, '/faq');
    expect(await page.locator(nextVersionMark).count()).toBe(0);

    await page.getByRole('button', { name: update.accept }).click();
    await expect(page.locator(nextVersionMark)).toBeAttached();
    await proxy.break('refuse');
    await page.goto(`${proxy.url}/cart`);
    await expect(page.locator(nextVersionMark)).toBeAttached();
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test('a part of the app that is gone from the server brings the current version, once', async ({ browser }) => {
  const proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    await arrive(context, 'id', undefined, proxy.url);
    const page = await context.newPage();
    await page.goto(`${proxy.url}/about`);
    await awake(page);
    await proxy.break('reset-before', { path: /\/assets\/faq-/, times: 2 });
    await goInApp(page, '/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'Pertanyaan umum' })).toBeVisible();
  } finally {
    await context.close();
    await proxy.stop();
  }
});

/** Navigates as a link of the app does, to any address. */
async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

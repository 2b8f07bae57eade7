import { expect, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { cards } from '../support/catalogue.ts';
import { arrive } from '../support/customer.ts';
import { awake, bringIntoView, expectAccessible } from '../support/page-checks.ts';
import { everythingCached } from '../support/phone.ts';
import { words } from '../support/visit.ts';

const t = words.en;
let proxy: FaultProxy;
test.beforeEach(async () => {
  proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterEach(() => proxy.stop());

test('without the shop a search finds what the phone has seen, and says so', async ({ page, context }) => {
  await arrive(context, 'en', undefined, proxy.url);
  await page.goto(`${proxy.url}/categories/semen`);
  await awake(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Visible cards load by themselves.
  await expect.poll(async () => (await everythingCached(page)).includes('"product","semen-pcc-sagara"'), { timeout: 40_000 }).toBe(true);

  // A captive portal: the browser believes that it is online.
  await proxy.break('captive-portal', { path: /^\/api\// });
  await page.getByRole('combobox', { name: t.searchProducts }).fill('sagara cement');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Found on this phone')).toBeVisible();
  await expect(cards(page).getByRole('heading', { name: t.cement })).toBeVisible();
  await expect(page.getByText(/Offline: saved data/)).toBeVisible();
  await expect(cards(page).first()).toContainText(/minute(?:s)? ago/);
  await expectAccessible(page);
  await cards(page).getByRole('link', { name: t.cement }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/64\.500/)
      .first(),
  ).toBeVisible();

  await proxy.heal();
  await expect(page.getByText(/Offline: saved data/)).toBeHidden();
});

test('without the shop the pictures are there that the first visit saw', async ({ page, context }) => {
  await arrive(context, 'en', undefined, proxy.url);
  await page.goto(`${proxy.url}/categories/semen`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const picture = cards(page)
    .filter({ has: page.getByRole('heading', { name: t.cement }) })
    .locator('img');
  const address = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect.poll(() => page.evaluate(url => caches.match(url, { ignoreVary: true }).then(Boolean), address)).toBe(true);
  expect(proxy.seen.filter(({ path }) => address.endsWith(path))).toHaveLength(1);
  await page.goto(`${proxy.url}/faq`);
  await proxy.break('refuse');
  await page.goto(`${proxy.url}/categories/semen`);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('the data saver draws the pictures and fetches none', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(context, 'en', undefined, proxy.url);
  await page.goto(`${proxy.url}/about`);
  await awake(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const saver = page.getByRole('dialog').getByRole('switch', { name: 'Data saver' });
  await saver.check();
  await expect(saver).toHaveAccessibleDescription(/Used on this visit: \d/);
  await page.getByRole('dialog').getByRole('button', { name: t.close }).click();
  const before = proxy.seen.length;
  await page.getByRole('navigation').getByRole('link', { name: t.search, exact: true }).first().click();
  await page.getByRole('group', { name: 'Where to start' }).getByRole('link', { name: 'Browse all products' }).click();
  await expect(cards(page).first()).toBeVisible();
  await bringIntoView(cards(page).nth(8));
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect(proxy.seen.slice(before).filter(({ path }) => path.startsWith('/media/pictures'))).toEqual([]);
});

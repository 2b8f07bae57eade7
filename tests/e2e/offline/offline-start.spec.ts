import { expect, type Page, type Request, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startKillableBrowser } from '../../support/killable-browser.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { everythingCached } from '../support/phone.ts';
import { keptFiles, underWorker } from '../support/queued.ts';
import { words } from '../support/visit.ts';

const t = words.id;

test('the app starts without a network, also after the browser was killed: home, a list, its products, cart and orders', async () => {
  const proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
  const browser = await startKillableBrowser();
  try {
    const customer = await register('id');
    const mortar = await variantId('semen-masonry-sagara-plester');
    const order = await placeOrder(customer, await fillCart(customer, { [mortar]: 5 }));
    await fillCart(customer, { [mortar]: 10 });
    await arrive(browser.context, 'id', customer.tokens, proxy.url);
    const page = await browser.context.newPage();
    await page.goto(`${proxy.url}/categories/semen`);
    await underWorker(page);
    await expect(product(page)).toBeVisible();
    // The worker leaves to the shop every address that is no page of the app.
    await page.goto(`${proxy.url}/robots.txt`);
    await expect(page.getByText('Sitemap: ')).toBeVisible();
    for (const path of ['/transactions', '/cart', '/', '/categories/semen']) {
      await page.goto(proxy.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // A shop that has too many pages to draw hands out the bare one, which the worker doesn't keep.
    const hasHome = async () => (await keptFiles(page)).some(file => new URL(file).pathname === '/');
    await expect(async () => {
      if (!(await hasHome())) await page.goto(proxy.url);
      expect(await hasHome()).toBe(true);
    }).toPass({ timeout: 60_000 });
    await page.goto(`${proxy.url}/categories/semen`);
    await product(page).click();
    await expect(page.getByRole('main').getByRole('button', { name: t.addToCart })).toBeVisible();
    await page.goto(`${proxy.url}/transactions`);
    await expect(page.getByRole('main').getByText(order.number ?? '-')).toBeVisible();
    // The answer reaches the disk a moment after the screen, and the browser ends below.
    await expect.poll(() => everythingCached(page)).toContain('"private","orders","list"');
    await page.goto(`${proxy.url}/cart`);
    await expect(page.getByRole('button', { name: t.moreOf })).toBeVisible();
    await expect.poll(() => everythingCached(page)).toContain('"private","cart"');
    await expectCachedPage(page, proxy);
    // Local storage reaches the disk some seconds after it was written, as the browser pleases.
    await browser.close();

    await proxy.break('refuse');
    await expectAll(await (await browser.start()).newPage(), proxy.url, order.number ?? '-');
    await browser.kill();
    await expectAll(await (await browser.start()).newPage(), proxy.url, order.number ?? '-');
  } finally {
    await browser.remove();
    await proxy.stop();
  }
});

test("an answer from the browser's own cache does not count as the shop's: the page says that it is offline", async ({ page, context }) => {
  const proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
  try {
    await arrive(context, 'id', undefined, proxy.url);
    await page.goto(`${proxy.url}/categories/semen`);
    await underWorker(page);
    await product(page).click();
    await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
    await expect.poll(() => proxy.seen.some(({ path, status }) => OFFER.test(path) && status === 200)).toBe(true);

    await proxy.break('refuse');
    // Old enough for the page to ask again, young enough for the browser to answer in the shop's place.
    await page.clock.setSystemTime(Date.now() + 2 * 60_000);
    // The worker may have an answer of its own or not: what counts is that the page has been told.
    const isOffer = (request: Request) => OFFER.test(request.url());
    const told = Promise.race([page.waitForEvent('requestfinished', isOffer), page.waitForEvent('requestfailed', isOffer)]);
    await page.reload();
    await told;
    await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
    await expect(offline(page)).toBeVisible();
    // Of an amount that was never looked at there is no picture on this phone: the product's that is there stands in.
    await page.getByRole('radio', { name: '50 kg' }).check();
    const picture = page.getByRole('main').getByRole('img', { name: t.cement, exact: true });
    await expect(picture).toHaveAttribute('src', /variant=50kg/);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeGreaterThan(0);
  } finally {
    await proxy.stop();
  }
});

/** On a line that swallows every request, a visit and a reload show products without one byte of network on the way. */
async function expectCachedPage(page: Page, proxy: FaultProxy): Promise<void> {
  await proxy.break('hang');
  const start = proxy.seen.length;
  for (const load of [() => page.goto(proxy.url), () => page.reload(), () => page.goto(`${proxy.url}/?utm_source=chat&fbclid=1`)]) {
    await load();
    await expect(page.locator('html'), 'as it was kept').toHaveAttribute('data-kept-at', /^\d+$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  // However a link to it was written.
  await page.goto(`${proxy.url}/Categories/SEMEN).`);
  await expect(page).toHaveURL(`${proxy.url}/categories/semen`);
  await expect(page.locator('html')).toHaveAttribute('data-kept-at', /^\d+$/);
  expect(proxy.seen.slice(start).filter(({ status }) => status !== undefined)).toEqual([]);
  await proxy.heal();
}

const OFFER = /\/api\/v1\/products\/[a-z-]+\?/;

const offline = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/Offline/)
    .first();

const product = (page: Page) => page.getByRole('article').getByRole('link', { name: t.cement });

async function expectAll(page: Page, url: string, orderNumber: string): Promise<void> {
  await page.goto(`${url}/?source=pwa`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`${url}/categories/semen`);
  await product(page).click();
  await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
  await page.goto(`${url}/cart`);
  await expect(page.getByRole('button', { name: t.moreOf })).toBeVisible();
  await page.goto(`${url}/transactions`);
  await expect(page.getByRole('main').getByText(orderNumber)).toBeVisible();
  await expect(offline(page)).toBeVisible();
}

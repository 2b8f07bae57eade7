import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { cards, variantId } from './catalogue.ts';
import { addAddress, arrive, fillCart, placeOrder, register } from './customer.ts';
import { awake } from './page-checks.ts';
import { everythingCached } from './phone.ts';
import { underWorker } from './queued.ts';
import { words } from './visit.ts';

const t = words.en;
const YEAR = 365 * 24 * 3_600_000;

/** A way in which a line or a clock fails, and how a test brings it about. */
export interface Badness {
  readonly name: string;
  readonly begin: (proxy: FaultProxy, page: Page) => Promise<void>;
}

/** Each of these meets every request of the browser and its worker, `/api/health` included. */
export const badness: readonly Badness[] = [
  { name: 'hanging', begin: proxy => proxy.break('hang') },
  { name: 'dripping', begin: proxy => proxy.break('drip') },
  { name: 'captive portal', begin: proxy => proxy.break('captive-portal') },
  { name: 'truncated', begin: proxy => proxy.break('truncate') },
  { name: '503', begin: proxy => proxy.break('unavailable') },
  { name: 'clock a year ahead', begin: (proxy, page) => offByClock(proxy, page, YEAR) },
  { name: 'clock a year behind', begin: (proxy, page) => offByClock(proxy, page, -YEAR) },
];

async function offByClock(proxy: FaultProxy, page: Page, milliseconds: number): Promise<void> {
  await proxy.break('refuse');
  await page.clock.setSystemTime(Date.now() + milliseconds);
}

/** A step of a visit: the screen that the customer saw, after how many milliseconds, and `within` how many it was due. */
export interface Sight {
  readonly step: string;
  readonly seen: string;
  readonly after: number;
  readonly within: number;
}

/** Milliseconds: pages and searches of the phone, being told under way and from a cold start, a page that is not on the phone. */
const FROM_PHONE = 1_500;
const TOLD = 4_000;
const TOLD_COLD = 5_000;
const NOT_HERE = 5_500;

/** A phone that has been all over the shop: with an order, a filled cart and an address, and everything of that on its disk. */
export async function usedPhone(context: BrowserContext, url: string): Promise<{ readonly order: string }> {
  const customer = await register('en');
  const mortar = await variantId('semen-masonry-sagara-plester');
  const order = await placeOrder(customer, await fillCart(customer, { [mortar]: 5 }));
  await addAddress(customer);
  const cart = await fillCart(customer, { [mortar]: 10 });
  await arrive(context, 'en', customer.tokens, url);
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await underWorker(page);
  for (const path of ['/', '/categories/semen', `/cart/checkout/${cart.id}`, '/transactions', '/address', '/cart']) {
    await page.goto(url + path);
    await awake(page);
  }
  for (const kept of ['"private","orders","list"', '"private","cart"', '"private","addresses"', '"categories"'])
    await expect.poll(async () => (await everythingCached(page)).includes(kept), { message: kept }).toBe(true);
  await page.close();
  return { order: order.number ?? '-' };
}

/** Waits for a sight from now on. @param since what `performance.now()` said when the customer asked for it */
async function sight(step: string, seen: string, what: Locator, since: number, within: number): Promise<Sight> {
  await expect(what.first(), `${step}: ${seen}`).toBeVisible();
  return { step, seen, after: Math.round(performance.now() - since), within };
}

/** The line goes bad under an open app: what a search and a page that was never seen then show, and when the customer is told. */
export async function visitUnderWay(
  page: Page,
  url: string,
  { begin, proxy }: { readonly begin: Badness['begin']; readonly proxy: FaultProxy },
) {
  const sights: Sight[] = [];
  const bar = page.getByRole('banner').getByText(/^Offline/);
  const see = async (step: string, seen: string, what: Locator, since: number, within = FROM_PHONE) =>
    sights.push(await sight(step, seen, what, since, within));
  await page.goto(`${url}/`);
  await awake(page);
  await begin(proxy, page);
  await page.getByRole('banner').getByRole('combobox', { name: t.searchProducts }).fill('sagara cement');
  let since = performance.now();
  await page.keyboard.press('Enter');
  await see('search, under way', 'the product', cards(page).getByRole('heading', { name: t.cement }), since);
  await see('search, under way', 'the bar says offline', bar, since, TOLD);
  await see('search, under way', 'ages on the cards', cards(page).getByText(/ago/), since, TOLD);
  await proxy.heal();
  await expect(bar).toHaveCount(0, { timeout: 60_000 });
  await cards(page).getByRole('link', { name: t.cement }).click();
  const brand = page.getByRole('main').getByRole('link', { name: 'Sagara', exact: true });
  await expect(brand).toBeVisible();
  await begin(proxy, page);
  since = performance.now();
  await brand.click();
  await see('never seen, under way', 'not on this phone', page.getByRole('heading', { level: 1, name: t.notLoaded }), since, NOT_HERE);
  await proxy.heal();
  const again = page.getByRole('main').getByRole('button', { name: t.tryAgain });
  await again.click({ timeout: 1_000 }).catch(() => undefined);
  await see('the line is back', 'the page', page.getByRole('heading', { level: 1, name: 'Sagara' }), performance.now(), TOLD_COLD);
  await expect(bar).toHaveCount(0, { timeout: 60_000 });
  await begin(proxy, page);
  since = performance.now();
  await page.goto(`${url}/blog_detail/mengecat-di-musim-hujan`, { waitUntil: 'commit' });
  await see('never seen, cold', 'not on this phone', page.getByRole('heading', { level: 1, name: t.notLoaded }), since, NOT_HERE);
  return sights;
}

/**
 * Starts the app cold on home and goes on by taps: list, product, cart, checkout, orders, address, a search, and a page that was never seen.
 * @returns what was to be seen, step by step
 */
export async function visit(page: Page, url: string, { order }: { readonly order: string }): Promise<Sight[]> {
  const sights: Sight[] = [];
  const main = page.getByRole('main');
  const bar = page.getByRole('banner').getByText(/^Offline/);
  const see = async (step: string, seen: string, what: Locator, since: number, within = FROM_PHONE) =>
    sights.push(await sight(step, seen, what, since, within));
  const tap = async (what: Locator) => {
    await what.click();
    return performance.now();
  };
  const menu = async (name: string) => {
    await page.getByRole('banner').getByRole('link', { name: t.profileOf }).hover();
    const since = await tap(page.getByRole('banner').getByRole('link', { name, exact: true }));
    await page.mouse.move(0, 400);
    return since;
  };

  let since = performance.now();
  await page.goto(`${url}/`, { waitUntil: 'commit' });
  await see('home, cold', 'products', cards(page), since);
  await see('home, cold', 'the bar says offline', bar, since, TOLD_COLD);
  await see('home, cold', 'ages on the cards', cards(page).getByText(/ago/), since, TOLD_COLD);

  since = await tap(page.getByRole('banner').getByRole('combobox', { name: t.searchProducts }));
  await page.keyboard.type('sagara cement');
  since = performance.now();
  await page.keyboard.press('Enter');
  await see('search', 'found on this phone', page.getByText('Found on this phone'), since);
  await see('search', 'the product', cards(page).getByRole('heading', { name: t.cement }), since);

  since = await tap(cards(page).getByRole('link', { name: t.cement }));
  await see('product', 'its page', page.getByRole('heading', { level: 1, name: t.cement }), since);
  await see('product', 'its price', main.getByText(/64\.500/), since);

  since = await tap(page.getByRole('banner').getByRole('link', { name: /^Cart/ }));
  await see('cart', 'its lines', main.getByRole('button', { name: t.moreOf }), since);
  since = await tap(main.getByRole('link', { name: t.checkout }).first());
  await see('checkout', 'a step', main.getByRole('heading', { level: 2 }), since);
  since = await menu('My transactions');
  await see('orders', 'the order', main.getByText(order), since);
  since = await menu('Address');
  await see('address', 'an address', main.getByText('Proyek Ambon'), since);
  since = await tap(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }));
  await see('never seen', 'not on this phone', page.getByRole('heading', { level: 1, name: t.notLoaded }), since, NOT_HERE);
  return sights;
}

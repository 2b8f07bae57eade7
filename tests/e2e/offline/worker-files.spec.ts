import { expect, type Page, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { makeNextVersion, nextVersionMark } from '../../support/next-version.ts';
import { startShop } from '../../support/shop.ts';
import { arrive } from '../support/customer.ts';
import { awake, complaintsOf } from '../support/page-checks.ts';
import { everythingCached } from '../support/phone.ts';
import { publicPlaces } from '../support/places.ts';
import { underWorker } from '../support/queued.ts';

/** Files that a first visit of the home page does not need: they come with the worker's install alone. */
const laterFiles =
  /\/assets\/(?:account|browsing|calculators|checkout|choice|en|forms|frame|later-parts|lists|more-en|news|orders|PinMap|product|project-lists|reading|region-search|sign-in)-/;
/** The map and the regions, which come once everything else is there. */
const AFTER_INSTALL = 3;
const words = { changed: /^Belum siap dipakai offline: jaringan ini mengubah/, ready: /^Siap dipakai offline/ };

test.use({ viewport: { width: 412, height: 823 } });

test.describe('files and pages that the worker caches', () => {
  let line: FaultProxy;
  test.beforeEach(async () => {
    line = await startFaultProxy(process.env.SHOP_URL ?? '');
  });
  test.afterEach(() => line.stop());

  test('an install that got HTML for scripts keeps none of it, and the next visit has every page right', async ({ page, context }) => {
    await line.break('captive-portal', { path: laterFiles, times: 60 });
    await arrive(context, 'id', undefined, line.url);
    await page.goto(line.url);
    await expect.poll(() => line.seen.filter(({ fault }) => fault === 'captive-portal').length, { timeout: 60_000 }).toBe(60);
    const complaints = complaintsOf(page);
    for (const { path, title } of publicPlaces.filter(place => !place.path.includes(':'))) {
      await page.goto(line.url + path);
      await awake(page);
      await expect(page).toHaveTitle(title.id);
    }
    expect(complaints).toEqual([]);
    await installed(page);
    expect(await wrongFiles(page)).toEqual([]);
  });

  test('files that the browser threw away or a network replaced are fetched again once the page is idle', async ({ page, context }) => {
    await arrive(context, 'id', undefined, line.url);
    await page.goto(`${line.url}/about`);
    await underWorker(page);
    await expect.poll(() => kept(page)).toBe(await listed(page));
    // Each file costs a round trip on a weak line; fourteen of them are what the price list, the lists with quick order, the calculators
    // and quotations with their paper need without one, and four are what the first view of a product does without.
    expect(await listed(page)).toBeLessThanOrEqual(65 + AFTER_INSTALL);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${line.url}/faq`);
    await expect.poll(() => kept(page)).toBe(await listed(page));
    await page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter(each => each.includes('precache'));
      const cache = await caches.open(name);
      const html = { headers: { 'content-type': 'text/html' } };
      for (const request of await cache.keys())
        if (/\/(?:account|forms)-/.test(request.url)) await cache.put(request, new Response('<h1>WiFi</h1>', html));
    });
    await page.goto(`${line.url}/about`);
    await expect.poll(() => wrongFiles(page)).toEqual([]);
    // The shop's word on returns comes after the files.
    await expect.poll(async () => (await everythingCached(page)).includes('"page","guarantee-and-returns"')).toBe(true);
    await line.break('refuse');
    await page.goto(`${line.url}/login`);
    await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
    await page.goto(`${line.url}/guarantee-and-returns`);
    await expect(page.getByRole('heading', { level: 1, name: 'Garansi dan pengembalian' })).toBeVisible();
  });

  test('a network that rewrites scripts is told as not ready for offline use, and the pages work on it', async ({ page, context }) => {
    await line.break('rewritten', { path: /\/assets\/.*\.js$/ });
    await arrive(context, 'id', undefined, line.url);
    await page.goto(line.url);
    await expect(page.getByRole('alert').getByText(words.changed)).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog').getByText(words.changed)).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)).toBeNull();
    await line.heal();
    await page.goto(`${line.url}/about`);
    await installed(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog').getByText(words.ready)).toBeVisible();
  });
});

test('a new version with one changed screen fetches that screen, and writes what only names it anew from what the phone has', async ({
  page,
  context,
}) => {
  const [shop, next] = await Promise.all([startShop(), makeNextVersion(/\/reading-[^/]*\.js$/)]);
  const line = await startFaultProxy(shop.url);
  const later = await startShop({ server: next.server });
  try {
    await arrive(context, 'id', undefined, line.url);
    await page.goto(`${line.url}/about`);
    await underWorker(page);
    await expect.poll(() => kept(page)).toBe(await listed(page));
    line.aim(later.url);
    const before = line.seen.length;
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect(page.getByRole('status').getByText('Versi baru aplikasi ini sudah siap')).toBeVisible();
    // A download that gave way to something that the page loads comes anew: which files come is asked, not how often.
    const fetched = new Set(line.seen.slice(before).map(({ path }) => path.replace(/-[\w-]{8}\./, '.')));
    // The face has another name in this version, and is no text that could be written anew.
    expect([...fetched].filter(path => /^\/assets|html$/.test(path)).sort()).toEqual([
      '/assets/plus-jakarta-sans.woff2',
      '/assets/reading.js',
      '/index.html',
    ]);
    await page.getByRole('button', { name: 'Perbarui aplikasi' }).click();
    await expect(page.locator(nextVersionMark)).toBeAttached();
    await line.break('refuse');
    await page.goto(`${line.url}/faq`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pertanyaan umum' })).toBeVisible();
  } finally {
    await line.stop();
    await Promise.all([shop.remove(), later.remove()]);
    await next.remove();
  }
});

async function installed(page: Page): Promise<void> {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
}

/** How many files of the app lie in its cache. */
function kept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [name] = (await caches.keys()).filter(each => each.includes('precache'));
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });
}

/** How many files the worker lists. */
async function listed(page: Page): Promise<number> {
  const worker = await (await page.request.get('/sw.js')).text();
  return worker.match(/"integrity":"sha384-/g)?.length ?? 0;
}

/** Scripts of the app's cache that are something else. */
function wrongFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter(each => each.includes('precache'));
    const cache = await caches.open(name);
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
    const types = await Promise.all(scripts.map(async request => (await cache.match(request))?.headers.get('content-type')));
    return scripts.filter((_, index) => !types[index]?.includes('javascript')).map(({ url }) => url);
  });
}

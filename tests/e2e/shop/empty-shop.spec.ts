import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildBrands } from '#server/seed/catalogue/brands.ts';
import { demoEmail } from '#server/seed/demo.ts';
import { seedDepots } from '#server/seed/freight/freight.ts';
import { seedBanners } from '#server/seed/shop/banners.ts';
import { seedPaymentMethods } from '#server/seed/shop/payment-methods.ts';
import { siteInfo } from '#server/seed/shop/site-info.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { adminOf } from '../support/admin.ts';
import { awake, bringIntoView, complaintsOf } from '../support/page-checks.ts';
import { publicPlaces } from '../support/places.ts';

/** What the sample shop has of its own. */
const invented = [
  siteInfo.name,
  siteInfo.tagline_id,
  siteInfo.tagline_en,
  siteInfo.headline_id,
  siteInfo.headline_en,
  siteInfo.email,
  siteInfo.phone,
  siteInfo.description_id,
  siteInfo.company_name,
  siteInfo.tax_number,
  demoEmail,
  ...seedPaymentMethods.flatMap(({ account }) => (account === null ? [] : [account.bank, account.number, account.holder])),
  ...seedDepots.flatMap(({ address, phone }) => [address, phone]),
  ...seedBanners.flatMap(({ title, text }) => [title.id, title.en, text.id, text.en]),
  ...buildBrands().map(({ name }) => name),
].filter(word => word !== '' && word !== 'QRIS');

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop({ dataDir: await mkdtemp(join(tmpdir(), 'fondasi-empty-')), env: { SEED: 'empty' } });
});
test.afterAll(() => shop.remove());

test('no page and no answer of an empty shop has a word of the sample shop', async ({ request }) => {
  test.slow();
  const description = await (await request.get(`${shop.url}/api/openapi.json`)).json();
  const calls = Object.entries(description.paths as Record<string, object>).flatMap(([path, methods]) =>
    'get' in methods && !path.includes('{') ? [`/api${path.replace(/^\/api/, '')}`] : [],
  );
  expect(calls.length).toBeGreaterThan(15);
  const pages = publicPlaces.flatMap(({ path }) => ['id', 'en'].map(lang => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`));
  const found: string[] = [];
  for (const path of [...pages, ...calls, '/api/openapi.json', '/manifest.webmanifest', '/sitemap.xml', '/robots.txt']) {
    const answer = await request.get(shop.url + path, { headers: path.startsWith('/api') ? {} : { accept: 'text/html' } });
    // In Indonesian the shop's name is a word for what a house stands on, which one of the calculators is about.
    const text = (await answer.text()).replaceAll('Fondasi batu kali', '');
    // The address that was asked for comes back in the page.
    const own = decodeURIComponent(path);
    found.push(...invented.filter(word => text.includes(word) && !own.includes(word)).map(word => `${path}: ${word}`));
  }
  expect(found).toEqual([]);
});

test('an empty shop’s pages say that nothing is there yet, and complain of nothing', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const [path, words] of [
    ['/', 'Toko'],
    ['/about', 'Belum ada teks di sini'],
    ['/categories', 'Belum ada barang di sini'],
    ['/products', 'Produk tidak ditemukan'],
    ['/faq', 'Pertanyaan umum'],
    ['/blog', 'Artikel tidak ditemukan'],
  ] as const) {
    await page.goto(shop.url + path);
    await awake(page);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page).toHaveTitle(/Toko$/);
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: /Metode pembayaran|Bantuan/ })).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('its first goods have no stars, no best sellers and no rating for search engines', async ({ page }) => {
  await adminOf(shop, 'import', join(import.meta.dirname, '..', '..', '..', 'docs', 'opening', 'goods.csv'));
  const praise = page.getByText(/terjual|dari 5|Terlaris/);
  await page.goto(shop.url);
  await awake(page);
  await expect(page.getByRole('article').filter({ hasText: 'Semen portland' }).first()).toBeVisible();
  await expect(praise).toHaveCount(0);
  await page.goto(`${shop.url}/products?sort=rating`);
  await awake(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').filter({ hasText: /terjual|dari 5/ })).toHaveCount(0);
  await page.goto(`${shop.url}/product/semen-portland`);
  await awake(page);
  const described = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(described).toContain('"price":72000');
  expect(described).not.toContain('aggregateRating');
  await expect(praise).toHaveCount(0);
  await bringIntoView(page.getByRole('heading', { name: 'Ulasan' }));
  await expect(page.getByText('Belum ada ulasan. Pelanggan yang sudah menerima')).toBeVisible();
});

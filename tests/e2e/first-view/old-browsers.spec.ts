import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeOldBrowser } from '../support/old-browser.ts';
import { drawn } from '../support/page-checks.ts';
import { addCement, orderCement } from '../support/purchase.ts';
import { open, words } from '../support/visit.ts';

const t = words.id;
const needs = 'Belanja perlu JavaScript dan Chrome 92, Safari 15.4, Firefox 98 atau yang lebih baru';
const pages = ['/', '/products', '/categories', '/product/semen-pcc-sagara', '/faq', '/blogs'];

test('nothing that was built has syntax that the oldest supported browsers don’t read', () => {
  const client = join(import.meta.dirname, '..', '..', '..', 'dist', 'client');
  const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const newer = scripts.filter(path => /\bstatic\s*\{/.test(readFileSync(join(client, path), 'utf8')));
  expect(newer).toEqual([]);
});

test('a customer of the oldest supported browser orders', async ({ page, context }) => {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', line => line.type() === 'error' && /is not a function|undefined/.test(line.text()) && faults.push(line.text()));
  await makeOldBrowser(context);
  await open(context, 'id');
  await page.goto('/');
  expect(
    await page.evaluate(() => 'hasOwn' in Object || 'structuredClone' in globalThis || 'any' in AbortSignal),
    'is the browser old',
  ).toBe(false);
  await addCement(page, 'id');
  await orderCement(page, 'id');
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  expect(await worker.evaluate(() => 'findLast' in Array.prototype), 'is its worker old').toBe(false);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(faults).toEqual([]);
});

/** The page as the server drew it: to be read, with links that lead on and a form that searches. */
async function expectPlainPage(page: Page, path: string, word: Locator): Promise<void> {
  await drawn(page, () => page.goto(path));
  await expect(word).toBeVisible();
  await page.getByRole('search').getByRole('combobox').fill('semen');
  await page.getByRole('search').getByRole('button', { name: t.search }).click();
  await drawn(page, () => expect(page).toHaveURL(/\/products\?search=semen/));
  await expect(word).toBeVisible();
  // The broken page comes anew by itself, and a tap that this meets is lost: customers tap again.
  const link = page.getByRole('main').getByRole('link', { name: t.cement }).first();
  await expect(async () => {
    if (!/\/product\//.test(page.url())) await link.click();
    await expect(page).toHaveURL(/\/product\//, { timeout: 5_000 });
  }).toPass();
  await drawn(page, async () => undefined);
  await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
  await expect(word).toBeVisible();
}

test('a browser below the oldest supported ones shows each page as it was served, and says what the shop needs', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
  for (const path of pages) await expectPlainPage(page, path, page.getByText(needs));
  await page.goto('/login');
  await expect(page.getByText(needs)).toBeVisible();
});

for (const [where, name] of [
  ['scripts', 'WeakMap'],
  ['components', 'Array.prototype.flatMap'],
] as const) {
  test(`a page whose ${where} fail stays as it was served`, async ({ page, context }) => {
    const fault = await context.addInitScript(path => {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<object>((found, step) => Reflect.get(found, step), globalThis);
      Reflect.deleteProperty(owner, last);
    }, name);
    await expectPlainPage(page, '/', page.getByText(needs));
    await fault.dispose();
    // The broken page may be about to come anew by itself, as it was served: then that is what the first reload shows.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: t.languageToggle })).toBeVisible({ timeout: 5_000 });
      await expect(page.getByText(needs)).toBeHidden({ timeout: 1_000 });
    }).toPass();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, lead on and search, and say what the shop needs', async ({ page, context }) => {
    // Texts in a <noscript> are none for Playwright.
    const word = page.locator('noscript');
    for (const path of pages) await expectPlainPage(page, path, word);
    await page.goto('/login');
    await expect(word).toBeVisible();
    expect(await word.innerText()).toBe(needs);
    await context.addCookies([{ name: 'lang', value: 'en', url: process.env.SHOP_URL ?? '' }]);
    // A shop with too many pages to draw hands out the bare one, in its own language.
    await expect(async () => {
      await page.goto('/login');
      await expect(word).toBeVisible();
      expect(await word.innerText()).toBe('Shopping needs JavaScript and Chrome 92, Safari 15.4, Firefox 98 or newer');
    }).toPass({ timeout: 60_000 });
  });
});

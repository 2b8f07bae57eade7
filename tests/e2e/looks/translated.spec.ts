import { expect, type Page, test } from '@playwright/test';
import { awake } from '../support/page-checks.ts';
import { addCement, orderCement } from '../support/purchase.ts';
import { translatePages } from '../support/translator.ts';
import { open, words } from '../support/visit.ts';

/** A browser that translates pages has put its own elements in the place of React's text nodes. */
const t = words.id;

/** React's error when it can't find a node of its own, and the page that is shown then. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const faults: string[] = [];
  // A page that was translated before it was awake is drawn anew (#418), and whole.
  page.on('pageerror', error => !error.message.includes('#418') && faults.push(error.message));
  return async () => {
    await expect(page.getByRole('heading', { name: 'Terjadi kesalahan' })).toBeHidden();
    expect(await page.locator('font').count(), 'texts that the translator has wrapped').toBeGreaterThan(0);
    expect(faults).toEqual([]);
  };
}

test.beforeEach(({ context }) => translatePages(context));

test('a customer orders on translated pages', async ({ page, context }) => {
  const expectSound = await watch(page);
  await open(context, 'id');
  await page.goto('/');
  await addCement(page, 'id');
  await orderCement(page, 'id');
  await expectSound();
});

test('translated lists search, filter, sort and turn their pages', async ({ page, context }) => {
  const expectSound = await watch(page);
  await open(context, 'id');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/products?search=cat');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.resultsFor('cat'));
  await page.getByRole('combobox', { name: t.searchProducts }).fill('semne');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.showingResultsFor('semen'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.resultsFor('semne'));
  await page.goto('/products');
  // A page that was translated before it was awake is drawn anew, without a tick that came before.
  await awake(page);
  const count = page.getByText(/^\d+ produk$/).first();
  const all = await count.innerText();
  await page.getByRole('checkbox', { name: t.inStock }).check();
  await expect(count).not.toHaveText(all);
  await page.getByRole('checkbox', { name: t.inStock }).uncheck();
  await expect(count).toHaveText(all);
  const pages = page.getByRole('navigation', { name: t.pages });
  // By key: cards that the way down brings into sight take their real height, which can move the link away under a pointer.
  await pages.getByRole('link', { name: t.page(2), exact: true }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel(t.sort).selectOption({ label: t.lowestPrice });
  await expect(page).toHaveURL(/sort|order/);
  await expectSound();
});

test('translated pages change their quantity, tag and language', async ({ page, context }) => {
  const expectSound = await watch(page);
  await open(context, 'id');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/product/semen-pcc-sagara');
  const subtotal = page.getByRole('main').getByText(/Rp/).filter({ visible: true }).last();
  await expect(subtotal).toBeVisible();
  const main = page.getByRole('main');
  const before = await main.innerText();
  await main.getByRole('button', { name: t.moreOf }).filter({ visible: true }).first().click();
  await expect.poll(() => main.innerText()).not.toBe(before);
  await page.goto('/blog');
  await awake(page);
  const tags = page.getByRole('navigation', { name: 'Tag' });
  await tags.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/tag=/);
  await expect(page.getByRole('main').getByText(/^\d+ artikel$/)).toBeVisible();
  for (const path of ['/', '/products', '/categories', '/product/semen-pcc-sagara', '/faq', '/about', '/blog', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: t.languageToggle }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: words.en.languageToggle })).toBeVisible();
    await expect(page.getByText('English', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: words.en.languageToggle }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expectSound();
  }
});

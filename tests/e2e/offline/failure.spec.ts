import { expect, type Page, test } from '@playwright/test';
import { type Shop, startShop } from '../../support/shop.ts';
import { arrive } from '../support/customer.ts';
import { awake } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

const t = words.id;
const offlineBar = (page: Page) => page.getByRole('status').getByText(t.offline);

test.describe('when the shop goes down', () => {
  let shop: Shop;
  test.beforeEach(async () => {
    shop = await startShop();
  });
  test.afterEach(() => shop.remove());

  for (const { visit, isKept } of [
    { visit: 'a first visit', isKept: false },
    { visit: 'a later visit', isKept: true },
  ]) {
    test(`an unseen page of ${visit} says so, and opens once the shop is back`, async ({ page, context }) => {
      await arrive(context, 'id', undefined, shop.url);
      await page.goto(`${shop.url}/about`);
      await awake(page);
      if (isKept) await keepShell(page);
      await shop.stop();

      // Not a page of the help: those come with the install.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      const retry = page.getByRole('main').getByRole('button', { name: t.tryAgain });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t.notLoaded);
      await expect(offlineBar(page)).toBeVisible();
      await expect(page).toHaveURL(`${shop.url}/blog`);

      const again = await startShop({ dataDir: shop.dataDir, port: shop.port });
      try {
        // By itself: the page looks again and again whether the shop is back.
        await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
        await expect(offlineBar(page)).toBeHidden();
      } finally {
        await again.stop();
      }
    });
  }
});

test('a list and a product that were seen open without a network, after a reload as well', async ({ page, context }) => {
  await arrive(context, 'id');
  await page.goto('/categories/semen');
  await awake(page);
  await keepShell(page);
  const product = page.getByRole('article').getByRole('link', { name: t.cement });
  await product.click();
  await expect(page.getByRole('main').getByRole('button', { name: t.addToCart })).toBeVisible();
  await expect.poll(() => cachedQueries(page)).toContain('semen-pcc-sagara');

  await context.setOffline(true);
  const kept = await page.goto('/categories/semen');
  expect(await kept?.text(), 'as the server drew it once').toMatch(/data-kept-at[\s\S]*<h1/);
  await expect(page.getByRole('heading', { level: 1, name: 'Semen', exact: true })).toBeVisible();
  await expect(offlineBar(page)).toBeVisible();
  await product.click();
  await expectCement(page);
  const shell = await page.reload();
  expect(await shell?.text(), 'never drawn by the server').not.toContain('<h1');
  await expectCement(page);
  await expect(offlineBar(page)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expectCement(page);
  await expect(offlineBar(page)).toBeHidden();
});

async function expectCement(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/Rp\s64\.500/)
      .first(),
  ).toBeVisible();
}

/** The worker has stored the shell and answers this page's requests. */
async function keepShell(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await awake(page);
}

/** The keys of everything that lies in the browser's own database. */
function cachedQueries(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('fondasi-queries');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('queries').objectStore('queries').getAllKeys();
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.join(' '));
          };
        };
      }),
  );
}

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { packageRoot } from '#server/config.ts';
import { demoPassword } from '#server/seed/demo.ts';
import { freePort } from '../../support/free-port.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { startStaticHost } from '../../support/static-host.ts';
import { adminOf } from '../support/admin.ts';
import { addAddress, type Customer, register } from '../support/customer.ts';
import { checkOut } from '../support/purchase.ts';
import { words } from '../support/visit.ts';

const t = words.en;

test('a storefront on a static host shows, sells and remembers what an API on another origin answers', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fondasi-storefront-'));
  const site = join(folder, 'site');
  const port = await freePort();
  writeStorefront(site, `http://127.0.0.1:${port}/api`);
  const host = await startStaticHost(site);
  const shop = await startShop({ port, env: { ALLOWED_ORIGINS: host.url, PUBLIC_URL: host.url } });
  const context = await browser.newContext({ baseURL: host.url, locale: 'en-GB' });
  const said: string[] = [];
  try {
    const customer = await register('en', shop.url);
    await addAddress(customer);
    await context.addInitScript(() => localStorage.setItem('locale', 'en'));
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const errors = errorsOf(page);
    page.on('framenavigated', frame => said.push(`opened ${frame.url()}`));
    page.on('console', line => said.push(line.text()));
    page.on('requestfailed', request => said.push(`${request.url()} ${request.failure()?.errorText}`));

    await test.step('home, a list and a product with pictures of the other origin', async () => {
      await page.goto('/');
      expect(await originOf(pictures(page).first())).toBe(shop.url);
      await page.goto('/products');
      expect(await originOf(pictures(page).first())).toBe(shop.url);
      await page.goto('/product/semen-pcc-sagara');
      await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
      expect(await originOf(pictures(page).first())).toBe(shop.url);
    });

    await test.step('login and cart', () => addToCart(page, customer));
    await test.step('order', async () => {
      await page.goto('/cart');
      await page.getByRole('link', { name: t.checkout }).filter({ visible: true }).click();
      await expect(page).toHaveURL(/\/cart\/checkout\/./);
      await checkOut(page, 'en', page.url());
    });
    await test.step("the stream brings the order's news to the open page", () => hearOfOrder(page, shop));
    expect(errors).toEqual([]);

    await test.step('without host and shop the worker shows the product that was seen', async () => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto('/product/semen-pcc-sagara');
      await originOf(pictures(page).first());
      await expect.poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length)).toBeGreaterThan(0);
      expect(errors).toEqual([]);
      await shop.stop();
      await host.close();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
      expect(await originOf(pictures(page).first())).toBe(shop.url);
      // Another test's server may have the port by now, and let no page of this host in.
      expect(errors.filter(text => text.includes('Content Security Policy'))).toEqual([]);
    });
  } finally {
    // A step that finds nothing says little; what the browser said on the way tells why.
    await test.info().attach('errors of the browser', { body: said.join('\n') });
    await context.close();
    await host.close();
    await shop.remove();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a storefront is not written for what is no address of an API', () => {
  for (const address of [
    'api.example.com/api',
    'ftp://api.example.com',
    'https://api.example.com/api?key=1',
    'https://a:b@api.example.com/',
  ]) {
    expect(() => writeStorefront(join(tmpdir(), 'fondasi-storefront-never'), address), address).toThrow(/is no address such as/);
  }
});

const pictures = (page: Page): Locator => page.getByRole('main').locator('img[src*="/media/"]');

function writeStorefront(folder: string, api: string): void {
  const script = join(packageRoot, 'scripts', 'storefront.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, folder, api], { cwd: packageRoot, stdio: 'pipe' });
}

/** What the browser reports as an error from here on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', line => line.type() === 'error' && errors.push(`${line.text()} ${line.location().url}`));
  page.on('pageerror', error => errors.push(error.message));
  return errors;
}

/** Where a picture came from, once it is drawn. */
async function originOf(picture: Locator): Promise<string> {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).origin);
}

async function addToCart(page: Page, { user }: Customer): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: t.addToCart }).click();
  const login = page.getByRole('dialog', { name: t.login });
  await login.getByLabel(t.email, { exact: true }).fill(user.email);
  await login.getByLabel(t.password, { exact: true }).fill(demoPassword);
  await login.getByRole('button', { name: t.login, exact: true }).click();
  await expect(page.getByRole('status').getByText(t.added)).toBeVisible();
}

async function hearOfOrder(page: Page, shop: Shop): Promise<void> {
  const [order] = await adminOf(shop, 'orders', '--status', '2');
  const stream = page.waitForRequest(request => request.url().startsWith(`${shop.url}/api/v1/events/stream`));
  await page.goto('/transactions');
  await stream;
  await adminOf(shop, 'validate', order.id);
  await expect(page.getByRole('status').filter({ hasText: order.number })).toBeVisible();
}

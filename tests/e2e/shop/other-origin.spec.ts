import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { packageRoot } from '#server/config.ts';
import { demoPassword } from '#server/seed/demo.ts';
import { freePort } from '../../support/free-port.ts';
import { startShop } from '../../support/shop.ts';
import { startStaticHost } from '../../support/static-host.ts';
import { addAddress, register } from '../support/customer.ts';
import { checkOut } from '../support/purchase.ts';
import { words } from '../support/visit.ts';

const t = words.en;

/** Where a picture came from, once it is drawn. */
async function originOf(picture: Locator): Promise<string> {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).origin);
}

test('a storefront on a static host shows, sells and remembers what an API on another origin answers', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fondasi-storefront-'));
  const port = await freePort();
  const site = join(folder, 'site');
  const script = join(packageRoot, 'scripts', 'storefront.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, site, `http://127.0.0.1:${port}/api`], { cwd: packageRoot, stdio: 'pipe' });
  const host = await startStaticHost(site);
  const shop = await startShop({ port, env: { ALLOWED_ORIGINS: host.url, PUBLIC_URL: host.url } });
  const customer = await register('en', shop.url);
  await addAddress(customer);
  const context = await browser.newContext({ baseURL: host.url, locale: 'en-GB' });
  try {
    await context.addInitScript(() => localStorage.setItem('locale', 'en'));
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', line => /Content Security Policy|CORS/.test(line.text()) && refused.push(line.text()));

    await page.goto('/');
    expect(await originOf(page.getByRole('main').locator('img[src*="/media/"]').first())).toBe(shop.url);
    await page.goto('/product/semen-pcc-sagara');
    await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
    const photo = page.getByRole('main').locator('img[src*="/media/"]').first();
    expect(await originOf(photo)).toBe(shop.url);

    await page.getByRole('main').getByRole('button', { name: t.addToCart }).click();
    const login = page.getByRole('dialog', { name: t.login });
    await login.getByLabel(t.email, { exact: true }).fill(customer.user.email);
    await login.getByLabel(t.password, { exact: true }).fill(demoPassword);
    await login.getByRole('button', { name: t.login, exact: true }).click();
    await expect(page.getByRole('status').getByText(t.added)).toBeVisible();
    const [cart] = (await customer.call<{ orders: readonly { id: string }[] }>('GET', '/orders?status=1')).orders;
    await checkOut(page, 'en', `/cart/checkout/${cart?.id}`);

    // The worker answers from here on, and has kept what was seen before it came.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/product/semen-pcc-sagara');
    await originOf(photo);
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length)).toBeGreaterThan(0);
    await shop.stop();
    await host.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
    expect(await originOf(photo)).toBe(shop.url);
    expect(refused).toEqual([]);
  } finally {
    await context.close();
    await host.close();
    await shop.remove();
    await rm(folder, { recursive: true, force: true });
  }
});

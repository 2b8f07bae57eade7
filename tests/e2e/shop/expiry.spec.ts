import { expect, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { bundleClient, callAtOnce } from '../support/client-in-page.ts';
import { arrive, call, logIn, register } from '../support/customer.ts';
import { awake } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

test.describe('an access token that lives six seconds', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ serviceWorkers: 'block' });
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await startShop({ env: { ACCESS_TOKEN_MINUTES: '0.1', RATE_LIMITS: 'off' } });
  });
  test.afterAll(() => shop.remove());

  test('is renewed once for twenty parallel calls in two tabs, each time that it expires', async ({ context }) => {
    const customer = await register('id', shop.url);
    await arrive(context, 'id', customer.tokens, shop.url);
    const client = await bundleClient();
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      // A document of the shop without the app, so that only this test's client asks for a refresh.
      await tab.goto(`${shop.url}/robots.txt`);
      await tab.evaluate(client);
    }
    const bearers: string[] = [];
    context.on('request', request => bearers.push(request.headers().authorization?.replace('Bearer ', '') ?? ''));
    for (let round = 1; round <= 3; round += 1) {
      const before = await storedTokens(tabs[0] as Page);
      await expectExpired(shop, before.access);
      bearers.length = 0;
      const failed = await Promise.all(tabs.map(tab => callAtOnce(tab, 10)));
      expect(failed.flat()).toEqual([]);
      const after = await storedTokens(tabs[0] as Page);
      await expect.poll(() => storedTokens(tabs[1] as Page)).toEqual(after);
      const refreshes = bearers.filter(bearer => bearer !== before.access && bearer !== after.access);
      expect(refreshes, `round ${round}`).toEqual([before.refresh]);
      expect(after.refresh).not.toBe(before.refresh);
    }
  });

  test('leads to the login with the way back when the refresh token is refused as well', async ({ page, context }) => {
    const t = words.id;
    const customer = await register('id', shop.url);
    await arrive(context, 'id', customer.tokens, shop.url);
    await page.goto(`${shop.url}/address`);
    await expect(page.getByRole('main').getByText(t.noAddress)).toBeVisible();
    // A document of the shop without the app, so that the page opened below is the first to learn of the end.
    await page.goto(`${shop.url}/robots.txt`);
    const { access, refresh } = await storedTokens(page);
    await endSession(shop, refresh);
    await expectExpired(shop, access);
    await page.goto(`${shop.url}/notifications?type=1`);
    await expect(page).toHaveURL(url => url.pathname === '/login' && url.searchParams.get('redirect') === '/notifications?type=1');
    await expect(page.getByRole('heading', { level: 1, name: t.login })).toBeVisible();
    await expect.poll(() => storedTokens(page)).toEqual({ access: null, refresh: null });
    await expect(page.getByRole('status').getByText('Masuk lagi untuk melihat keranjang dan pesanan Anda.')).toBeVisible();
    await page.getByLabel(t.email, { exact: true }).fill(customer.user.email);
    await page.getByLabel(t.password, { exact: true }).fill('Fondasi2025');
    await page.getByLabel(t.password, { exact: true }).press('Enter');
    await expect(page).toHaveURL(url => url.pathname === '/notifications' && url.searchParams.get('type') === '1');
  });

  test('that ends with an edit unsent says that it waits for its customer, who finds it again', async ({ page, context }) => {
    const t = words.id;
    const customer = await register('id', shop.url);
    await arrive(context, 'id', customer.tokens, shop.url);
    await page.goto(`${shop.url}/product/semen-pcc-sagara`);
    await awake(page);
    const cart = '**/api/v1/orders/cart/**';
    await page.route(cart, (route, request) => (request.method() === 'POST' ? route.abort() : route.continue()));
    await page.getByRole('main').getByRole('button', { name: t.addToCart }).first().click();
    await expect(page.getByRole('banner').getByRole('link', { name: t.cartCount(1) })).toBeVisible();
    // As above: the page that is asked for after it hears of the end.
    await page.goto(`${shop.url}/robots.txt`);
    const { access, refresh } = await storedTokens(page);
    await endSession(shop, refresh);
    await expectExpired(shop, access);
    await page.unroute(cart);
    await page.goto(`${shop.url}/product/semen-pcc-sagara`);
    await expect(page).toHaveURL(url => url.pathname === '/login' && url.searchParams.get('redirect') === '/product/semen-pcc-sagara');
    await expect(page.getByRole('status').getByText(/1 perubahan belum terkirim/)).toBeVisible();
    await page.getByLabel(t.email, { exact: true }).fill(customer.user.email);
    await page.getByLabel(t.password, { exact: true }).fill('Fondasi2025');
    await page.getByLabel(t.password, { exact: true }).press('Enter');
    await expect(page).toHaveURL(url => url.pathname.startsWith('/product/'));
    const back = await logIn(customer.user.email, shop.url);
    const lines = async () => (await back.call<{ orders: Order[] }>('GET', '/orders/?status=1')).orders[0]?.order_items.length;
    await expect.poll(lines).toBe(1);
  });
});

function storedTokens(page: Page) {
  return page.evaluate(() => ({ access: localStorage.getItem('access_token'), refresh: localStorage.getItem('refresh_token') }));
}

/** Waits until the shop itself refuses the token. */
async function expectExpired(shop: Shop, token: string | null): Promise<void> {
  const status = async () => (await fetch(`${shop.url}/api/v1/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status;
  await expect.poll(status).toBe(401);
}

/** As from another device: the shop forgets the session, this browser does not know. */
async function endSession(shop: Shop, refreshToken: string | null): Promise<void> {
  await call(shop.url, 'POST', '/logout', { token: refreshToken ?? '' });
}

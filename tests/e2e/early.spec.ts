import { expect, type Page, type Request, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { cards, listOf, shownNames } from './support/catalogue.ts';
import { arrive, register } from './support/customer.ts';
import { awake } from './support/page-checks.ts';
import { words } from './support/visit.ts';

test.use({ serviceWorkers: 'block' });

test('the shapes of a customer’s page that are seen stay until what they stand for is there', async ({ page, context }) => {
  const customer = await register('id');
  await arrive(context, 'id', customer.tokens);
  const [release, answer] = [await hold(page), await hold(page, '**/api/v1/notifications/user/*')];
  const inTheWay: string[] = [];
  const note = (request: Request) => /media\/pictures|CustomerWatch/.test(request.url()) && inTheWay.push(request.url());
  page.on('request', note);
  await page.goto('/notifications', { waitUntil: 'commit' });
  const shape = page.getByRole('main').locator('[aria-busy] span[aria-hidden]:empty').first();
  await expect(shape).toBeVisible();
  const look = await watchShapes(page);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { frames } = await look();
  await expect.poll(async () => (await look()).frames, 'frames of the page that is awake').toBeGreaterThan(frames + 10);
  expect(inTheWay, 'logos of the footer, and code for another time').toEqual([]);
  answer();
  await expect(page.getByRole('main').getByText('Tidak ada notifikasi')).toBeVisible();
  expect((await look()).gaps).toBe(0);
  await expect.poll(() => inTheWay.map(address => /pictures|CustomerWatch/.exec(address)?.[0])).toContain('CustomerWatch');
});

for (const [path, role, name, late] of [
  ['/notifications', 'switch', 'Notifications on this device', 'No notification'],
  ['/transactions', 'navigation', 'Stages of your orders', 'You have no orders yet'],
  ['/transactions/waiting-payment', 'heading', 'Ready to pay', 'No order is waiting for your payment.'],
  ['/transactions/waiting-payment/none', 'link', 'Waiting for payment', 'This order was not found'],
  ['/address', 'button', 'Add address', /^You have no address yet/],
] as const) {
  test(`${path}: what is the same for every customer stands before it is known which one is here`, async ({ page, context }) => {
    await arrive(context, 'en', (await register('en')).tokens);
    const answer = await hold(page, '**/api/v1/auth/user');
    await page.goto(path);
    const main = page.getByRole('main');
    const early = main.getByRole(role, { name });
    await expect(early).toBeVisible();
    await expect(main.getByText('Loading').first(), 'said to those who do not see the shapes').toBeAttached();
    const place = await early.boundingBox();
    answer();
    await expect(main.getByText(late)).toBeVisible();
    expect(await early.boundingBox()).toEqual(place);
  });
}

test.describe('before the scripts are there', () => {
  test('what was typed and sent is searched for', async ({ page, context }) => {
    await arrive(context, 'id');
    await page.route('**/assets/*.js', route => route.abort());
    await page.goto('/');
    await page.getByRole('combobox', { name: words.id.searchProducts }).fill('semen');
    await page.getByRole('button', { name: words.id.search, exact: true }).click();
    await expect(page).toHaveURL('/products?search=semen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.id.resultsFor('semen'));
  });

  test('what was typed stays, and is searched for once they are', async ({ page, context }) => {
    await arrive(context, 'id');
    const release = await hold(page);
    await page.goto('/', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: words.id.searchProducts });
    await field.fill('semen');
    release();
    await awake(page);
    await expect(field).toHaveValue('semen');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/products\?search=semen&timestamp=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.id.resultsFor('semen'));
    await expect(cards(page).getByRole('heading', { name: words.id.cement })).toBeVisible();
  });

  test('taps wait for them: a guest is asked to sign in, and a customer has the product in the cart', async ({ page, context }) => {
    await arrive(context, 'id');
    const release = await hold(page);
    const add = cards(page)
      .getByRole('button', { name: /^Tambah ke keranjang: / })
      .first();
    await page.goto('/products', { waitUntil: 'commit' });
    await add.click();
    release();
    await expect(page.getByRole('dialog', { name: words.id.login })).toBeVisible();

    const customer = await register('id');
    await arrive(context, 'id', customer.tokens);
    const releaseAgain = await hold(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await add.click();
    await add.click();
    releaseAgain();
    await expect(page.getByRole('banner').getByRole('link', { name: words.id.cartCount(1) })).toBeVisible();
    const lines = async () =>
      (await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1')).orders.flatMap(cart => cart.order_items);
    await expect.poll(async () => (await lines()).length).toBe(1);
    // Whoever taps twice before anything happens means one.
    for (const { quantity, product_variant } of await lines()) expect(quantity).toBe(product_variant.min_quantity);
  });

  test.describe('or never come', () => {
    test.use({ javaScriptEnabled: false });
    test('search, filters and pages work', async ({ page, context }) => {
      await context.addCookies([{ name: 'lang', value: 'en', url: process.env.SHOP_URL ?? '' }]);
      await page.goto('/');
      await page.getByRole('combobox', { name: words.en.searchProducts }).fill('semen');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/products?search=semen');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.resultsFor('semen'));
      await expect(cards(page).getByRole('heading', { name: words.en.cement })).toBeVisible();
      await page.goto('/products');
      await page.getByRole('link', { name: words.en.inStock }).click();
      await expect(page).toHaveURL('/products?in_stock=true');
      // By key: cards that are drawn for the first time move what is below them from under a pointer.
      await page.getByRole('link', { name: words.en.page(2), exact: true }).press('Enter');
      await expect(page).toHaveURL('/products?in_stock=true&page=2');
      expect(await shownNames(page)).toEqual((await listOf('in_stock=true&limit=25&offset=25', 'en')).names);
    });
  });
});

/** Keeps back what has such an address, the page's scripts unless told otherwise. @returns what lets it come */
async function hold(page: Page, address = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.unroute(address);
  await page.route(address, async route => released.then(() => route.continue()));
  return release;
}

/** Looks at every frame from now on. @returns how many of them have shapes to show, and how many show none of these */
async function watchShapes(page: Page): Promise<() => Promise<{ frames: number; gaps: number }>> {
  await page.evaluate(() => {
    const seen = { frames: 0, gaps: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      const shapes = [...document.querySelectorAll('main [aria-busy] span[aria-hidden]:empty')];
      if (shapes.length > 0) {
        seen.frames++;
        if (!shapes.some(shape => shape.checkVisibility({ visibilityProperty: true }))) seen.gaps++;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { frames: number; gaps: number } }).seen);
}

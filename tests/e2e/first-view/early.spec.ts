import { expect, type Page, type Request, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { cards, listOf, shownNames, someOf } from '../support/catalogue.ts';
import { addAddress, arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { awake, drawn, hold } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

test.use({ serviceWorkers: 'block' });

test('the shapes of a customer’s page that are seen stay until what they stand for is there', async ({ page, context }) => {
  const customer = await register('id');
  await arrive(context, 'id', customer.tokens);
  const [release, answer] = [await hold(page), await hold(page, '**/api/v1/notifications/user/*')];
  const inTheWay: string[] = [];
  const note = (request: Request) => /media\/pictures|assets\/frame/.test(request.url()) && inTheWay.push(request.url());
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
  await expect.poll(() => inTheWay.map(address => /pictures|frame/.exec(address)?.[0])).toContain('frame');
});

for (const [path, role, name, late] of [
  ['/notifications', 'switch', 'Notifications on this device', 'No notification'],
  ['/transactions', 'navigation', 'Stages of your orders', /^FD-\d{6}-/],
  ['/transactions/waiting-payment', 'heading', 'Ready to pay', 'No order is waiting for your payment.'],
  ['/transactions/waiting-payment/none', 'link', 'Waiting for payment', 'This order was not found'],
  ['/address', 'button', 'Add address', /^You have no address yet/],
] as const) {
  test(`${path}: what is the same for every customer stands before it is known which one is here`, async ({ page, context }) => {
    const customer = await register('en');
    if (path === '/transactions') await placeOrder(customer, await fillCart(customer, await someOf(1)));
    await arrive(context, 'en', customer.tokens);
    const answer = await hold(page, '**/api/v1/auth/user');
    await page.goto(path);
    const main = page.getByRole('main');
    // A link of the account's menu may have the same name.
    const early = main.getByRole(role, { name }).last();
    await expect(early).toBeVisible();
    await expect(main.getByText('Loading').first(), 'said to those who do not see the shapes').toBeAttached();
    const place = await early.boundingBox();
    answer();
    await expect(main.getByText(late)).toBeVisible();
    expect(await early.boundingBox()).toEqual(place);
  });
}

test('nothing that is seen of a checkout moves when the shipments come', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 1200 });
  const customer = await register('en');
  await addAddress(customer);
  const cart = await fillCart(customer, await someOf(1));
  await arrive(context, 'en', customer.tokens);
  const release = await hold(page, '**/shipping-quotes*');
  await page.goto(`/cart/checkout/${cart.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Loading')).toBeAttached();
  const steps = main.getByRole('heading', { level: 2 });
  await expect(steps).toHaveText(['Delivery address', 'Shipment']);
  const moved = await watchShifts(page);
  release();
  await expect(main.getByRole('radio').first()).toBeVisible();
  await expect(steps).toHaveText(['Delivery address', 'Shipment', 'Payment', 'Review', 'Summary']);
  expect(await moved()).toBe(0);
});

test.describe('before the scripts are there', () => {
  test('a search typed and sent early is carried out', async ({ page, context }) => {
    await arrive(context, 'id');
    await page.route('**/assets/*.js', route => route.abort());
    await drawn(page, () => page.goto('/'));
    await page.getByRole('combobox', { name: words.id.searchProducts }).fill('semen');
    await page.getByRole('button', { name: words.id.search, exact: true }).click();
    await drawn(page, () => expect(page).toHaveURL('/products?search=semen'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.id.resultsFor('semen'));
  });

  test('a typed search stays, and is carried out once they are', async ({ page, context }) => {
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
    await page.goto('/products', { waitUntil: 'commit' });
    await tapAdd(page);
    release();
    await expect(page.getByRole('dialog', { name: words.id.login })).toBeVisible();

    const customer = await register('id');
    await arrive(context, 'id', customer.tokens);
    const releaseAgain = await hold(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await tapAdd(page);
    await tapAdd(page);
    releaseAgain();
    await expect(page.getByRole('banner').getByRole('link', { name: words.id.cartCount(1) })).toBeVisible();
    const lines = async () =>
      (await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1')).orders.flatMap(cart => cart.order_items);
    await expect.poll(async () => (await lines()).length).toBe(1);
    // A customer who taps twice before anything happens wants it once.
    for (const { quantity, product_variant } of await lines()) expect(quantity).toBe(product_variant.min_quantity);
  });

  test.describe('on a line that loses some', () => {
    let line: FaultProxy;
    const lose = (...names: string[]) => line.break('unavailable', { path: new RegExp(`/assets/(?:${names.join('|')})-.*\\.js|/api/`) });
    const lost = (name: string) => line.seen.filter(({ path, status }) => path.includes(`/assets/${name}-`) && status === undefined).length;
    test.beforeEach(async ({ context }) => {
      line = await startFaultProxy(process.env.SHOP_URL ?? '');
      await arrive(context, 'id', undefined, line.url);
    });
    test.afterEach(() => line.stop());

    test('they are asked for until they come, and the tap is not lost', async ({ page }) => {
      const names = ['vendor', 'index', 'id'];
      await lose(...names);
      await page.goto(`${line.url}/products`);
      await tapAdd(page);
      for (const name of names) {
        // By the list of the page's files, and by what needs it.
        await expect.poll(() => lost(name), name).toBeGreaterThan(name === 'id' ? 2 : 1);
        await line.heal();
        await lose(...names.slice(names.indexOf(name) + 1), 'none');
      }
      await line.heal();
      await expect(page.getByRole('dialog', { name: words.id.login })).toBeVisible();
    });

    test('the page that the server drew stays until its own code is there', async ({ page }) => {
      await lose('lists');
      await page.goto(`${line.url}/products`);
      const names = await shownNames(page);
      await tapAdd(page);
      await expect.poll(() => lost('lists')).toBeGreaterThan(2);
      expect(await shownNames(page)).toEqual(names);
      await line.heal();
      await expect(page.getByRole('dialog', { name: words.id.login })).toBeVisible();
    });
  });

  test('they come behind the first frame, but the libraries come ahead of it far from the shop', async ({ page, context }) => {
    const ahead = async () => {
      await awake(page);
      return page.evaluate(() => {
        const [frame] = performance.getEntriesByName('first-contentful-paint');
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return scripts.filter(({ startTime }) => startTime < (frame?.startTime ?? 0)).map(({ name }) => new URL(name).pathname);
      });
    };
    await arrive(context, 'id');
    await page.goto('/products');
    // A machine that is busy makes the shop look far.
    await expect.poll(async () => page.reload().then(ahead)).toEqual([]);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.reload();
    expect(await ahead()).toEqual([expect.stringMatching(/^\/assets\/vendor-/)]);
  });

  for (const [path, below] of [
    ['/', 'All products'],
    ['/products', 'Arusena LED Bulb'],
    ['/product/semen-pcc-sagara', 'Similar products'],
  ] as const) {
    test(`${path}: what is below a phone’s first screen is drawn once that has been seen, elsewhere with it`, async ({ page, context }) => {
      await arrive(context, 'en');
      await page.route('**/assets/*.js', route => route.abort());
      await page.addInitScript(watchPlace, below);
      const states = () => page.evaluate(() => (globalThis as unknown as { states: string[] }).states);
      await page.setViewportSize({ width: 412, height: 740 });
      await page.goto(path);
      await expect.poll(states).toEqual(['held back', 'seen, there']);
      await page.setViewportSize({ width: 480, height: 740 });
      await page.reload();
      await expect.poll(states).toEqual(['there', 'seen, there']);
    });
  }

  test.describe('or never come', () => {
    test.use({ javaScriptEnabled: false });
    test('search, filters and pages work', async ({ page, context }) => {
      await context.addCookies([{ name: 'lang', value: 'en', url: process.env.SHOP_URL ?? '' }]);
      await drawn(page, () => page.goto('/'));
      await page.getByRole('combobox', { name: words.en.searchProducts }).fill('semen');
      await page.keyboard.press('Enter');
      await drawn(page, () => expect(page).toHaveURL('/products?search=semen'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.resultsFor('semen'));
      await expect(cards(page).getByRole('heading', { name: words.en.cement })).toBeVisible();
      // Where a column of filters has no room.
      await page.setViewportSize({ width: 412, height: 740 });
      await drawn(page, () => page.goto('/products'));
      await page.getByRole('link', { name: words.en.inStock }).click();
      await drawn(page, () => expect(page).toHaveURL('/products?in_stock=true'));
      // By key: cards that are drawn for the first time move what is below them from under a pointer.
      await page.getByRole('link', { name: words.en.page(2), exact: true }).press('Enter');
      await drawn(page, () => expect(page).toHaveURL('/products?in_stock=true&page=2'));
      expect(await shownNames(page)).toEqual((await listOf('in_stock=true&limit=25&offset=25', 'en')).names);
    });
  });
});

function tapAdd(page: Page): Promise<void> {
  const add = cards(page).getByRole('button', { name: /^Tambah ke keranjang: / });
  return add.first().click();
}

/** Runs in a page before anything else does: notes, frame by frame, whether a heading is held back, and whether a frame has been seen. */
function watchPlace(name: string): void {
  const states: string[] = [];
  Object.assign(globalThis, { states });
  const look = () => {
    let place: Element | null | undefined = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === name);
    if (place !== undefined) {
      let state = performance.getEntriesByName('first-contentful-paint').length > 0 ? 'seen, there' : 'there';
      for (; place; place = place.parentElement) if (getComputedStyle(place).contentVisibility === 'hidden') state = 'held back';
      if (states.at(-1) !== state) states.push(state);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Looks at what moves from now on. @returns how much that was, on the scale of layout shifts */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const moved = { shift: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(async () => {
      // A shift is told of with the frame after it.
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
      return (globalThis as unknown as { moved: { shift: number } }).moved.shift;
    });
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

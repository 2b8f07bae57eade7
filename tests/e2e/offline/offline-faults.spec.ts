import { expect, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startKillableBrowser } from '../../support/killable-browser.ts';
import { plenty, variantId } from '../support/catalogue.ts';
import { arrive, type Customer, call, fillCart, logIn, register } from '../support/customer.ts';
import { cartWrites, eventsSoFar } from '../support/effects.ts';
import { awake } from '../support/page-checks.ts';
import { queuedEdits, queuedIds, underWorker } from '../support/queued.ts';
import { words } from '../support/visit.ts';

const t = words.en;
const EDITS = 50;
const cartWrite = { method: 'POST', path: /\/v1\/orders\/cart/ };

let line: FaultProxy;
test.beforeEach(async () => {
  line = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterEach(() => line.stop());

test('fifty edits of two tabs without a line outlive a killed browser and arrive once and in order, by themselves', async () => {
  const customer = await register('en');
  await fillCart(customer, Object.fromEntries(await plenty(EDITS)));
  const before = await quantities(customer);
  expect(before.size).toBe(EDITS);
  const start = await eventsSoFar(customer);
  const browser = await startKillableBrowser();
  try {
    await arrive(browser.context, 'en', customer.tokens, line.url);
    const first = await browser.context.newPage();
    await first.goto(`${line.url}/cart`);
    await underWorker(first);
    await awake(first);
    await expect(more(first)).toHaveCount(EDITS);
    // Local storage reaches the disk some seconds after it was written, as the browser pleases.
    await browser.close();

    await line.break('refuse');
    const context = await browser.start();
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(`${line.url}/cart`);
      await expect(more(tab)).toHaveCount(EDITS);
      await awake(tab);
    }
    for (let index = 0; index < EDITS; index += 1) {
      await more(tabs[index % 2] as Page)
        .nth(index)
        .click();
    }
    await expect.poll(() => queuedEdits(tabs[0] as Page)).toBe(EDITS);
    await browser.kill();

    const page = await (await browser.start()).newPage();
    await page.goto(`${line.url}/cart`);
    await expect(more(page)).toHaveCount(EDITS);
    const ids = await queuedIds(page);
    expect(ids).toHaveLength(EDITS);
    await line.heal();
    const healed = performance.now();
    await expect.poll(() => queuedEdits(page), { timeout: 60_000, intervals: [100] }).toBe(0);
    test.info().annotations.push({ type: 'seconds from healing', description: ((performance.now() - healed) / 1_000).toFixed(1) });
    expect(await cartWrites(customer, start), 'each had its effect once, in the order in which they were made').toEqual(ids);
  } finally {
    await browser.remove();
  }
  const after = await quantities(customer);
  for (const [id, quantity] of before) expect(after.get(id), id).toBeGreaterThan(quantity);
});

test('an edit arrives once through every fault of the line', async ({ page, context }) => {
  const customer = await customerWithCart();
  await arrive(context, 'en', customer.tokens, line.url);
  await page.goto(`${line.url}/cart`);
  await awake(page);
  const faults = ['reset-before', 'reset-after', 'hang', 'unavailable', 'captive-portal'] as const satisfies readonly Fault[];
  for (const fault of faults) {
    const [before = 0] = (await quantities(customer)).values();
    const start = writes().length;
    await line.break(fault, { ...cartWrite, times: 1 });
    await more(page).click();
    await expect
      .poll(() =>
        writes()
          .slice(start)
          .map(each => each.fault),
      )
      .toContain(fault);
    await line.heal();
    await expect.poll(() => queuedEdits(page), { message: fault }).toBe(0);
    const tries = writes().slice(start);
    expect(new Set(tries.map(({ idempotencyKey }) => idempotencyKey)).size, `${fault}: one key at every try`).toBe(1);
    // Only a lost answer makes the shop see an edit twice, and it replays what it said.
    expect(
      tries.filter(({ status }) => status === 200),
      fault,
    ).toHaveLength(fault === 'reset-after' ? 2 : 1);
    const [after = 0] = (await quantities(customer)).values();
    expect(after, fault).toBeGreaterThan(before);
    await expect(page.getByRole('textbox', { name: t.quantityOf })).toHaveValue(String(after));
  }
});

test('the next customer of a phone neither sees nor sends what the one before could not', async ({ page, context }) => {
  const first = await customerWithCart();
  const atTheShop = await logIn(first.user.email);
  await arrive(context, 'en', first.tokens, line.url);
  await page.goto(`${line.url}/cart`);
  await underWorker(page);
  await awake(page);
  const [before = 0] = (await quantities(atTheShop)).values();
  await line.break('unavailable', cartWrite);
  await more(page).click();
  await expect.poll(() => queuedEdits(page)).toBe(1);

  // The session ends as from another device: the shop doesn't ask the customer what to do with the edit.
  await call(process.env.SHOP_URL ?? '', 'POST', '/logout', { token: first.tokens.refresh_token });
  await page.goto(`${line.url}/address`);
  const second = await register('en');
  await signIn(page, second);
  const start = writes().length;
  await line.heal();
  await page.goto(`${line.url}/queue`);
  await expect(page.getByRole('main').getByText(/^Nothing waits/)).toBeVisible();
  await page.goto(`${line.url}/cart`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(more(page)).toHaveCount(0);
  expect(await queuedEdits(page)).toBe(1);
  // Their own edit goes, which shows that the other had its time.
  await page.goto(`${line.url}/product/semen-masonry-sagara-plester`);
  await page.getByRole('main').getByRole('button', { name: t.addToCart }).click();
  await expect.poll(async () => (await quantities(second)).size).toBe(1);
  expect([...(await quantities(atTheShop)).values()]).toEqual([before]);
  expect(
    new Set(
      writes()
        .slice(start)
        .map(({ idempotencyKey }) => idempotencyKey),
    ).size,
  ).toBe(1);

  await page.goto(`${line.url}/address`);
  await page.getByRole('banner').getByRole('link', { name: t.profileOf }).hover();
  await page.getByRole('banner').getByRole('button', { name: t.logout }).click();
  await signIn(page, first);
  await expect.poll(() => queuedEdits(page)).toBe(0);
  const [after = 0] = (await quantities(atTheShop)).values();
  expect(after).toBeGreaterThan(before);
});

const more = (page: Page) => page.getByRole('main').getByRole('button', { name: t.moreOf });
/** Cart edits as the line saw them. */
const writes = () => line.seen.filter(({ method, path }) => method === cartWrite.method && cartWrite.path.test(path));

async function customerWithCart(): Promise<Customer> {
  const customer = await register('en');
  await fillCart(customer, { [await variantId('semen-masonry-sagara-plester')]: 5 });
  return customer;
}

/** The quantities in the customer's cart at the shop, by variant. */
async function quantities(customer: Customer): Promise<ReadonlyMap<string, number>> {
  const { orders } = await customer.call<{ orders: readonly Order[] }>('GET', '/orders/?status=1');
  return new Map(orders[0]?.order_items.map(({ product_variant_id, quantity }) => [product_variant_id, quantity]));
}

/** On the login's page, or in its dialog where the page was open before the shop said that the session is over. */
async function signIn(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel(t.email, { exact: true }).fill(customer.user.email);
  await page.getByLabel(t.password, { exact: true }).fill('Fondasi2025');
  await page.getByLabel(t.password, { exact: true }).press('Enter');
  await expect(page.getByLabel(t.password, { exact: true })).toHaveCount(0);
  await expect(page).not.toHaveURL(/\/login/);
}

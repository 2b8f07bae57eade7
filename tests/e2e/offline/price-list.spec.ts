import { expect, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { cards, listOf } from '../support/catalogue.ts';
import { arrive, register } from '../support/customer.ts';
import { awake, expectAccessible } from '../support/page-checks.ts';
import { openMenu, panelOf, prepareOffline } from '../support/price-list.ts';
import { queuedEdits } from '../support/queued.ts';
import { words } from '../support/visit.ts';

const t = words.en;
let proxy: FaultProxy;
test.beforeEach(async () => {
  proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterEach(() => proxy.stop());

for (const fault of ['refuse', 'hang'] as const) {
  test(`a guest who never opened a list has all of it without a connection (${fault})`, async ({ page, context }) => {
    await arrive(context, 'en', undefined, proxy.url);
    await prepareOffline(page, proxy.url);
    await page.close();
    const online = await listOf('search=besi+10&limit=3', 'en');

    await proxy.break(fault);
    const cold = await context.newPage();
    await cold.setViewportSize({ width: 1280, height: 900 });
    await cold.goto(`${proxy.url}/products`);
    await expect(cards(cold).first()).toBeVisible();
    const field = cold.getByRole('banner').getByRole('combobox', { name: t.searchProducts });
    await field.pressSequentially('besi');
    await expect(cold.getByRole('listbox', { name: t.suggestions }).getByRole('option').first()).toBeVisible();
    await field.pressSequentially(' 10');
    await field.press('Enter');
    await expect(cold.getByRole('heading', { level: 1, name: t.resultsFor('besi 10') })).toBeVisible();
    await expect(cold.getByRole('status').getByText('From the price list on this phone')).toBeVisible();
    await expect.poll(async () => (await cards(cold).getByRole('heading').allTextContents()).slice(0, 3)).toEqual(online.names);
    await expect(cards(cold).first()).toContainText(/minutes? ago/);
    expect(cold.workers().map(worker => worker.url())).toEqual([expect.stringContaining('price-list.worker')]);

    await cold.getByRole('contentinfo').or(cold.getByRole('banner')).getByRole('link', { name: 'Categories' }).first().click();
    await cold
      .getByRole('main')
      .getByRole('link', { name: /^Cement/ })
      .first()
      .click();
    await expect(cold).toHaveURL(/\/categories\/semen/);
    const category = new URL(cold.url()).pathname.split('/').at(-1);
    const wanted = await listOf(`category=${category}&brand=sagara&min_price=60000&max_price=90000`, 'en');
    expect(wanted.total).toBeGreaterThan(0);
    const filters = cold.getByRole('complementary', { name: t.filter });
    await filters.getByRole('checkbox', { name: /^Sagara/ }).check();
    await filters.getByRole('textbox', { name: 'From' }).fill('60.000');
    await filters.getByRole('textbox', { name: 'Up to' }).fill('90.000');
    await cold.keyboard.press('Enter');
    await expect(cold).toHaveURL(/brand=sagara.*max_price=90000/);
    await expect.poll(() => cards(cold).getByRole('heading').allTextContents()).toEqual(wanted.names);
    await expect(cold.getByRole('main').getByText(t.productCount(wanted.total), { exact: true })).toBeVisible();

    await cards(cold).first().getByRole('link').first().click();
    await expect(cold.getByRole('heading', { level: 1, name: wanted.names[0] ?? '-' })).toBeVisible();
    const main = cold.getByRole('main');
    await expect(main.getByText(/Rp\s\d/).first()).toBeVisible();
    await expect(main.getByRole('region', { name: 'Specifications' }).or(main.getByText('Packed weight')).first()).toBeVisible();
    await expectAccessible(cold);
  });
}

test('what is added from the price list goes to the shop as one line when the line is back', async ({ page, context }) => {
  const customer = await register('en');
  await arrive(context, 'en', customer.tokens, proxy.url);
  await prepareOffline(page, proxy.url);
  await page.goto(`${proxy.url}/cart`);
  await awake(page);
  await proxy.break('refuse');
  await page.goto(`${proxy.url}/product/semen-masonry-sagara-plester`);
  const add = page.getByRole('main').getByRole('button', { name: t.addToCart }).filter({ visible: true }).first();
  await add.click();
  await expect.poll(() => queuedEdits(page)).toBe(1);
  await page.goto(`${proxy.url}/cart`);
  const lines = page.getByRole('main').getByRole('button', { name: t.moreOf });
  await expect(lines).toHaveCount(1);
  await proxy.heal();
  await expect.poll(() => queuedEdits(page), { timeout: 60_000 }).toBe(0);
  await expect(lines).toHaveCount(1);
  const { orders } = await customer.call<{ orders: { order_items: { quantity: number }[] }[] }>('GET', '/orders?status=1');
  expect(orders[0]?.order_items).toHaveLength(1);
});

test('a list that the browser threw away is said to be gone, and comes again', async ({ page, context }) => {
  await arrive(context, 'en', undefined, proxy.url);
  await prepareOffline(page, proxy.url);
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const request = indexedDB.deleteDatabase('fondasi-price-list');
        request.onsuccess = resolve;
        request.onblocked = resolve;
      }),
  );
  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = panelOf(page);
  await expect(panel.getByText(/has removed the price list from this phone/)).toBeVisible();
  await panel.getByRole('button', { name: 'Prepare for offline use' }).click();
  await expect(panel.getByRole('status')).toHaveText('Ready: the price list is on this phone');
  await panel.getByRole('button', { name: 'Remove from this phone' }).click();
  await expect(panel.getByRole('button', { name: 'Prepare for offline use' })).toBeFocused();
});

test('an interrupted download says so, and goes on from there', async ({ page, context }) => {
  await arrive(context, 'en', undefined, proxy.url);
  await openMenu(page, proxy.url);
  const panel = panelOf(page);
  await proxy.break('reset-before', { path: /price-list\/parts/ });
  await panel.getByRole('button', { name: 'Prepare for offline use' }).click();
  await expect(panel.getByRole('status')).toHaveText(/The download was interrupted/);
  await proxy.heal();
  await panel.getByRole('button', { name: 'Go on' }).click();
  await expect(panel.getByRole('status')).toHaveText('Ready: the price list is on this phone');
});

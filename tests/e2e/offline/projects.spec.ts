import { expect, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { uuidv7 } from '#lib/ids.ts';
import { variantId } from '../support/catalogue.ts';
import { addAddress, arrive, fillCart, register } from '../support/customer.ts';
import { awake } from '../support/page-checks.ts';
import { everythingCached } from '../support/phone.ts';
import { orderFor } from '../support/projects.ts';
import { queuedEdits, underWorker } from '../support/queued.ts';
import { words } from '../support/visit.ts';

const t = words.en;

test('without a line an order is named after a project, earlier ones are found and named anew, and the shop has it all afterwards', async ({
  page,
  context,
}) => {
  const customer = await register('en');
  const { id: addressId } = await addAddress(customer);
  const goods = await variantId('perekat-keramik-dinding-watukarsa-anti-turun');
  const house = await orderFor(customer, { addressId, project: 'Rumah Pak Budi', goods: { [goods]: 1 } });
  const shed = await orderFor(customer, { addressId, project: 'PO-17', goods: { [goods]: 2 } });
  const cart = await fillCart(customer, { [goods]: 3 });
  await customer.call('POST', '/lists', { id: uuidv7(), name: 'Ruko Waena' });
  await arrive(context, 'en', customer.tokens);
  const main = page.getByRole('main');

  await test.step('what is seen with a line is kept', async () => {
    await page.goto('/transactions/bought');
    await underWorker(page);
    await awake(page);
    await expect(main.getByText('Bought 2 times')).toBeVisible();
    await page.goto('/transactions');
    await expect(main.getByText(shed.number ?? '').first()).toBeVisible();
    await page.goto(`/transactions/waiting-payment/${shed.id}`);
    await expect(main.getByText('PO-17').first()).toBeVisible();
    await page.goto(`/cart/checkout/${cart.id}`);
    await awake(page);
    await page.getByRole('radio', { name: /Pick up/ }).check();
    await page.getByRole('button', { name: t.continueToPayment }).click();
    await page.getByRole('radio', { name: t.bankTransfer }).check();
    await page.getByRole('button', { name: t.continueToReview }).click();
    await expect(main.getByRole('button', { name: 'Rumah Pak Budi' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Ruko Waena' })).toBeVisible();
    for (const kept of [shed.id, 'projects', 'bought']) await expect.poll(() => everythingCached(page)).toContain(kept);
  });

  await context.setOffline(true);
  await test.step('an order waits with the project that was tapped', async () => {
    await main.getByRole('button', { name: 'Rumah Pak Budi' }).click();
    await expect(main.getByLabel('Project or PO number (optional)')).toHaveValue('Rumah Pak Budi');
    await page.getByRole('button', { name: 'Place this order when I am online again' }).click();
    await expect(page).toHaveURL(/\/queue/);
    await expect(main.getByRole('listitem').filter({ hasText: 'Place the order' })).toContainText('Rumah Pak Budi');
  });

  await test.step('earlier orders are found on the phone, and nothing is said to be all there is', async () => {
    await page.goto('/transactions?search=po-17');
    await expect(main.getByText('Searched on this phone')).toBeVisible();
    await expect(main.getByText(shed.number ?? '').first()).toBeVisible();
    await expect(main.getByText(house.number ?? '')).toHaveCount(0);
    await page.goto('/transactions/bought');
    await expect(main.getByText('Bought 2 times')).toBeVisible();
  });

  await test.step('an earlier order is named anew', async () => {
    await page.goto(`/transactions/waiting-payment/${shed.id}`);
    await awake(page);
    const region = main.getByRole('region', { name: 'Project or PO number' });
    await region.getByRole('button', { name: 'Change the project' }).click();
    await page.getByRole('dialog').getByLabel('Project or PO number').fill('Gudang Sentani');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(region.getByText('Gudang Sentani')).toBeVisible();
    await expect(region.getByText('Queued')).toBeVisible();
    await expect.poll(() => queuedEdits(page)).toBe(2);
  });

  await context.setOffline(false);
  await expect.poll(() => queuedEdits(page)).toBe(0);
  const { orders } = await customer.call<{ orders: readonly Order[] }>('GET', '/orders/?lang=en');
  expect(orders.map(({ id, project_name }) => [id, project_name])).toEqual([
    [expect.any(String), 'Rumah Pak Budi'],
    [shed.id, 'Gudang Sentani'],
    [house.id, 'Rumah Pak Budi'],
  ]);
});

test('the home keeps room for what a known customer bought, and has it without a line', async ({ page, context }) => {
  const customer = await register('en');
  const { id: addressId } = await addAddress(customer);
  const goods = await variantId('perekat-keramik-dinding-watukarsa-anti-turun');
  await orderFor(customer, { addressId, goods: { [goods]: 1 } });
  await arrive(context, 'en', customer.tokens);
  await context.addCookies([{ name: 'known', value: '1', url: process.env.SHOP_URL ?? '' }]);
  const shelf = page.getByRole('main').getByRole('region', { name: 'Buy again' });
  /** Pixels that the shelf and the row of tools are higher than the room that is kept for them. */
  const grown = () =>
    shelf.evaluate(({ parentElement: box }) =>
      box === null ? Number.NaN : box.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(box).minHeight),
    );
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(shelf.getByRole('link').filter({ hasText: /Rp/ })).toHaveCount(1);
    expect(await grown(), `at ${width} px`).toBe(0);
  }
  await underWorker(page);
  await expect.poll(() => everythingCached(page)).toContain('bought');
  await context.setOffline(true);
  await page.reload();
  await expect(shelf.getByRole('link').filter({ hasText: /Rp/ })).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Lists' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of a new list' })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { variantId } from '../support/catalogue.ts';
import { addAddress, arrive, register } from '../support/customer.ts';
import { expectSoundDialog } from '../support/dialogs.ts';
import { awake, expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { orderFor } from '../support/projects.ts';
import { rupiah } from '../support/visit.ts';

test.use({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });

test('orders are found again by project, product and days, added up by project, and bought again one by one', async ({ page, context }) => {
  const customer = await register('en');
  const { id: addressId } = await addAddress(customer);
  const [cement, glue] = [await variantId('semen-masonry-sagara-plester'), await variantId('perekat-keramik-dinding-watukarsa-anti-turun')];
  const house = await orderFor(customer, { addressId, project: 'Rumah Pak Budi', goods: { [cement]: 5 } });
  const shed = await orderFor(customer, { addressId, project: 'PO-17', goods: { [cement]: 10, [glue]: 1 } });
  const bare = await orderFor(customer, { addressId, goods: { [glue]: 2 } });
  await arrive(context, 'en', customer.tokens);
  const main = page.getByRole('main');
  const card = (number: string | null) => main.getByRole('heading', { name: number ?? 'no number' });

  await test.step('a search stands in the address: reload and Back find it again', async () => {
    await page.goto('/transactions');
    await awake(page);
    await expect(card(bare.number)).toBeVisible();
    await main.getByText('Search your orders').click();
    await main.getByLabel('Number, product or project').fill('watukarsa');
    await main.getByLabel('Number, product or project').press('Enter');
    await expect(main.getByText('2 orders found')).toBeVisible();
    await main.getByLabel('Project or PO').selectOption('PO-17');
    await main.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('1 order found')).toBeVisible();
    await expect(page).toHaveURL(/search=watukarsa&project=PO-17/);
    await expect(card(shed.number)).toBeVisible();
    await page.reload();
    await awake(page);
    await expect(main.getByText('1 order found')).toBeVisible();
    await expect(main.getByLabel('Project or PO')).toHaveValue('PO-17');
    await page.goBack();
    await expect(main.getByText('2 orders found')).toBeVisible();
    await expect(main.getByLabel('Project or PO')).toHaveValue('');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main.getByLabel('Number, product or project').fill('no such goods');
    await main.getByLabel('From', { exact: true }).fill('2026-01-02');
    await main.getByLabel('Until').fill('2026-01-01');
    await main.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('Choose a day that is not before the first')).toBeVisible();
    await expect(page).not.toHaveURL(/until/);
    await main.getByLabel('Until').fill('');
    await main.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('No order has all of this')).toBeVisible();
    await main.getByRole('link', { name: 'Show all orders' }).last().click();
    await expect(card(house.number)).toBeVisible();
  });

  await test.step('sums per project, and their orders', async () => {
    await main.getByRole('link', { name: 'Spend per project' }).click();
    await expect(page).toHaveTitle(/^Spend per project/);
    const all = main.getByRole('region', { name: 'All together' });
    await expect(all).toContainText(rupiah(house.total + shed.total + bare.total));
    const project = main.getByRole('listitem').filter({ hasText: 'PO-17' });
    await expect(project).toContainText(rupiah(shed.total));
    await expect(main.getByRole('listitem').filter({ hasText: 'Without a project' })).toContainText('1 order, the last on');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Download as CSV' }).click()]);
    expect(file.suggestedFilename()).toBe('orders.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`${shed.number};PO-17;`);
    await project.getByRole('link', { name: 'PO-17' }).click();
    await expect(card(shed.number)).toBeVisible();
    await expect(card(house.number)).toHaveCount(0);
  });

  await test.step('goods one by one, into the cart', async () => {
    await main.getByRole('link', { name: 'Often bought' }).click();
    const item = main.getByRole('listitem').filter({ hasText: 'Masonry' });
    await expect(item).toContainText('Bought 2 times');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await item.getByRole('button', { name: /^Add 10 bags to the cart/ }).click();
    await expect(page.getByRole('status').getByText('1 product is in your cart')).toBeVisible();
  });

  await test.step('the project of an order, on its page and its invoice', async () => {
    await page.goto(`/transactions/waiting-payment/${bare.id}`);
    await awake(page);
    const region = main.getByRole('region', { name: 'Project or PO number' });
    const trigger = region.getByRole('button', { name: 'Name the project' });
    await expectSoundDialog(page, 'features/orders/project/OrderProject.tsx', { trigger, name: 'Project or PO number' });
    await trigger.click();
    await page.getByRole('dialog').getByLabel('Project or PO number').fill('Rumah Pak Budi');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(region.getByText('Rumah Pak Budi')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('article')).toContainText('Project or PO number: Rumah Pak Budi');
  });
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { jobIds } from '#lib/calculators/job.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { arrive, register } from '../support/customer.ts';
import { expectSoundDialog } from '../support/dialogs.ts';
import { awake, expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { underWorker } from '../support/queued.ts';

/** A phone with the whole app, and with the price list where it is wanted. */
async function prepare(page: Page, { hasPrices }: { hasPrices: boolean }): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await underWorker(page);
  await awake(page);
  // By the keyboard: a pointer that comes to lie on a link of the menu would have its page, and goods with it, fetched ahead.
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const menu = page.getByRole('dialog');
  if (hasPrices) {
    const panel = menu.getByRole('region', { name: 'Prepare for offline use' });
    await expect(panel.getByText(/products, \d+ KB to download/)).toBeVisible();
    await panel.getByRole('button', { name: 'Prepare for offline use' }).click();
    await expect(panel.getByRole('status')).toHaveText('Ready: the price list is on this phone');
  }
  await expect(menu.getByText('Ready for offline use: the whole app is on this phone')).toBeVisible({ timeout: 60_000 });
  await page.close();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const material = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a guest without a connection counts a wall, reloads it, and puts it into a list with goods and prices', async ({ page, context }) => {
  await arrive(context, 'en');
  await prepare(page, { hasPrices: true });
  await context.setOffline(true);
  const phone = await context.newPage();
  await phone.goto('/calculators');
  await phone.getByRole('link', { name: 'Brick wall' }).click();
  await field(phone, 'Length').fill('4');
  await field(phone, 'Height').fill('2,8');
  await phone.getByRole('button', { name: 'Door 0.8 × 2.1 m' }).click();
  await expect(phone.getByText('9.52 m²: 3 materials')).toBeVisible();
  await expect(material(phone, 'Cement')).toContainText('Needed: 109.48 kg');
  await expect(material(phone, 'Cement')).toContainText(/\d bags · /);
  await expect(material(phone, 'Red bricks')).toContainText('AHSP 71.91 pcs/m² · this product 79 pcs/m²');
  await expect(material(phone, 'Red bricks')).toContainText('800 pcs');
  await phone.getByRole('checkbox', { name: 'Count by the table, not by what the product states' }).check();
  await expect(material(phone, 'Red bricks')).toContainText('700 pcs');
  await expect(material(phone, 'Masonry sand')).toContainText('1 m³');
  await expect(phone.getByText('Materials together')).toBeVisible();

  const address = phone.url();
  await phone.reload();
  await expect(field(phone, 'Height').first()).toHaveValue('2,8');
  await expect(material(phone, 'Red bricks')).toContainText('700 pcs');
  expect(phone.url()).toBe(address);

  await phone.getByRole('button', { name: 'Put into a list' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name of a new list' }).fill('Pagar');
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await phone.getByRole('button', { name: 'See list' }).click();
  await expect(phone.getByRole('heading', { name: 'Pagar' })).toBeVisible();
  await expect(
    phone
      .getByRole('listitem')
      .filter({ hasText: 'Bata Merah' })
      .or(phone.getByText(/Red Brick/))
      .first(),
  ).toBeVisible();
  await phone.goBack();
  await expect(field(phone, 'Length')).toHaveValue('4');

  // The job that was used last stands first.
  await phone.goto('/calculators');
  await field(phone, 'Length').waitFor({ state: 'detached' });
  await phone.getByRole('link', { name: 'Skim coat' }).click();
  await field(phone, 'Length').fill('3');
  await field(phone, 'Height').fill('3');
  await expect(phone.getByText('9 m²: 1 material')).toBeVisible();
  await phone.goto('/calculators');
  await expect(phone.getByRole('main').getByRole('listitem').first()).toContainText('Skim coat');
});

test('without a price list quantities are there all the same, and how to get prices is said', async ({ page, context }) => {
  await arrive(context, 'en');
  await prepare(page, { hasPrices: false });
  await context.setOffline(true);
  const phone = await context.newPage();
  await phone.goto('/calculators/concrete?by=volume&volume=2.4&grade=K-250');
  await expect(material(phone, 'Cement')).toContainText('24 bags of 40 kg / 19 bags of 50 kg');
  await expect(material(phone, 'Concrete sand')).toContainText('1.5 m³');
  await expect(phone.getByText('No substitute for a structural design.')).toBeVisible();
  await expect(phone.getByText('Quantities without prices')).toBeVisible();
  await phone.getByRole('button', { name: 'Put into a list' }).click();
  await phone.getByRole('dialog').getByRole('textbox', { name: 'Name of a new list' }).fill('Cor');
  await phone.getByRole('dialog').getByRole('button', { name: 'Add to list' }).click();
  await phone.getByRole('button', { name: 'See list' }).click();
  await expect(phone.getByText('Cement: 24 bags of 40 kg', { exact: true })).toBeVisible();
});

test('materials go into a list with their goods also where those are still on their way', async ({ page, context }) => {
  const line = await startFaultProxy(process.env.SHOP_URL ?? '');
  try {
    await arrive(context, 'en', undefined, line.url);
    await page.goto(`${line.url}/calculators/paint`);
    await awake(page);
    await line.break('drip', { path: /^\/api\/v1\/products/ });
    await field(page, 'Length').fill('3');
    await field(page, 'Height').fill('3');
    const put = page.getByRole('button', { name: 'Put into a list' });
    await expect(put).toHaveAttribute('aria-busy', 'true');
    await put.dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeHidden();
    // A line that drips for too long counts as none.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 60_000 });
    await line.heal();
    await again.click();
    await expect(page.getByText('Materials together')).toBeVisible();
    await put.click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name of a new list' }).fill('Rumah');
    await page.getByRole('dialog').getByRole('button', { name: 'Add to list' }).click();
    await page.getByRole('button', { name: 'See list' }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByText(/^Rp.* per /)
        .first(),
    ).toBeVisible();
  } finally {
    await line.stop();
  }
});

test('nothing is put anywhere before the chosen bricks have said how many a wall takes', async ({ page, context }) => {
  const line = await startFaultProxy(process.env.SHOP_URL ?? '');
  try {
    await arrive(context, 'en', undefined, line.url);
    await page.goto(`${line.url}/calculators/bricks?by=area&area=10`);
    await line.break('hang', { path: /^\/api\/v1\/products\/[^?]/ });
    await page.reload();
    await expect(page.getByText('Materials together')).toBeVisible();
    const put = page.getByRole('button', { name: 'Put into a list' });
    await expect(put).toHaveAttribute('aria-busy', 'true');
    await expect(material(page, 'Red bricks')).not.toContainText('this product');
    await line.heal();
    await expect(material(page, 'Red bricks')).toContainText('this product');
    await expect(put).not.toHaveAttribute('aria-busy');
  } finally {
    await line.stop();
  }
});

test('measures that make no sense are told at their field, and every calculator is sound on a narrow screen in the dark', async ({
  page,
  context,
}) => {
  const customer = await register('en');
  await arrive(context, 'en', customer.tokens);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/calculators');
  await awake(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/calculators/bricks?by=area&area=3&openings=1x0.8x2.1;1x1.2x1.2');
  await expect(page.getByText('Doors and windows are larger than the wall')).toBeVisible();
  await field(page, 'Area').fill('1000000000');
  await expect(page.getByText('This is too large; check the unit')).toBeVisible();
  await field(page, 'Area').fill('');
  await field(page, 'Area').blur();
  await expect(page.getByText('Enter this measure')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const measures = 'area=30&perimeter=22&length=6&width=4&height=3&deep=10';
  for (const job of jobIds) {
    const own = job === 'frame' || job === 'footing' ? 'length=10' : measures;
    await page.goto(`/calculators/${job}?${own}`);
    await expect(page.getByText(/: \d+ materials?$/)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/calculators/roof?${measures}`);
  await expect(material(page, 'C75 channels')).toContainText(/\d bars/);
  await expectAccessible(page);
  await page.goto('/calculators/paint?by=area&area=100&coverage=10');
  await expect(material(page, 'Wall paint')).toContainText('Needed: 20 kg');
  await page.getByRole('button', { name: 'To the cart' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Put \d products? into the cart/ })
    .click();
  await expect(page).toHaveURL(/\/cart$/);

  await page.goto('/product/keramik-lantai-marenda-putih-polos-40x40');
  await expectSoundDialog(page, 'features/calculators/CountDialog.tsx', {
    trigger: page.getByRole('button', { name: 'Count from an area' }),
    look: async dialog => {
      await dialog.getByRole('textbox', { name: 'Area' }).fill('20');
      await expect(dialog.getByRole('status')).toHaveText('22 boxes, for 21.12 m²');
      await dialog.getByRole('textbox', { name: 'Or the other way: sold units' }).fill('22');
      await expect(dialog.getByText('20.11 m²')).toBeVisible();
    },
  });
});

import { expect, type Page, test } from '@playwright/test';
import type { Tokens } from '#contract/session.ts';
import { productOf } from '../support/catalogue.ts';
import { arrive, call, fillCart, placeOrder, register } from '../support/customer.ts';
import { expectSoundDialog } from '../support/dialogs.ts';
import { awake } from '../support/page-checks.ts';
import { countStored } from '../support/phone.ts';
import { underWorker } from '../support/queued.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const url = process.env.SHOP_URL ?? '';
const password = 'Fondasi2025';
const signIn = (email: string) => call<Tokens>(url, 'POST', '/login', { json: { email, password } });

async function openPage(page: Page): Promise<void> {
  await page.goto('/account-data');
  await awake(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The device asks for a login: on a page of its own, or over the page where it has heard of its end before. */
const expectLogin = (device: Page) => expect(device.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();

test('another device is logged out from the list, and the file of one’s data is downloaded', async ({ page, context, browser }) => {
  const { user, tokens } = await register('en');
  await arrive(context, 'en', tokens);
  const other = await browser.newContext();
  await arrive(other, 'en', await signIn(user.email));
  const tablet = await other.newPage();
  await tablet.goto(`${url}/profile`);
  await expect(tablet.getByLabel('Name')).toHaveValue(user.name);

  await openPage(page);
  const devices = page.getByRole('main').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectSoundDialog(page, 'features/account/EndSessionsDialog.tsx', {
    trigger: devices.getByRole('button', { name: /^Log out/ }),
    name: /^Log out .*\?$/,
  });
  await expectSoundDialog(page, 'features/account/DeleteAccountDialog.tsx', {
    trigger: page.getByRole('button', { name: 'Delete account' }),
  });
  const question = page.getByRole('dialog', { name: /^Log out .*\?$/ });
  await expect(devices).toHaveCount(2);
  await devices.getByRole('button', { name: /^Log out/ }).press('Enter');
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('No other device is logged in.')).toBeVisible();
  await expect(devices).toHaveCount(1);

  await tablet.goto(`${url}/address`);
  await expectLogin(tablet);
  await other.close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(part);
  expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject({ profile: { email: user.email }, orders: [] });
  await expect(page.getByText('The file is among your downloads.')).toBeVisible();
});

test('an account is deleted once no order is open, from this device and with what is kept on the others', async ({
  page,
  context,
  browser,
}) => {
  const customer = await register('en');
  const { user } = customer;
  const [variant] = (await productOf('semen-pcc-sagara')).variants;
  const order = await placeOrder(customer, await fillCart(customer, { [variant?.id ?? '']: 10 }));
  await arrive(context, 'en', customer.tokens);
  const other = await browser.newContext();
  await arrive(other, 'en', await signIn(user.email));
  const phone = await other.newPage();
  await phone.goto(url);
  await underWorker(phone);
  for (const path of ['/transactions', '/profile']) {
    await phone.goto(url + path);
    await expect(phone.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  const texts = { name: user.name, email: user.email, order: order.id };
  await expect.poll(async () => Object.values(await countStored(phone, texts)).every(count => count > 0)).toBe(true);

  await openPage(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account for good?' });
  const field = dialog.getByLabel(/^Current password/);
  const remove = dialog.getByRole('button', { name: 'Delete for good' });
  await field.fill('Fondasi2026');
  await remove.click();
  await expect(field).toHaveAccessibleDescription(/The current password is not correct/);
  await field.fill(password);
  await remove.click();
  await expect(dialog.getByRole('alert')).toContainText(order.number ?? '');
  await expect(dialog.getByRole('alert')).toContainText('is still open');
  await customer.call('POST', `/orders/${order.id}/cancellation`, { reason: 'Salah pesan' });

  // Without a line nothing goes, and what was typed stays.
  await context.setOffline(true);
  await expect(dialog.getByText('What you typed stays here.')).toBeVisible();
  await expect(remove).toBeDisabled();
  await context.setOffline(false);
  await expect(remove).toBeEnabled();
  await expect(field).toHaveValue(password);
  await remove.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('status').getByText('This account was deleted')).toBeVisible();
  await expect.poll(() => countStored(page, texts)).toEqual({ name: 0, email: 0, order: 0 });

  await phone.goto(`${url}/address`);
  await expectLogin(phone);
  await expect.poll(() => countStored(phone, texts)).toEqual({ name: 0, email: 0, order: 0 });
  await other.close();
});

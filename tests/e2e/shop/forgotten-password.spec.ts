import { expect, test } from '@playwright/test';
import { type Shop, startShop } from '../../support/shop.ts';
import { type FakeMailbox, startSmtpServer } from '../../support/smtp-server.ts';
import { arrive, register } from '../support/customer.ts';

let mailbox: FakeMailbox;
let shop: Shop;
test.beforeAll(async () => {
  mailbox = await startSmtpServer();
  shop = await startShop({ env: { ...mailbox.env, RATE_LIMITS: 'off' } });
});
test.afterAll(async () => {
  await shop?.remove();
  await mailbox?.close();
});

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

test('a forgotten password: from the login to the mail, its link, a new password, and in', async ({ page, context }) => {
  const { email } = (await register('en', shop.url)).user;
  await arrive(context, 'en', undefined, shop.url);

  await test.step('the login dialog leads to the page that sends the link', async () => {
    await page.goto(`${shop.url}/profile`);
    await page.getByRole('dialog', { name: 'Login' }).getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(`${shop.url}/forgot-password`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const send = page.getByRole('button', { name: 'Send the link' });
    await expect(send).toBeDisabled();
    await context.setOffline(true);
    await page.getByLabel('Email').fill(email);
    await send.click({ force: true }).catch(() => undefined);
    await expect(page.getByRole('main').getByRole('alert').or(page.getByText('You need a connection for this')).first()).toBeVisible();
    await context.setOffline(false);
    await expect(send).toBeEnabled({ timeout: 60_000 });
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toContainText(email);
  });

  // The mail that confirms the address came before it.
  const inMails = () => mailbox.to(email).flatMap(({ text }) => /http:\S+\/reset-password\?token=\S+/.exec(text) ?? []);
  const link = async () => {
    await expect.poll(() => inMails().length).toBe(1);
    return inMails()[0] ?? '';
  };

  await test.step('its link sets a new password, and the customer is logged in', async () => {
    await page.goto(await link());
    await page.getByLabel('New password', { exact: true }).fill('batu');
    await expect(page.getByText('Password must be 8 characters or more')).toBeVisible();
    await page.getByLabel(/^New password/).fill('BatuBata2026');
    await page.getByLabel(/^Confirm new password/).fill('BatuBata2026');
    await page.getByRole('button', { name: 'Set the password and log in' }).click();
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(page.getByText('Password changed. You are logged in here')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
    await expect.poll(() => mailbox.to(email).map(mail => mail.subject)).toContainEqual(expect.stringContaining('was changed'));
  });

  await test.step('the link is used up, and says where to get another', async () => {
    await page.goto(await link());
    await page.getByLabel(/^New password/).fill('BatuBata2027');
    await page.getByLabel(/^Confirm new password/).fill('BatuBata2027');
    await page.getByRole('button', { name: 'Set the password and log in' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This link was used already');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(`${shop.url}/forgot-password`);
  });

  await test.step('a link that was cut short says so at once', async () => {
    await page.goto(`${shop.url}/reset-password`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This link is not valid');
  });
});

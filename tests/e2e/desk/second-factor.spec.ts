import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accept, atRest, deskPassword, invite, speak } from '../support/desk.ts';
import { expectAccessible } from '../support/page-checks.ts';

test('a second factor is set up, asked for at the sign-in, and a lost phone is helped by a recovery code', async ({ page, context }) => {
  await speak(context, 'en');
  const { name, email, ...invited } = await invite('content');
  await accept(page, { name, email, ...invited }, 'en');
  const main = page.getByRole('main');

  await page.goto('/desk/account');
  await atRest(page);
  await main.getByRole('button', { name: 'Set it up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up the second factor' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not this one');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(deskPassword);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'Key of the second factor as a QR code' })).toBeVisible();
  await expectAccessible(page);
  const key = (await dialog.getByText(/^[A-Z2-7 ]{20,}$/).textContent()) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
  await dialog.getByRole('textbox', { name: 'Code of your authenticator app' }).fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  const codes = main.getByText('Keep these recovery codes now').locator('xpath=ancestor::*[@role="status"]').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await main.getByRole('button', { name: 'I have kept them' }).click();

  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(deskPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const asked = page.getByRole('textbox', { name: 'Code of your authenticator app' });
  await expect(asked).toBeFocused();
  // The code that set it up counted already.
  await asked.fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This code is not right, or was used already')).toBeVisible();
  await asked.fill(recovery);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await atRest(page);
  await expect(main.getByText('9 recovery codes are left.')).toBeVisible();
});

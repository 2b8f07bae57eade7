import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { arrive, call, register } from '../support/customer.ts';
import { awake, hold } from '../support/page-checks.ts';
import { queuedRecords } from '../support/queued.ts';

test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });

const url = process.env.SHOP_URL ?? '';
const refused = { status: 500, json: { status: 500, code: 'internal_error', message: 'refused' } };
/** A field with its label; in error the label has a star. */
const field = (form: Locator, label: string) => form.getByLabel(new RegExp(`^${label}( \\*)?$`));

test('the registration checks on every change, says ‘Register Failed’, and keeps what was typed', async ({ page, context }) => {
  const { user } = await register('en');
  await arrive(context, 'en');
  await page.goto('/register');
  await awake(page);
  const form = page.getByRole('form', { name: 'Sign up' });
  const submit = form.getByRole('button', { name: 'Sign up' });
  await submit.click();
  for (const label of ['Name', 'Email', 'Mobile number', 'Password', 'Confirm password']) {
    await expect(field(form, label)).toHaveAccessibleDescription(/This field is required/);
    await expect(form.getByText(`${label} *`, { exact: true })).toBeVisible();
  }
  await expect(form.getByText('Please agree to the terms and conditions')).toBeVisible();

  const says = async (label: string, text: string, words: RegExp | null) => {
    await field(form, label).fill(text);
    if (words === null) await expect(form.getByText(`${label} *`, { exact: true })).toHaveCount(0);
    else await expect(field(form, label)).toHaveAccessibleDescription(words);
  };
  await says('Email', 'rahma@', /Email must be a valid email/);
  await says('Email', user.email, null);
  await says('Mobile number', 'abc', /Phone number must be a valid phone number/);
  await says('Mobile number', '+62 812-345-6789 x12', null);
  await says('Password', 'Fond202', /Password must be 8 characters or more/);
  for (const weak of ['fondasi2025', 'FONDASI2025', 'FondasiTimur'])
    await says('Password', weak, /Password needs one uppercase letter, one lowercase letter and one number/);
  await says('Password', 'Fondasi2025', null);
  await says('Confirm password', 'Fondasi2026', /Password is not match/);
  await says('Confirm password', 'Fondasi2025', null);
  await says('Name', 'Rahma', null);
  await form.getByRole('checkbox', { name: /I agree/ }).check();
  await submit.click();
  await expect(form.getByRole('alert')).toContainText('Register Failed');
  await expect(field(form, 'Email')).toHaveAccessibleDescription(/This email already has an account/);
  await expect(field(form, 'Mobile number')).toHaveValue('+62 812-345-6789 x12');
  await expect(field(form, 'Password')).toHaveValue('Fondasi2025');

  await field(form, 'Email').fill(`${crypto.randomUUID()}@contoh.test`);
  await submit.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').getByText('Welcome. Your account is ready')).toBeVisible();
});

test('a login that fails otherwise says ‘Something wrong while processing’; the sign-up closes the dialog and opens 300 ms later', async ({
  page,
  context,
}) => {
  await arrive(context, 'en');
  await page.addInitScript(() => {
    const { pushState } = history;
    history.pushState = function (...change) {
      document.documentElement.dataset.left = String(performance.now());
      return pushState.apply(this, change);
    };
    addEventListener('click', () => (document.documentElement.dataset.pressed = String(performance.now())), { capture: true });
    // It does not bubble.
    addEventListener('close', () => (document.documentElement.dataset.closed = String(performance.now())), { capture: true });
  });
  await page.goto('/address');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email', { exact: true }).fill('rahma@contoh.test');
  await dialog.getByLabel('Password', { exact: true }).fill('Fondasi2025');
  await page.route('**/api/v1/login', route => route.fulfill(refused));
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Something wrong while processing');
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('rahma@contoh.test');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('Fondasi2025');

  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/register/);
  const { pressed, closed, left } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(Number(closed)).toBeGreaterThan(Number(pressed));
  expect(Number(left)).toBeGreaterThan(Number(closed));
  expect(Number(left) - Number(pressed)).toBeGreaterThanOrEqual(300);
});

test('profile, password and region: ‘Save Failed’, ‘Failed to change password’, ‘Data not found’, each beside what was typed', async ({
  page,
  context,
}) => {
  const [customer, other] = [await register('en'), await register('en')];
  const next = `next-${customer.user.email}`;
  await arrive(context, 'en', customer.tokens);
  const main = page.getByRole('main');

  await test.step('profile', async () => {
    await page.goto('/profile');
    await awake(page);
    const form = main.getByRole('form', { name: 'Profile' });
    const photo = form.getByLabel(/^Choose a(nother)? photo/);
    await expect(form.getByText('JPEG, PNG or WebP, up to 2 MB. It is shown as a square')).toBeVisible();
    await photo.setInputFiles({ name: 'cv.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture') });
    await expect(form.getByText(/This kind of file is not accepted|This picture cannot be read/)).toBeVisible();
    const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#58a' } })
      .png()
      .toBuffer();
    await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(form.getByRole('img', { name: 'Preview of the new photo' })).toBeVisible();
    await field(form, 'Name').fill('Rahma Wenda');
    await form.getByRole('radio', { name: 'Female' }).check();
    await expect(field(form, 'Current password')).toHaveCount(0);
    await field(form, 'Email').fill(other.user.email);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(field(form, 'Current password')).toBeFocused();
    await expect(field(form, 'Current password')).toHaveAccessibleDescription(/Enter your current password to change your email/);
    await field(form, 'Current password').fill('Fondasi2025');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText('Save Failed');
    await expect(field(form, 'Email')).toHaveAccessibleDescription(/This email already has an account/);
    await expect(field(form, 'Name')).toHaveValue('Rahma Wenda');
    await expect(form.getByRole('img', { name: 'Preview of the new photo' })).toBeVisible();
    await field(form, 'Email').fill(customer.user.email);
    await expect(field(form, 'Current password')).toHaveCount(0);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').getByText('Profile saved')).toBeVisible();
    await expect
      .poll(() => customer.call('GET', '/auth/user'))
      .toMatchObject({ name: 'Rahma Wenda', gender: 'female', customer: { image_url: expect.stringContaining('/uploads/') } });
    // A landline as it is typed, then as the form itself shows it.
    await field(form, 'Name').fill('\u200b\u3164');
    await field(form, 'Mobile number').fill('(0411) 873456');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(field(form, 'Name')).toHaveAccessibleDescription(/This field is required/);
    for (const name of ['\u2060Rahma W.\ufeff', 'Rahma Wenda']) {
      await field(form, 'Name').fill(name);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(field(form, 'Mobile number')).toHaveValue('0411-873-456');
      await expect
        .poll(() => customer.call('GET', '/auth/user'))
        .toMatchObject({ name: name.replace(/[\u2060\ufeff]/g, ''), phone: '+62411873456' });
    }
  });

  await test.step('a line typed while the answer is on its way stays', async () => {
    const form = main.getByRole('form', { name: 'Profile' });
    const letGo = await hold(page, '**/api/v1/profile');
    await field(form, 'Name').fill('Rahma W.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await field(form, 'Company').fill('CV Papua Membangun');
    letGo();
    await expect.poll(() => customer.call('GET', '/auth/user')).toMatchObject({ name: 'Rahma W.' });
    await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(field(form, 'Company')).toHaveValue('CV Papua Membangun');
    await field(form, 'Name').fill('Rahma Wenda');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => customer.call('GET', '/auth/user')).toMatchObject({ name: 'Rahma Wenda', company: 'CV Papua Membangun' });
  });

  await test.step('another email, confirmed by a password that no disk holds', async () => {
    const form = main.getByRole('form', { name: 'Profile' });
    await field(form, 'Email').fill(next);
    await field(form, 'Current password').fill('Fondasi2024');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(field(form, 'Current password')).toHaveAccessibleDescription(/The current password is not correct/);
    await expect(field(form, 'Email')).toHaveValue(next);
    await field(form, 'Current password').fill('Fondasi2025');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Saved on this phone, sent when online')).toBeVisible();
    const [kept] = await queuedRecords(page);
    expect(kept).toContain(next);
    expect(kept).not.toContain('Fondasi2025');
    await context.setOffline(false);
    await expect.poll(() => customer.call('GET', '/auth/user')).toMatchObject({ email: next, name: 'Rahma Wenda' });
    await expect(field(form, 'Current password')).toHaveCount(0);
  });

  await test.step('password', async () => {
    const elsewhere = await call<{ token: string }>(url, 'POST', '/login', {
      json: { email: next, password: 'Fondasi2025' },
    });
    await page.goto('/change-password');
    await awake(page);
    const form = main.getByRole('form', { name: 'Change password' });
    await form.getByRole('button', { name: 'Change password' }).click();
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      await expect(field(form, label)).toHaveAccessibleDescription(/This field is required/);
    await field(form, 'Current password').fill('Fondasi2024');
    await field(form, 'New password').fill('Wenda2025');
    await field(form, 'Confirm new password').fill('Wenda2026');
    await expect(field(form, 'Confirm new password')).toHaveAccessibleDescription(/Password is not match/);
    await field(form, 'Confirm new password').fill('Wenda2025');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByRole('alert')).toContainText('Failed to change password');
    await expect(field(form, 'Current password')).toHaveAccessibleDescription('The current password is not correct');
    await expect(field(form, 'New password')).toHaveValue('Wenda2025');
    await field(form, 'Current password').fill('Fondasi2025');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('status').getByText('Password changed. Your other devices are logged out')).toBeVisible();
    await expect(field(form, 'New password')).toHaveValue('');
    const login = { email: next, password: 'Wenda2025' };
    await expect(call(url, 'POST', '/login', { json: login })).resolves.toHaveProperty('token');
    await expect(call(url, 'GET', '/auth/user', { token: elsewhere.token })).rejects.toThrow('401');
    await expect(customer.call('GET', '/auth/user')).resolves.toHaveProperty('name');
  });

  await test.step('region', async () => {
    await page.goto('/address');
    await awake(page);
    await main.getByRole('button', { name: 'Add address' }).click();
    const form = page.getByRole('dialog').getByRole('form', { name: 'Address' });
    await form.getByLabel('Search district or village').fill('zzzzz');
    await expect(form.getByRole('list', { name: 'Regions found' }).getByText('Data not found')).toBeVisible();
  });
});

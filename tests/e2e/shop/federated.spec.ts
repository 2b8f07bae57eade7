import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../support/openid-provider.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { arrive, call, register } from '../support/customer.ts';

let provider: OpenIdProvider;
let shop: Shop;
test.beforeAll(async () => {
  const port = await freePort();
  provider = await startOpenIdProvider(`http://127.0.0.1:${port}`);
  shop = await startShop({ port, env: { ...provider.env, RATE_LIMITS: 'off' } });
});
test.afterAll(async () => {
  await shop?.remove();
  await provider?.close();
});

test('Google and Facebook: a new customer, one who cancels, one without a verified e-mail, one with an account already', async ({
  page,
  context,
}) => {
  await visit(context, 'en');
  provider.know('yohana', { email: 'yohana@contoh.test', email_verified: true, name: 'Yohana Wenda' });
  provider.know('doubtful', { email: 'doubtful@contoh.test', email_verified: false, name: 'Doubtful' });
  const own = await register('en', shop.url);
  provider.know('owner', { email: own.user.email, email_verified: true, name: own.user.name });

  await test.step('cancelled at the provider', async () => {
    await page.goto(`${shop.url}/login?redirect=/address`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You cancelled the sign-in');
    await expect(page).toHaveURL(url => url.pathname === '/login' && url.searchParams.get('redirect') === '/address');
  });

  await test.step('an e-mail that is not verified', async () => {
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await signInThere(page, 'doubtful');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Your email is not verified there yet');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });

  await test.step('a new customer, from the dialog over a product, which is in the cart afterwards', async () => {
    await forget(context);
    await page.goto(`${shop.url}/product/semen-pcc-sagara`);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('dialog', { name: 'Login' }).getByRole('link', { name: 'Continue with Facebook' }).click();
    await signInThere(page, 'yohana');
    await expect(page).toHaveURL(`${shop.url}/product/semen-pcc-sagara`);
    await expect(page.getByRole('status').getByText('Added to cart: Sagara PCC Cement')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, products: 1' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Yohana Wenda' })).toBeVisible();
    const stored = await page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]);
    expect(stored.every(token => typeof token === 'string' && token.length > 20)).toBe(true);
  });

  await test.step('without a password the email stays, and the way to one is shown', async () => {
    await page.goto(`${shop.url}/profile`);
    const form = page.getByRole('form', { name: 'Profile' });
    await form.getByLabel('Email', { exact: true }).fill('another@contoh.test');
    await expect(form.getByText(/have no password yet\. Set one first/)).toBeVisible();
    await expect(form.getByRole('link', { name: 'Set a password' })).toHaveAttribute('href', '/change-password');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel(/^Email/)).toHaveAccessibleDescription(/Set a password first\. Then you can change your email/);
  });

  await test.step('their first password, and a login with it', async () => {
    await page.goto(`${shop.url}/change-password`);
    const form = page.getByRole('form', { name: 'Set a password' });
    await form.getByLabel('New password', { exact: true }).fill('Wenda2025');
    await form.getByLabel('Confirm new password').fill('Wenda2026');
    await expect(form.getByLabel('Confirm new password')).toHaveAccessibleDescription('Password is not match');
    await form.getByLabel('Confirm new password').fill('Wenda2025');
    await form.getByRole('button', { name: 'Set a password' }).click();
    await expect(page.getByRole('status').getByText(/^Password set/)).toBeVisible();
    await expect(page.getByRole('form', { name: 'Change password' }).getByLabel('Current password')).toBeVisible();
    const login = { email: 'yohana@contoh.test', password: 'Wenda2025' };
    await expect(call(shop.url, 'POST', '/login', { json: login })).resolves.toHaveProperty('token');
  });

  await test.step('an account that is here already asks for its password once', async () => {
    const other = await context.browser()?.newContext();
    if (other === undefined) throw new Error('no browser');
    await visit(other, 'en');
    const tab = await other.newPage();
    await tab.goto(`${shop.url}/register?redirect=/profile`);
    await tab.getByRole('link', { name: 'Continue with Google' }).click();
    await signInThere(tab, 'owner');
    const form = tab.getByRole('form', { name: 'Link with Google' });
    const password = form.getByLabel(`Password of ${own.user.email}`, { exact: true });
    // The login's own form would be a second one that asks for an e-mail and a password.
    await expect(tab.getByRole('main').getByRole('form')).toHaveCount(1);
    await expect(tab.getByRole('link', { name: 'Continue with Google' })).toHaveCount(0);
    await form.getByRole('button', { name: 'Log in another way' }).click();
    await expect(tab.getByRole('form', { name: 'Login' })).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(tab).toHaveURL(`${shop.url}/login?redirect=%2Fprofile`);
    await tab.getByRole('link', { name: 'Continue with Google' }).click();
    await password.fill('wrong-password');
    await form.getByRole('button', { name: 'Link and log in' }).click();
    await expect(form.getByRole('alert')).toContainText('Email or password are incorrect');
    await password.fill('Fondasi2025');
    await password.press('Enter');
    await expect(tab).toHaveURL(`${shop.url}/profile`);
    await expect(tab.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(own.user.email);
    await other.close();
  });
});

test('a shop without credentials shows both, disabled, and says why', async ({ page, context }) => {
  await arrive(context, 'id');
  await page.goto('/login');
  for (const name of ['Google', 'Facebook']) {
    const button = page.getByRole('button', { name: `Lanjut dengan ${name}` });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Toko ini belum menyiapkan cara masuk dengan Google atau Facebook');
  }
});

/** In the shop of this file; the provider's pages ask a font server that is not of this test. */
async function visit(context: BrowserContext, language: 'id' | 'en'): Promise<void> {
  await arrive(context, language, undefined, shop.url);
  await context.route(/^https:/, route => route.abort());
}

async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The provider forgets who sat here, the shop too. */
async function forget(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await visit(context, 'en');
}

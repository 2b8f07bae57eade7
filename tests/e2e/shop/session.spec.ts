import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { arrive, register } from '../support/customer.ts';
import { awake, complaintsOf, hold } from '../support/page-checks.ts';
import { type Language, words } from '../support/visit.ts';

test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });

for (const language of ['id', 'en'] as const) {
  const t = words[language];

  test(`the error of a login stands at its field or above the form, in ${language}`, async ({ page, context }) => {
    await arrive(context, language);
    await page.goto('/login');
    const form = page.getByRole('form', { name: t.login });
    const submit = form.getByRole('button', { name: t.login, exact: true });
    await expect(submit).toBeDisabled();
    // A field in error has a star behind its label.
    const email = form.getByRole('textbox', { name: t.email, exact: true });
    await email.fill('rahma@');
    await expect(email).toHaveAccessibleDescription(t.emailInvalid);
    const password = form.getByLabel(new RegExp(`^${t.password}`));
    await password.fill('12345');
    await expect(password).toHaveAccessibleDescription(t.passwordTooShort);

    await email.fill('unknown@contoh.test');
    await expect(email).toHaveAccessibleDescription('');
    await password.fill('Fondasi2024');
    await password.press('Enter');
    await expect(form.getByRole('alert')).toHaveText(t.loginIncorrect);
    await expect(page).toHaveURL('/login');
  });

  test(`the language toggle turns everything from ${language} at once and for good`, async ({ page, context }) => {
    const other = language === 'id' ? 'en' : 'id';
    await arrive(context, language);
    await page.goto('/product/semen-pcc-sagara');
    await expectProductIn(page, language);
    await page.getByRole('banner').getByRole('button', { name: t.languageToggle }).click();
    await expectProductIn(page, other);
    const answer = await page.reload();
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(`<html lang="${other}"`);
    expect(html).toMatch(words[other].cement);
    expect(html).not.toMatch(words[language].cement);
    await expectProductIn(page, other);
  });
}

test('the language that was chosen outlives its cookie, which each visit writes anew', async ({ page, context }) => {
  await arrive(context, 'en');
  await context.clearCookies();
  const complaints = complaintsOf(page);
  for (const path of ['/', '/product/semen-pcc-sagara', '/products?search=semen&lang=id', '/about', '/login']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path] ?? '');
    await context.clearCookies();
  }
  await page.reload();
  await expect.poll(() => languageCookie(context)).toMatchObject({ value: 'en' });
  const html = (await (await page.goto('/product/semen-pcc-sagara'))?.text()) ?? '';
  expect(html).toContain('<html lang="en"');
  await expectProductIn(page, 'en');

  const tomorrow = Date.now() / 1_000 + 24 * 3_600;
  await context.addCookies([{ name: 'lang', value: 'en', url: process.env.SHOP_URL ?? '', expires: tomorrow }]);
  await page.goto('/about');
  await expect.poll(async () => (await languageCookie(context))?.expires).toBeGreaterThan(tomorrow + 300 * 24 * 3_600);
  expect(complaints).toEqual([]);
});

for (const [redirect, home] of [
  ['/products?search=kran', '/products?search=kran'],
  ['https://evil.test/', '/'],
  ['//evil.test/', '/'],
  ['/\\evil.test/', '/'],
] as const) {
  test(`a login that was told to lead to ${redirect} leads to ${home}`, async ({ page, context }) => {
    await arrive(context, 'id');
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await signIn(page);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('banner').getByRole('link', { name: words.id.profileOf })).toBeVisible();
  });
}

test('a signed-in customer who opens the login goes back to where they were, or home', async ({ page, context }) => {
  const t = words.id;
  await arrive(context, 'id');
  await page.goto('/about');
  // A link that is pressed before loads its page whole, and the app knows of none before that one.
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: t.login }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/about');

  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await signIn(otherTab);
  await expect(otherTab).toHaveURL('/');

  await expect(page.getByRole('banner').getByRole('link', { name: t.profileOf })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: t.about })).toBeVisible();
  await expect(page).toHaveURL('/about');

  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('a logout takes the tokens away and keeps the way back', async ({ page, context }) => {
  const t = words.id;
  await arrive(context, 'id', (await register('id')).tokens);
  await page.goto('/address');
  await page.getByRole('banner').getByRole('link', { name: t.profileOf }).hover();
  await page.getByRole('banner').getByRole('button', { name: t.logout }).click();
  await expectLoginWithWayBackTo(page, '/address');
});

test('an expired access token is renewed once, unseen', async ({ page, context }) => {
  const { tokens, user } = await register('id');
  await arrive(context, 'id', { ...tokens, token: 'expired' });
  let refreshes = 0;
  page.on('request', request => {
    if (request.headers().authorization === `Bearer ${tokens.refresh_token}`) refreshes += 1;
  });
  await page.goto('/address');
  await expect(page.getByRole('banner').getByRole('link', { name: user.name })).toBeVisible();
  await expect(page.getByRole('main').getByText(words.id.noAddress)).toBeVisible();
  expect(refreshes).toBe(1);
  const kept = await storedTokens(page);
  expect(kept.access).not.toBe('expired');
  expect(kept.refresh).not.toBe(tokens.refresh_token);
  await page.reload();
  await expect(page.getByRole('main').getByText(words.id.noAddress)).toBeVisible();
  expect(refreshes).toBe(1);
});

test('a session that is over leads to the login, with the way back', async ({ page, context }) => {
  await arrive(context, 'id', { token: 'expired', refresh_token: 'expired too' });
  await page.goto('/address');
  await expectLoginWithWayBackTo(page, '/address');
  await page.reload();
  await expect(page.getByRole('status').getByText('Sesi Anda berakhir')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut sebagai tamu' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: words.id.welcome })).toBeVisible();
  await page.goForward();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

for (const [way, leave] of [
  ['by the button', (page: Page) => page.getByRole('button', { name: 'Lanjut sebagai tamu' }).click()],
  ['by Back', (page: Page) => page.goBack()],
] as const) {
  test(`a public page whose session is over is a guest's again ${way}, with all that was typed there`, async ({ page, context }) => {
    await arrive(context, 'id', { token: 'expired', refresh_token: 'expired too' });
    const bearers: string[] = [];
    page.on('request', request => request.headers().authorization && bearers.push(request.url()));
    const release = await hold(page, '**/api/v1/auth/user');
    await page.goto('/product/semen-pcc-sagara?variant=x');
    await awake(page);
    const search = page.getByRole('combobox', { name: words.id.searchProducts });
    const quantity = page.getByRole('main').getByRole('textbox', { name: words.id.quantityOf }).first();
    await search.fill('paku 1.050');
    await quantity.fill('15');
    release();
    await expectLoginWithWayBackTo(page, '/product/semen-pcc-sagara?variant=x');
    await expect(page.getByRole('status').getByText('Sesi Anda berakhir')).toBeVisible();
    const before = bearers.length;
    await leave(page);
    await expect(page).toHaveURL('/product/semen-pcc-sagara?variant=x');
    await expect(search).toHaveValue('paku 1.050');
    await expect(quantity).toHaveValue('15');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.reload();
    await awake(page);
    expect(bearers).toHaveLength(before);
  });
}

test('the sign-up link of the login dialog closes it and opens the registration', async ({ page, context }) => {
  const t = words.id;
  await arrive(context, 'id');
  await page.goto('/address');
  const dialog = page.getByRole('dialog', { name: t.login });
  await dialog.getByRole('button', { name: t.signUp }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: t.signUp })).toBeVisible();
  await expect(page).toHaveURL(url => url.pathname === '/register' && url.searchParams.get('redirect') === '/address');
});

const headings: Readonly<Record<string, string | RegExp>> = {
  '/': words.en.welcome,
  '/product/semen-pcc-sagara': words.en.cement,
  '/products?search=semen&lang=id': words.en.resultsFor('semen'),
  '/about': words.en.about,
  '/login': words.en.login,
};

const languageCookie = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'lang');

/** As the customer of the seed, in Indonesian. */
async function signIn(page: Page): Promise<void> {
  const t = words.id;
  await page.getByLabel(t.email, { exact: true }).fill('demo@fondasi.test');
  await page.getByLabel(t.password, { exact: true }).fill('Fondasi2025');
  await page.getByLabel(t.password, { exact: true }).press('Enter');
}

function storedTokens(page: Page) {
  return page.evaluate(() => ({ access: localStorage.getItem('access_token'), refresh: localStorage.getItem('refresh_token') }));
}

async function expectLoginWithWayBackTo(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(url => url.pathname === '/login' && url.searchParams.get('redirect') === path);
  await expect(page.getByRole('heading', { level: 1, name: words.id.login })).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
}

/** Data, words of the app, frame and document: none of it in the other language. */
async function expectProductIn(page: Page, language: Language): Promise<void> {
  const t = words[language];
  await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
  await expect(page).toHaveTitle(t.cement);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('combobox', { name: t.searchProducts })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: t.addToCart })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: t.information })).toBeVisible();
}

import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import type { User } from '#contract/session.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { productOf } from '../support/catalogue.ts';
import { arrive, type Customer, fillCart, logIn, placeOrder, register } from '../support/customer.ts';
import { countStored } from '../support/phone.ts';
import { underWorker } from '../support/queued.ts';
import { words } from '../support/visit.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const t = words.id;
let proxy: FaultProxy;
test.beforeEach(async () => {
  proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterEach(() => proxy.stop());

/** A customer with a placed order, another cart and everything on this phone; with the texts that must not stay there. */
async function settledCustomer(page: Page, context: BrowserContext): Promise<{ customer: Customer; texts: Record<string, string> }> {
  const customer = await register('id');
  const variant = (await productOf('semen-pcc-sagara')).variants.find(({ name }) => name === '50 kg')?.id ?? '';
  const order = await placeOrder(customer, await fillCart(customer, { [variant]: 10 }));
  await fillCart(customer, { [variant]: 5 });
  await arrive(context, 'id', customer.tokens, proxy.url);
  await page.goto(proxy.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const path of ['/transactions', '/address', '/notifications', '/profile', '/cart']) {
    await page.goto(proxy.url + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  const texts = { name: customer.user.name, email: customer.user.email, address: 'Jalan Pattimura No. 1', order: order.id };
  // The search finds what is there, so that finding nothing later means something.
  await expect
    .poll(async () => Object.entries(await countStored(page, texts)).flatMap(([name, count]) => (count > 0 ? [name] : [])))
    .toEqual(Object.keys(texts));
  return { customer, texts };
}

const nothing = { name: 0, email: 0, address: 0, order: 0 };

async function pressLogout(page: Page): Promise<void> {
  // A bar that comes up over the page pushes the menu from under the pointer, which then goes there again.
  await expect(async () => {
    // Off the menu, wherever the page is scrolled to.
    await page.mouse.move(1, 400);
    await page.getByRole('banner').getByRole('link', { name: t.profileOf }).hover({ timeout: 3_000 });
    await page.getByRole('banner').getByRole('button', { name: t.logout }).click({ timeout: 3_000 });
  }).toPass();
}

/** @param answer to the question what shall become of edits that are not sent */
async function logOut(page: Page, answer?: string): Promise<void> {
  await pressLogout(page);
  if (answer !== undefined) await page.getByRole('dialog').getByRole('button', { name: answer }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('a logout leaves nothing of the customer on the phone, in any tab, and the next one sees nothing', async ({ page, context }) => {
  const { texts } = await settledCustomer(page, context);
  const otherTab = await context.newPage();
  await otherTab.goto(`${proxy.url}/transactions`);
  await expect(otherTab.getByRole('banner').getByRole('link', { name: t.profileOf })).toBeVisible();

  await logOut(page);
  await expect(otherTab.getByRole('banner').getByRole('link', { name: t.login })).toBeVisible();
  await expect(otherTab.getByRole('main').getByText(texts.order ?? '')).toHaveCount(0);
  await expect.poll(() => countStored(page, texts)).toEqual(nothing);

  const next = await register('id');
  // Before the other tab hears of the next customer, whose cart it asks for at once and keeps.
  await proxy.break('reset-before', { path: /^\/api\/v1\/orders/ });
  await page.evaluate(({ token, refresh_token }) => {
    localStorage.setItem('access_token', token);
    localStorage.setItem('refresh_token', refresh_token);
  }, next.tokens);
  await page.goto(`${proxy.url}/cart`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await countStored(page, { email: texts.email ?? '', order: texts.order ?? '' })).toEqual({ email: 0, order: 0 });
});

test('nor does one without a network, with answers that arrive after it', async ({ page, context }) => {
  const { customer, texts } = await settledCustomer(page, context);
  const own = /\/api\/v1\/(?:orders|notifications|addresses|profile)/;
  const underWay = new Set<Request>();
  page.on('request', request => own.test(request.url()) && underWay.add(request));
  page.on('requestfinished', request => underWay.delete(request));
  page.on('requestfailed', request => underWay.delete(request));
  await proxy.break('hang', { path: own });
  await page.goto(`${proxy.url}/transactions`);
  await expect.poll(() => underWay.size).toBeGreaterThan(0);
  await proxy.break('reset-before', { path: /^\/api\/v1\/logout/ });
  // A write is not called off: its answer, with the name and the e-mail address, comes after the customer has logged out.
  await page.getByRole('banner').getByRole('link', { name: t.profileOf }).click();
  await page.getByRole('textbox', { name: t.name, exact: true }).fill(`${texts.name} Baru`);
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect.poll(() => [...underWay].some(request => request.method() === 'PUT' && request.url().endsWith('/profile'))).toBe(true);

  await logOut(page, 'Buang dan keluar');
  await expect.poll(() => countStored(page, texts)).toEqual(nothing);
  await proxy.heal();
  // Answered, or given up with the customer.
  await expect.poll(() => underWay.size).toBe(0);
  // A later page that was fetched and cached shows that they had their time.
  await page.goto(`${proxy.url}/brands`);
  await expect.poll(async () => (await countStored(page, { brands: '"brands"' })).brands).toBeGreaterThan(0);
  expect(await countStored(page, texts)).toEqual(nothing);
  expect((await customer.call<User>('GET', '/auth/user')).name, 'the answer had something to write').toBe(`${texts.name} Baru`);
});

test('a logout that was asked about a change on its way goes on by itself once that is sent', async ({ page, context }) => {
  const customer = await register('id');
  await arrive(context, 'id', customer.tokens, proxy.url);
  await page.goto(`${proxy.url}/profile`);
  await proxy.break('hang', { method: 'PUT', path: /^\/api\/v1\/profile/ });
  await page.getByRole('textbox', { name: t.name, exact: true }).fill('Nama Baru');
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect.poll(() => proxy.seen.filter(({ fault }) => fault === 'hang').length).toBe(1);

  await pressLogout(page);
  await expect(page.getByRole('dialog', { name: '1 perubahan belum dikirim' })).toBeVisible();
  await proxy.heal();
  await expect(page).toHaveURL(/\/login/);
  // Its session is over: another one asks.
  expect((await logIn(customer.user.email)).user.name).toBe('Nama Baru');
});

test('the frame of a customer’s page lies on the phone, with nothing of anybody in it', async ({ page, context }) => {
  const customer = await register('id');
  await arrive(context, 'id', customer.tokens);
  await page.goto('/about');
  await underWorker(page);
  const anyOrder = () => `/track/${randomUUID()}`;
  const drawn = await page.goto(anyOrder());
  expect(await drawn?.text(), 'at once, whatever the line').not.toContain('<header');
  await expect(page.getByRole('banner').getByRole('link', { name: `Profil ${customer.user.name}` })).toBeVisible();
  const kept = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => url));
  await expect.poll(kept).toContain(`${process.env.SHOP_URL}/track/id?kept-known=true&kept-language=id`);

  await context.setOffline(true);
  const framed = await page.goto(anyOrder());
  const html = (await framed?.text()) ?? '';
  expect(html).toMatch(/data-kept-at[\s\S]*<header/);
  expect(html).not.toContain(customer.user.name);
  await expect(page.getByRole('heading', { level: 1, name: 'Lacak pesanan' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: `Profil ${customer.user.name}` })).toBeVisible();
});

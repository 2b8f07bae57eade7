import { rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Address } from '#contract/addresses.ts';
import type { ListSummary } from '#contract/lists.ts';
import type { Order } from '#contract/orders.ts';
import type { OwnReview } from '#contract/reviews.ts';
import type { User } from '#contract/session.ts';
import { earlierCustomer, earlierOrders, makeEarlierDataDir } from '../../support/earlier-shop.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { call } from '../support/customer.ts';
import { becomeEarlierPhone, earlierEdits } from '../support/earlier-phone.ts';
import { queuedEdits } from '../support/queued.ts';

let shop: Shop;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await makeEarlierDataDir();
  shop = await startShop({ dataDir, env: { RATE_LIMITS: 'off' } });
});
test.afterAll(async () => {
  await shop?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

test('a phone and a database of an earlier version go on: the session holds, and what waited arrives once', async ({ page }) => {
  const next = 'thomas.lama@contoh.test';
  await becomeEarlierPhone(page, shop.url, next);
  expect(await queuedEdits(page)).toBe(earlierEdits);
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Profile of Thomas/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')).toHaveCount(2);
  // That version asked for no password for another email: the shop does, and nothing of what was typed is lost.
  await expect.poll(() => queuedEdits(page), { timeout: 60_000 }).toBe(1);
  const { id, password } = earlierCustomer;
  // Where the page is loaded anew before the edit is sent, the shop asks once more: a password lies in the page's memory alone.
  await expect(async () => {
    await confirmEmail(page, next, password);
    await expect.poll(() => queuedEdits(page)).toBe(0);
  }).toPass();

  const { token } = await call<{ token: string }>(shop.url, 'POST', '/login', { json: { email: next, password } });
  const ask = <Data>(path: string) => call<Data>(shop.url, 'GET', path, { token });
  const { orders } = await ask<{ orders: Order[] }>('/orders/?limit=25&offset=0');
  const of = (number: string) => orders.find(order => order.number === number);
  expect(of(earlierOrders.unpaid)?.payment.receipt?.state).toBe('submitted');
  expect(await ask<User>('/auth/user')).toMatchObject({ name: 'Thomas Lama', email: next });
  const { addresses } = await ask<{ addresses: Address[] }>(`/addresses/customer/${id}`);
  expect(addresses.filter(({ full_address }) => full_address === 'Jalan Lama No. 7')).toHaveLength(1);
  const { reviews } = await ask<{ reviews: OwnReview[] }>('/reviews');
  expect(reviews.map(({ rating, photos, order_number }) => [rating, photos.length, order_number])).toEqual([
    [4, 1, earlierOrders.received],
  ]);
  const [cart] = (await ask<{ orders: Order[] }>('/orders/?status=1')).orders;
  expect(cart?.order_items.map(({ quantity }) => quantity).sort()).toEqual([2, 6]);

  // That phone had no lists: its databases take them.
  await page.goto(`${shop.url}/lists`);
  await page.getByRole('textbox', { name: 'Name of a new list' }).fill('Rumah');
  await page.getByRole('button', { name: 'New list' }).click();
  await expect.poll(async () => (await ask<{ lists: ListSummary[] }>('/lists')).lists.map(({ name }) => name)).toEqual(['Rumah']);
});

async function confirmEmail(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${shop.url}/queue`);
  await expect(page.getByText('Enter your current password to change your email')).toBeVisible();
  await page.getByRole('button', { name: 'Change: Change your profile' }).click();
  const form = page.getByRole('dialog').getByRole('form', { name: 'Profile' });
  await expect(form.getByLabel(/^Email/)).toHaveValue(email);
  const field = form.getByLabel(/^Current password/);
  await expect(field).toHaveAccessibleDescription(/Enter your current password to change your email/);
  await field.fill(password);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

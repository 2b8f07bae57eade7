import { expect, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { addAddress, arrive, register } from '../support/customer.ts';
import { awake } from '../support/page-checks.ts';
import { everythingCached } from '../support/phone.ts';
import { queuedEdits, underWorker } from '../support/queued.ts';
import { words } from '../support/visit.ts';

const t = words.en;

test('a cart begun offline is ordered offline, by a customer who was never at the checkout and accepts the freight once online', async ({
  page,
  context,
}) => {
  const customer = await register('en');
  await addAddress(customer);
  await arrive(context, 'en', customer.tokens);
  await page.goto('/address');
  await expect(page.getByRole('main').getByText('Proyek Ambon')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible();
  await page.goto('/product/semen-pcc-sagara');
  await underWorker(page);
  await awake(page);
  for (const kept of ['shipment-methods', 'payment-methods']) await expect.poll(() => everythingCached(page)).toContain(kept);

  await context.setOffline(true);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t.addToCart }).click();
  await expect.poll(() => queuedEdits(page)).toBe(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t.cartCount(1) })
    .click();
  await main.getByRole('link', { name: t.checkout }).filter({ visible: true }).click();
  await expect(main.getByText('The shop confirms the freight')).toBeVisible();
  await page.getByRole('radio', { name: t.seaCargo }).check();
  await page.getByRole('button', { name: t.continueToPayment }).click();
  await page.getByRole('radio', { name: t.bankTransfer }).check();
  await page.getByRole('button', { name: t.continueToReview }).click();
  await page.getByRole('button', { name: 'Place this order when I am online again' }).click();
  await expect(page).toHaveURL(/\/queue/);
  await expect.poll(() => queuedEdits(page)).toBe(2);

  await context.setOffline(false);
  const sheet = page.getByRole('dialog', { name: t.pricesChanged });
  await expect(sheet.getByText('Shipping')).toBeVisible();
  const orders = async () => (await customer.call<{ orders: readonly Order[] }>('GET', '/orders/?status=2&lang=en')).orders;
  expect(await orders()).toHaveLength(0);
  await sheet.getByRole('button', { name: t.acceptPrices }).click();
  await expect.poll(async () => (await orders()).length).toBe(1);
  expect((await orders())[0]).toMatchObject({ shipment_method_name: expect.stringMatching(t.seaCargo), shipping_fee: expect.any(Number) });
});

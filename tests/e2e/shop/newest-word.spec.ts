import { expect, type Page, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { variantId } from '../support/catalogue.ts';
import { addAddress, arrive, type Customer, fillCart, placeOrder, register } from '../support/customer.ts';
import { cartAndOrder } from '../support/orders.ts';
import { awake } from '../support/page-checks.ts';
import { everythingCached } from '../support/phone.ts';
import { photo } from '../support/photo.ts';
import { checkOut } from '../support/purchase.ts';

const questions = { method: 'GET', path: /\/v1\/orders/ };

let line: FaultProxy;
let customer: Customer;
test.beforeEach(async ({ context }) => {
  line = await startFaultProxy(process.env.SHOP_URL ?? '');
  customer = await register('en');
  await arrive(context, 'en', customer.tokens, line.url);
});
test.afterEach(() => line.stop());

test('a customer who has sent a receipt is thanked at once, also where no more answers come', async ({ page }) => {
  const { order } = await cartAndOrder(customer);
  await page.goto(`${line.url}/payment/${order}`);
  await awake(page);
  await page.getByLabel('Choose a file').setInputFiles(await photo('receipt.jpg'));
  await expect(page.getByRole('img', { name: 'The receipt you chose' })).toBeVisible();
  await line.break('hang', questions);
  await page.getByRole('button', { name: 'Send receipt' }).click();
  await expect(page).toHaveURL(`${line.url}/payment/${order}/success`);
  await expect(page.getByRole('main').getByText('Thank you, we have your receipt')).toBeVisible();
});

test('a payment that this phone has not heard of is not denied before the shop is asked', async ({ page }) => {
  const { order } = await cartAndOrder(customer);
  await page.goto(`${line.url}/payment/${order}`);
  await untilPersisted(page, order);
  await line.break('hang', questions);
  await page.goto(`${line.url}/payment/${order}/success`);
  const main = page.getByRole('main');
  // The number is kept on this phone, and so is what the order was before.
  await expect(main.getByText(/^Order FD-/)).toBeVisible();
  await expect(main.getByRole('group', { name: 'Loading' })).toBeVisible();
  await expect(main.getByText('We have no payment of this order yet')).toBeHidden();
  await line.heal();
  await expect(main.getByText('We have no payment of this order yet')).toBeVisible();
});

test('a time to pay that ran out on this phone ends nothing before the shop is asked', async ({ page, context }) => {
  const { order } = await cartAndOrder(customer);
  await page.goto(`${line.url}/payment/${order}`);
  await untilPersisted(page, order);
  await page.close();
  await line.break('hang', questions);
  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + 2 * 86_400_000 });
  await later.goto(`${line.url}/payment/${order}`);
  const main = later.getByRole('main');
  await expect(main.getByText(/^Order FD-/)).toBeVisible();
  // The time counts on as soon as any answer, such as the page's own, has told this phone the shop's.
  await expect(main.getByRole('group', { name: 'Loading' }).or(main.getByRole('timer'))).toBeVisible();
  await expect(main.getByText('The time to pay has passed')).toBeHidden();
  await line.heal();
  await expect(main.getByText('Bank transfer')).toBeVisible();
});

test('an order that was just placed opens without a line', async ({ page }) => {
  await addAddress(customer);
  const cart = await fillCart(customer, { [await variantId('perekat-keramik-dinding-watukarsa-anti-turun')]: 1 });
  await checkOut(page, 'en', `${line.url}/cart/checkout/${cart.id}`);
  const main = page.getByRole('main');
  const order = main.getByRole('listitem').getByRole('link').first();
  await expect(order).toBeVisible();
  await line.break('refuse');
  await order.click();
  await expect(page).toHaveURL(`${line.url}/transactions/waiting-payment/${cart.id}`);
  await expect(main.getByRole('heading', { level: 1, name: /^Order FD-/ })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Products' })).toContainText('Watukarsa');
});

test('an order that this phone knows as a cart is not called missing', async ({ page }) => {
  const cart = await fillCart(customer, { [await variantId('perekat-keramik-dinding-watukarsa-anti-turun')]: 1 });
  await page.goto(`${line.url}/cart/checkout/${cart.id}`);
  await untilPersisted(page, cart.id);
  // A page of the shop would hear of it at once.
  await page.goto('about:blank');
  const { number } = await placeOrder(customer, cart);
  await line.break('unavailable', questions);
  const main = page.getByRole('main');
  for (const path of [`/transactions/waiting-payment/${cart.id}`, `/track/${cart.id}`, `/payment/${cart.id}`]) {
    await page.goto(`${line.url}${path}`);
    await expect(main.getByText('This order could not be loaded'), path).toBeVisible();
  }
  await line.heal();
  // By itself: the page looks again and again whether the shop is back.
  await expect(main.getByText(`Order ${number}`, { exact: true })).toBeVisible();
});

test('an empty list that is kept denies nothing that may have come since', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole('main');
  const bottom = page.getByRole('navigation', { name: 'Quick access' });
  await page.goto(`${line.url}/transactions`);
  await awake(page);
  await expect(main.getByText('You have no orders yet')).toBeVisible();
  await bottom.getByRole('link', { name: 'Home' }).click();
  await expect(main.getByRole('heading', { level: 1, name: /Building materials/ })).toBeVisible();
  await cartAndOrder(customer);
  await line.break('hang', questions);
  await bottom.getByRole('link', { name: 'Orders' }).click();
  await expect(main.getByText('Loading')).toBeAttached();
  await expect(main.getByText('You have no orders yet')).toBeHidden();
  await line.heal();
  await expect(main.getByRole('listitem').getByText(/FD-/).first()).toBeVisible();
});

test('an address book that was kept empty asks for a first address only once the shop was asked', async ({ page, context }) => {
  await page.goto(`${line.url}/address`);
  await awake(page);
  await expect(page.getByText('You have no address yet')).toBeVisible();
  await expect.poll(() => everythingCached(page)).toMatch(new RegExp(`addresses\\W+${customer.user.customer.id}`));
  await page.close();
  const { label } = await addAddress(customer);
  await line.break('hang', { method: 'GET', path: /\/addresses/ });
  const later = await context.newPage();
  const asked = later.waitForRequest(/\/addresses/);
  await later.goto(`${line.url}/address`);
  // The shop is asked behind what this phone has kept, which is drawn by the frame after.
  await asked;
  await later.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  const main = later.getByRole('main');
  await expect(main.getByText('Loading')).toBeAttached();
  await expect(main.getByText('You have no address yet')).toBeHidden();
  await line.heal();
  await expect(main.getByText(label, { exact: true })).toBeVisible();
});

/** The order lies on this phone as the page shows it. */
async function untilPersisted(page: Page, order: string): Promise<void> {
  await awake(page);
  await expect.poll(() => everythingCached(page)).toMatch(new RegExp(`one\\W+en\\W+${order}`));
}

import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { admin } from '../support/admin.ts';
import { someOf } from '../support/catalogue.ts';
import { addAddress, arrive, type Customer, fillCart, placeOrder, register } from '../support/customer.ts';
import { handIn } from '../support/orders.ts';
import { awake } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

const t = words.en;

test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block', trace: 'off' });

let customer: Customer;
test.beforeEach(async ({ context }) => {
  customer = await register('en');
  await arrive(context, 'en', customer.tokens);
});

/** Opens a page and waits for what the app starts once it is at rest, which minds the focus. */
async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await awake(page);
  const isAtRest = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/settled-'));
  await page.waitForFunction(isAtRest);
  return page.getByRole('main');
}

/** Presses a control by the keyboard, sees it go, and finds the focus on something else of the page or of the dialog over it. */
async function pressAway(page: Page, control: Locator): Promise<void> {
  await control.focus();
  const handle = await control.elementHandle();
  await page.keyboard.press('Enter');
  await expect.poll(() => handle?.evaluate(element => element.isConnected && element.getClientRects().length > 0)).toBe(false);
  await expectFocusInside(page);
}

async function expectFocusInside(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('main, dialog[open]') === null ? `lost to ${activeElement.outerHTML.slice(0, 120)}` : 'inside';
    });
  await expect.poll(place).toBe('inside');
}

test('an element that disappears hands its focus on, in lists, the cart, the checkout and dialogs', async ({ page }) => {
  await test.step('filters', async () => {
    const main = await open(page, '/products?in_stock=true&promotion=true&brand=sagara');
    await pressAway(page, main.getByRole('link', { name: t.removeFilter }).first());
    await pressAway(page, main.getByRole('link', { name: 'Reset' }));
  });
  await test.step('the next page of all products', async () => {
    const main = await open(page, '/');
    const more = main.getByRole('button', { name: 'Load more' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expectFocusInside(page);
  });
  await test.step('lines of the cart', async () => {
    await fillCart(customer, await someOf(2));
    const main = await open(page, '/cart');
    await pressAway(page, main.getByRole('button', { name: t.remove }).first());
    await pressAway(page, main.getByRole('button', { name: t.remove }));
    await expect(main.getByRole('link', { name: t.browseProducts })).toBeFocused();
  });
  await test.step('a found region, and an address that is removed', async () => {
    const main = await open(page, '/address');
    await main.getByRole('button', { name: 'Add address' }).press('Enter');
    const form = page.getByRole('dialog').getByRole('form', { name: t.address });
    await form.getByLabel(t.searchRegion).fill('sirimau');
    const found = form.getByRole('list', { name: t.regionsFound }).getByRole('button', { name: /Sirimau/ });
    await pressAway(page, found.first());
    await expect(form.getByLabel(t.village, { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await addAddress(customer);
    await page.reload();
    await open(page, '/address');
    await main.getByRole('button', { name: /^Remove / }).press('Enter');
    await pressAway(page, page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
    await expect(main.getByText(t.noAddress)).toBeVisible();
    await expectFocusInside(page);
  });
  await test.step('steps of the checkout', async () => {
    await addAddress(customer);
    const cart = await fillCart(customer, await someOf(1));
    const main = await open(page, `/cart/checkout/${cart.id}`);
    await pressAway(page, main.getByRole('button', { name: 'Edit: Delivery address' }));
    await pressAway(page, main.getByRole('button', { name: t.deliverHere }));
    await main.getByRole('radio', { name: t.pickUp }).check();
    await pressAway(page, main.getByRole('button', { name: t.continueToPayment }));
    await main.getByRole('radio', { name: t.bankTransfer }).check();
    await pressAway(page, main.getByRole('button', { name: t.continueToReview }));
  });
});

test('an element that disappears hands its focus on, from the payment to the review', async ({ page }) => {
  const goods = await someOf(1);
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const order = await placeOrder(customer, await fillCart(customer, goods));
  await test.step('a receipt that was chosen', async () => {
    await admin('validate', order.id);
    const main = await open(page, `/payment/${order.id}`);
    const file = main.getByLabel('Choose a file');
    await file.focus();
    await file.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer });
    await expect(main.getByRole('button', { name: 'Send receipt' })).toBeFocused();
  });
  await test.step('goods that were received', async () => {
    await handIn(customer, order.id);
    await admin('receipt', order.id, '--accept');
    await admin('process', order.id);
    await admin('ship', order.id, '--tracking', 'TTK-1');
    const main = await open(page, `/track/${order.id}`);
    const confirm = main.getByRole('button', { name: 'Confirm received' });
    await confirm.press('Enter');
    await pressAway(page, page.getByRole('dialog').getByRole('button', { name: 'Yes, I have received it' }));
    await expect(main.getByRole('link', { name: 'Write a review' })).toBeFocused();
  });
  await test.step('a review and its photo', async () => {
    const main = await open(page, '/reviews');
    await main.getByRole('button', { name: /^Write a review/ }).press('Enter');
    const form = page.getByRole('form', { name: 'Your review' });
    const add = form.getByLabel('Add photos');
    await add.focus();
    await add.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await pressAway(page, form.getByRole('button', { name: /^Remove photo/ }));
  });
  await test.step('an order that is cancelled', async () => {
    const other = await placeOrder(customer, await fillCart(customer, goods));
    const main = await open(page, `/transactions/waiting-payment/${other.id}`);
    await main.getByRole('button', { name: 'Cancel order' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'I changed my mind' }).check();
    await pressAway(page, dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden();
    await expectFocusInside(page);
  });
});

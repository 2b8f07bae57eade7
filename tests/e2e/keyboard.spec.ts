import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { admin } from './support/admin.ts';
import { addAddress, arrive, register } from './support/customer.ts';
import { journeyWords } from './support/journey-words.ts';
import { awake } from './support/page-checks.ts';
import { words } from './support/visit.ts';

test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });

test('a whole purchase by keyboard alone: search, login dialog, cart, checkout, payment, receipt', async ({ page, context }) => {
  test.setTimeout(180_000);
  const t = words.id;
  const w = journeyWords.id;
  const customer = await register('id');
  await addAddress(customer);
  await arrive(context, 'id');
  await page.goto('/');
  await awake(page);

  await test.step('the skip link is the first stop', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Lewati ke isi' })).toBeFocused();
  });
  await test.step('search', async () => {
    await tabTo(page, page.getByRole('combobox', { name: t.searchProducts }));
    await page.keyboard.type('semen pcc sagara');
    await page.keyboard.press('Enter');
    const found = page.getByRole('main').getByRole('link', { name: t.cement }).first();
    await expect(found).toBeVisible();
    await press(page, found);
    await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeFocused();
  });
  await test.step('add, through the login dialog', async () => {
    await press(page, page.getByRole('main').getByRole('button', { name: t.addToCart }));
    const dialog = page.getByRole('dialog', { name: t.login });
    await expect(dialog.getByLabel(t.email, { exact: true })).toBeFocused();
    await page.keyboard.type(customer.user.email);
    await tabTo(page, dialog.getByLabel(t.password, { exact: true }));
    await page.keyboard.type('Fondasi2025');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').getByText(t.added)).toBeVisible();
  });
  await test.step('cart', async () => {
    await press(page, page.getByRole('banner').getByRole('link', { name: t.cartCount(1) }));
    await expect(page).toHaveURL('/cart');
    await press(page, page.getByRole('link', { name: t.checkout }).filter({ visible: true }));
    await expect(page).toHaveURL(/\/cart\/checkout\//);
  });
  await test.step('checkout', async () => {
    await press(page, page.getByRole('button', { name: t.deliverHere }));
    await choose(page, page.getByRole('radio', { name: t.pickUp }));
    await press(page, page.getByRole('button', { name: t.continueToPayment }));
    await choose(page, page.getByRole('radio', { name: t.bankTransfer }));
    await press(page, page.getByRole('button', { name: t.continueToReview }));
    await press(page, page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }));
    await expect(page).toHaveURL(/\/transactions\/waiting-payment/);
  });
  await test.step('payment and receipt', async () => {
    const waiting = await admin('orders', '--status', '2');
    const placed = waiting.find((order: { customer: { email: string } }) => order.customer.email === customer.user.email);
    await admin('validate', placed.number);
    await page.goto(`/transactions/waiting-payment/${placed.id}`);
    await press(page, page.getByRole('main').getByRole('link', { name: w.payNow }).first());
    await expect(page).toHaveURL(`/payment/${placed.id}`);
    const input = page.getByLabel(w.chooseFile);
    await tabTo(page, input);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
    const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await chooser.setFiles({ name: 'bukti.jpg', mimeType: 'image/jpeg', buffer });
    const send = page.getByRole('button', { name: w.sendReceipt });
    await expect(send).toBeEnabled();
    await press(page, send);
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.getByRole('main').getByText(w.receiptSent)).toBeVisible();
  });
});

/** Presses Tab until the element has the focus: it must be reachable, and no trap may stand before it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** A group of radios is one stop; arrows choose in it. */
async function choose(page: Page, radio: Locator): Promise<void> {
  await expect(radio).toBeVisible();
  if (await radio.isChecked()) return;
  const isInGroup = () =>
    radio.evaluate((element: HTMLInputElement) => (document.activeElement as HTMLInputElement | null)?.name === element.name);
  for (let presses = 0; presses < 150 && !(await isInGroup()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 12 && !(await radio.isChecked()); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { admin } from '../support/admin.ts';
import { arrive, sessionOf } from '../support/customer.ts';
import { journeyWords } from '../support/journey-words.ts';
import { attach, choose, chooseFirst, pointerTouch, press, tabTo, type, watchPointer } from '../support/keyboard.ts';
import { awake } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

// A trace of some hundred key presses takes longer than the journey.
test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block', trace: 'off' });

const t = words.id;
const w = journeyWords.id;
const review = 'Dipesan tanpa tetikus, dan datang kering.';

test('the whole journey by keyboard alone, from the registration to the review on the product page', async ({ page, context }) => {
  await watchPointer(page);
  await arrive(context, 'id');
  await page.goto('/');
  await awake(page);
  const main = page.getByRole('main');
  const status = page.getByRole('status');

  await test.step('the skip link is the first stop', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Lewati ke isi' })).toBeFocused();
  });
  await test.step('search', async () => {
    await type(page, page.getByRole('combobox', { name: t.searchProducts }), 'semen pcc sagara');
    await page.keyboard.press('Enter');
    await press(page, main.getByRole('link', { name: t.cement }).first());
    await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeFocused();
  });
  await test.step('add, and register through the login dialog', async () => {
    await press(page, main.getByRole('button', { name: t.addToCart }));
    const dialog = page.getByRole('dialog', { name: t.login });
    await expect(dialog.getByLabel(t.email, { exact: true })).toBeFocused();
    await press(page, dialog.getByRole('button', { name: t.signUp }));
    await registerByKeys(page);
    await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeVisible();
    await expect(status.getByText(t.added)).toBeVisible();
  });
  await test.step('cart', async () => {
    await press(page, page.getByRole('banner').getByRole('link', { name: t.cartCount(1) }));
    await expect(page).toHaveURL('/cart');
    const lines = main.getByRole('list', { name: t.productsInCart });
    await press(page, lines.getByRole('button', { name: t.moreOf }));
    await expect(lines.getByRole('textbox', { name: t.quantityOf })).toHaveValue('6');
    await press(page, page.getByRole('link', { name: t.checkout }).filter({ visible: true }));
    await expect(page).toHaveURL(/\/cart\/checkout\//);
  });
  await test.step('address and checkout', async () => {
    await addressByKeys(page);
    await choose(page, page.getByRole('radio', { name: t.storeTruck }));
    await press(page, page.getByRole('button', { name: t.continueToPayment }));
    await choose(page, page.getByRole('radio', { name: t.bankTransfer }));
    await press(page, page.getByRole('button', { name: t.continueToReview }));
    await press(page, page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }));
    await expect(page).toHaveURL(/\/transactions\/waiting-payment/);
  });
  const { user } = await sessionOf(page);
  const waiting = await admin('orders', '--status', '2');
  const placed = waiting.find((order: { customer: { email: string } }) => order.customer.email === user.email);
  await test.step('payment: a receipt, rejected, and another one', async () => {
    await admin('validate', placed.number);
    await followNews(page, w.readyForPayment, w.payOrder);
    await expect(page).toHaveURL(`/transactions/waiting-payment/${placed.id}`);
    await press(page, main.getByRole('link', { name: w.payNow }).first());
    await sendReceipt(page, placed.id);
    await admin('receipt', placed.number, '--reject', w.reason);
    await followNews(page, w.reason, w.payOrder);
    await press(page, main.getByRole('link', { name: w.payNow }).first());
    await expect(main.getByText(w.receiptRejected)).toBeVisible();
    await expect(main.getByText(w.reason)).toBeVisible();
    await sendReceipt(page, placed.id);
    await admin('receipt', placed.number, '--accept');
  });
  await test.step('tracking and receiving', async () => {
    await admin('process', placed.number);
    await admin('ship', placed.number, '--tracking', 'TTK-90210');
    await followNews(page, w.onItsWay, w.trackOrder);
    await expect(page).toHaveURL(`/track/${placed.id}`);
    await expect(main.getByText('TTK-90210')).toBeVisible();
    await press(page, main.getByRole('button', { name: w.confirmReceived }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: w.yesReceived }));
    await expect(status.getByText(w.completed)).toBeVisible();
  });
  await test.step('a review with a photo, on the product page as well', async () => {
    await press(page, main.getByRole('link', { name: w.writeReview }).first());
    await expect(page).toHaveURL('/reviews');
    await press(page, main.getByRole('button', { name: w.writeReview }));
    const form = page.getByRole('form');
    await choose(page, form.getByRole('radio', { name: w.fiveStars }));
    await type(page, form.getByLabel(w.yourReview), review);
    await attach(page, form.getByLabel(w.addPhotos), await photo('semen.jpg'));
    await expect(form.getByRole('img', { name: w.photo })).toBeVisible();
    await press(page, form.getByRole('button', { name: w.sendReview }));
    await expect(status.getByText(w.reviewOnline)).toBeVisible();
    await press(page, main.getByRole('link', { name: /^Sudah ditulis/ }));
    await press(page, main.getByRole('listitem').filter({ hasText: review }).getByRole('link', { name: t.cement }));
    await expect(page.getByRole('heading', { level: 1, name: t.cement })).toBeFocused();
    await press(page, main.getByRole('link', { name: /^\d,\d dari 5/ }));
    // Newest first.
    const mine = page.getByRole('region', { name: w.reviews }).getByRole('listitem').filter({ hasText: review }).first();
    await expect(mine).toBeInViewport();
    await tabTo(page, mine.getByRole('link', { name: w.photo }));
  });
  expect(await pointerTouch(page)).toBeNull();
});

async function registerByKeys(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/register/);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await type(page, field(t.name), t.customer);
  await type(page, field(t.email), `${crypto.randomUUID()}@contoh.test`);
  await type(page, field(t.mobileNumber), '0812-3456-7890');
  await type(page, field(t.password), 'Fondasi2025');
  await type(page, field(t.confirmPassword), 'Fondasi2025');
  await tabTo(page, page.getByRole('checkbox', { name: t.terms }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('main').getByRole('button', { name: t.signUp }));
}

/** By the field that finds a district. */
async function addressByKeys(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: t.address });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await type(page, field(t.addressLabel), 'Proyek Ambon');
  await type(page, field(t.recipient), t.customer);
  await type(page, field(t.mobileNumber), '+62 812 3456 7890');
  await tabTo(page, form.getByLabel(t.searchRegion));
  await page.keyboard.type('sirimau');
  await press(
    page,
    form
      .getByRole('list', { name: t.regionsFound })
      .getByRole('button', { name: /Sirimau/ })
      .first(),
  );
  await chooseFirst(page, field(t.village));
  await type(page, field(t.fullAddress), 'Jl. Jenderal Sudirman No. 12');
  await press(page, form.getByRole('button', { name: t.save, exact: true }));
}

/** Follows the link of the entry that says this, by the bell. */
async function followNews(page: Page, text: string, link: string): Promise<void> {
  await press(page, page.getByRole('banner').getByRole('link', { name: /^Notifikasi/ }));
  await expect(page).toHaveURL('/notifications');
  await press(page, page.getByRole('main').getByRole('listitem').filter({ hasText: text }).getByRole('link', { name: link }));
}

async function sendReceipt(page: Page, orderId: string): Promise<void> {
  await expect(page).toHaveURL(`/payment/${orderId}`);
  await attach(page, page.getByLabel(w.chooseFile), await photo('bukti.jpg'));
  const send = page.getByRole('button', { name: w.sendReceipt });
  await expect(send).toBeEnabled();
  await press(page, send);
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('main').getByText(w.receiptSent)).toBeVisible();
}

async function photo(name: string) {
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

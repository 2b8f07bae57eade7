import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { Address } from '#contract/addresses.ts';
import type { Order } from '#contract/orders.ts';
import type { OwnReview } from '#contract/reviews.ts';
import type { User } from '#contract/session.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, type Customer, fillCart, placeOrder, register } from '../support/customer.ts';
import { expectSoundDialog, expectSoundOpenDialog } from '../support/dialogs.ts';
import { awake } from '../support/page-checks.ts';
import { keptFiles, queuedEdits } from '../support/queued.ts';

const mortar = 'semen-masonry-sagara-plester';
const savedOnPhone = 'Saved on this phone, sent when online';
const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem');

let line: FaultProxy;
test.beforeEach(async () => {
  line = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterEach(() => line.stop());

test('every kind of edit made without a line waits in sight, outlives a reload and arrives once', async ({ page, context }) => {
  const customer = await register('en');
  const { bought, due, cart } = await history(customer);
  await arrive(context, 'en', customer.tokens, line.url);
  for (const path of ['/cart', '/address', '/profile', '/reviews', `/payment/${due.id}`, '/queue']) await see(page, path);
  // The reading alone is cut at first: what is to be read has to be on this phone.
  await line.break('reset-before', { method: 'POST', path: /notifications\/read/ });
  await see(page, '/notifications');
  await expect(main(page).getByRole('listitem').first().getByText('Queued')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifications: \d+$/ })).toBeVisible();
  await line.break('refuse');

  await see(page, '/cart');
  await page.getByRole('button', { name: /^More of/ }).click();
  await expect(main(page).getByText(savedOnPhone)).toBeVisible();

  await see(page, '/address');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Full address' }).fill('Jalan Luring No. 7, RT 02');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const address = main(page).getByRole('listitem').filter({ hasText: 'Jalan Luring No. 7' });
  await expect(address.getByText('Queued')).toBeVisible();

  await see(page, '/profile');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Thomas Luring');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page).getByText(savedOnPhone)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile of Thomas Luring' })).toBeVisible();

  await see(page, '/reviews');
  await page.getByRole('button', { name: /^Write a review of/ }).click();
  const review = page.getByRole('dialog', { name: 'Write a review' });
  await review.getByRole('radio', { name: '4 of 5 stars' }).check();
  await review.getByRole('textbox', { name: 'Your review' }).fill('Kering dan tidak menggumpal.');
  await review.locator('input[type=file]').setInputFiles(await photo('semen.jpg'));
  await expect(review.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await review.getByRole('button', { name: 'Send review' }).click();
  await expect(main(page).getByText('Kering dan tidak menggumpal.')).toBeVisible();
  await expect(main(page).getByText('Queued')).toBeVisible();

  await see(page, `/payment/${due.id}`);
  await page.getByLabel('Choose a file').setInputFiles(await photo('bukti.jpg'));
  await page.getByRole('button', { name: 'Send receipt' }).click();
  await expect(main(page).getByRole('region', { name: 'Receipt' }).getByText('Queued')).toBeVisible();

  await page.getByRole('link', { name: '6 changes waiting to be sent' }).click();
  await expect(entries(page)).toHaveCount(6);
  await page.reload();
  await expect(entries(page)).toHaveCount(6);
  for (const words of [
    /^Cart: /,
    /^Change the address/,
    'Change your profile',
    /4 of 5 stars/,
    `Receipt for order ${due.number}`,
    /as read$/,
  ]) {
    await expect(main(page).getByText(words)).toBeVisible();
  }

  await expectSoundQueue(page);
  // An edit may be on its way for long, and can be changed like one that waits.
  await line.heal();
  await line.break('hang', { path: /^\/api\/v1\// });
  await page.getByRole('button', { name: 'Send now' }).click();
  const profile = entries(page).filter({ hasText: 'Thomas Luring' });
  await expect(profile.getByText('Being sent')).toBeVisible();
  expect(await profile.getByRole('button', { name: /^Change: / }).isEnabled()).toBe(true);
  await mendProfile(page);

  await line.heal();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(main(page).getByText(/^Nothing waits/)).toBeVisible({ timeout: 40_000 });
  await expectAtTheShop(customer, { cart, due, bought });
});

test('an address is written without a line on a phone that never opened the form, arrives once, and is completed later', async ({
  page,
  context,
}) => {
  const customer = await register('en');
  await arrive(context, 'en', customer.tokens, line.url);
  await see(page, '/');
  // The regions come after the install, without being asked for.
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringMatching(/\/assets\/region-search-/));
  expect(line.seen.filter(({ path }) => path.includes('/regions'))).toEqual([]);
  await line.break('refuse');

  await see(page, '/address');
  await page.getByRole('button', { name: 'Add address' }).click();
  const form = page.getByRole('form', { name: 'Address' });
  await form.getByLabel('Address label').fill('Site');
  await form.getByLabel('Recipient').fill('Pak Markus');
  await form.getByLabel('Mobile number').fill('081234567890');
  await form.getByLabel('Province').selectOption({ label: 'Maluku Utara' });
  await form.getByLabel('Regency or city').selectOption({ label: 'Kota Ternate' });
  await form.getByLabel('Search district or village').fill('Sirimua');
  const found = form.getByRole('list', { name: 'Regions found' });
  await expect(found.getByText('Villages are found when there is signal')).toBeVisible();
  await found.getByRole('button', { name: 'Sirimau Kota Ambon, Maluku' }).click();
  await expect(form.getByLabel('District', { exact: true }).locator('option:checked')).toHaveText('Sirimau');
  const village = form.getByRole('textbox', { name: 'Village', exact: true });
  await expect(village).toBeFocused();
  await expect(village).toHaveAccessibleDescription('The village is completed when there is signal');
  await village.fill('Batu Merah atas');
  await expect(form.getByLabel('Postal code')).toHaveValue('97128');
  await form.getByLabel('Full address').fill('Jalan Jenderal Sudirman 12');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const card = main(page)
    .getByRole('listitem')
    .filter({ hasText: 'Jalan Jenderal Sudirman 12, Batu Merah atas, Sirimau, Kota Ambon, Maluku 97128' });
  await expect(card.getByText('Queued')).toBeVisible();
  await expect(card.getByText('The village is completed when there is signal')).toBeVisible();

  await line.heal();
  await see(page, '/address');
  await expect(card.getByText('Choose the village from the list to complete the address')).toBeVisible({ timeout: 40_000 });
  expect((await addressesOf(customer)).map(({ region_code, sub_district }) => [region_code, sub_district])).toEqual([
    ['81.71.02', 'Batu Merah atas'],
  ]);
  await card.getByRole('button', { name: 'Edit Site' }).click();
  const list = form.getByRole('combobox', { name: 'Village', exact: true });
  await expect(list.locator('option:checked')).toHaveText('Batu Merah atas');
  await list.selectOption({ label: 'Batu Merah' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect.poll(async () => (await addressesOf(customer)).map(({ region_code }) => region_code)).toEqual(['81.71.02.2003']);
});

test('a logout names what is not sent, and only then throws it away', async ({ page, context }) => {
  const customer = await register('en');
  const item = await variantId(mortar);
  await fillCart(customer, { [item]: 5 });
  await arrive(context, 'en', customer.tokens, line.url);
  for (const path of ['/cart', '/queue', '/login']) await see(page, path);
  await see(page, '/cart');
  await line.break('refuse');
  await page.getByRole('button', { name: /^More of/ }).click();
  await expect(main(page).getByText(savedOnPhone)).toBeVisible();

  const logout = async () => {
    await page.getByRole('link', { name: /^Profile of / }).hover();
    await page.getByRole('button', { name: 'Logout' }).click();
  };
  await logout();
  const question = page.getByRole('dialog', { name: '1 change is not sent yet' });
  await expect(question.getByRole('listitem')).toContainText('Cart: ');
  const entry = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await expectSoundOpenDialog(page, 'features/queue/LogoutQuestion.tsx', { name: '1 change is not sent yet', back: entry });
  await entry.press('Enter');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question).toBeHidden();
  expect(await queuedEdits(page)).toBe(1);

  await logout();
  await question.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => queuedEdits(page)).toBe(0);
});

/** Gives the customer a received order, one to pay, and a cart. */
async function history(customer: Customer): Promise<{ bought: Order; due: Order; cart: Order }> {
  const item = await variantId(mortar);
  const bought = await placeOrder(customer, await fillCart(customer, { [item]: 5 }));
  await admin('validate', bought.id);
  await handIn(customer, bought.id);
  await admin('receipt', bought.id, '--accept');
  await admin('process', bought.id);
  await admin('ship', bought.id, '--tracking', 'JNE-7');
  await admin('deliver', bought.id, '--received-by', 'Thomas');
  const due = await placeOrder(customer, await fillCart(customer, { [item]: 5 }));
  await admin('validate', due.id);
  return { bought, due, cart: await fillCart(customer, { [item]: 5 }) };
}

async function handIn(customer: Customer, orderId: string): Promise<void> {
  const { buffer } = await photo('bukti.jpg');
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'bukti.jpg');
  const headers = { authorization: `Bearer ${customer.tokens.token}` };
  const answer = await fetch(`${process.env.SHOP_URL}/api/v1/orders/${orderId}/receipt`, { method: 'POST', headers, body });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** The customer's addresses as the shop has them. */
async function addressesOf(customer: Customer): Promise<readonly Address[]> {
  return (await customer.call<{ addresses: Address[] }>('GET', `/addresses/customer/${customer.user.customer.id}`)).addresses;
}

/** Opens a page, with the worker in charge from the first one on. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(`${line.url}${path}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await awake(page);
}

/** Each entry's own form, and the question before one goes that may have reached the shop. */
async function expectSoundQueue(page: Page): Promise<void> {
  const change = (name: RegExp) => page.getByRole('button', { name });
  await expectSoundDialog(page, 'features/account/EditQueuedAddress.tsx', { trigger: change(/^Change: Change the address/) });
  await expectSoundDialog(page, 'features/account/EditQueuedProfile.tsx', { trigger: change(/^Change: Change your profile/) });
  await expectSoundDialog(page, 'features/reviews/EditQueuedReview.tsx', { trigger: change(/^Change: .*4 of 5 stars/) });
  await expectSoundDialog(page, 'features/payment/EditQueuedReceipt.tsx', { trigger: change(/^Change: Receipt for order/) });
  await expectSoundDialog(page, 'features/queue/RemoveDialog.tsx', { trigger: change(/^Remove: .* as read$/) });
  await expect(entries(page)).toHaveCount(6);
}

/** The form opens with what was typed, and what is typed now waits in its place. */
async function mendProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change: Change your profile' }).click();
  const form = page.getByRole('dialog').getByRole('form', { name: 'Profile' });
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Thomas Luring');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Thomas Daring');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

async function expectAtTheShop(customer: Customer, { cart, due, bought }: { cart: Order; due: Order; bought: Order }): Promise<void> {
  const [line5] = cart.order_items;
  const now = await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1');
  expect(now.orders[0]?.order_items[0]?.quantity).toBeGreaterThan(line5?.quantity ?? 0);
  const addresses = await addressesOf(customer);
  expect(addresses.filter(({ full_address }) => full_address.startsWith('Jalan Luring No. 7'))).toHaveLength(1);
  expect((await customer.call<User>('GET', '/auth/user')).name).toBe('Thomas Daring');
  const { reviews } = await customer.call<{ reviews: OwnReview[] }>('GET', '/reviews');
  expect(reviews.map(({ rating, photos, order_number }) => [rating, photos.length, order_number])).toEqual([[4, 1, bought.number]]);
  expect((await customer.call<Order>('GET', `/orders/${due.id}`)).payment.receipt?.state).toBe('submitted');
  expect((await customer.call<{ unread: number }>('GET', `/notifications/user/${customer.user.id}`)).unread).toBe(0);
  const receipts = line.seen.filter(({ method, path, status }) => method === 'POST' && path.includes('/receipt') && status !== undefined);
  expect(receipts.map(({ status }) => status)).toEqual([200]);
}

/** A picture with something in every pixel, as a phone takes it. */
async function photo(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } });
  return { name, mimeType: 'image/pjpeg', buffer: await picture.jpeg().toBuffer() };
}

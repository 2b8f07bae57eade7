import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { Address } from '#contract/addresses.ts';
import type { Order } from '#contract/orders.ts';
import { admin } from '../support/admin.ts';
import { productOf } from '../support/catalogue.ts';
import { addAddress, arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { handIn } from '../support/orders.ts';
import { awake } from '../support/page-checks.ts';
import { heic } from '../support/photo.ts';

const MEGABYTE = 1024 * 1024;
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);

test('a receipt that is none is refused with the reason, and a foreign order is not there', async ({ page, context }) => {
  const customer = await register('en');
  const variant = await cheapVariant();
  const cart = await fillCart(customer, variant);
  const order = await placeOrder(customer, cart);
  await admin('validate', order.number ?? '');
  await arrive(context, 'en', customer.tokens);

  await page.goto(`/payment/${order.id}`);
  const upload = page.getByRole('region', { name: 'Upload receipt' });
  const wrong = [
    ['script.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /not accepted/],
    ['receipt.jpg', 'image/jpeg', Buffer.from('MZ\x90\x00\x03'.repeat(200), 'latin1'), /not accepted|cannot be read/],
    [heic.name, heic.mimeType, heic.buffer, /HEIC.*JPEG/],
    ['cut.jpg', 'image/jpeg', jpegHead, /cannot be read/],
    ['large.pdf', 'application/pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * MEGABYTE, 32)]), /larger than 5 MB/],
  ] as const;
  for (const [name, mimeType, buffer, reason] of wrong) {
    await test.step(name, async () => {
      await choose(page, { name, mimeType, buffer });
      await expect(upload.getByRole('alert')).toContainText(reason);
    });
  }
  expect((await customer.call<typeof order>('GET', `/orders/${order.id}`)).payment.receipt).toBeNull();

  const stranger = await register('en');
  const theirs = await placeOrder(stranger, await fillCart(stranger, variant));
  await page.goto(`/payment/${theirs.id}`);
  await expect(page.getByRole('main')).toContainText('This order was not found');
  await expect(page.getByRole('main')).not.toContainText(theirs.number ?? 'no number');
});

test('an address that is gone is asked for again, a passed deadline is told, and what was never received is not reviewed', async ({
  page,
  context,
}) => {
  const customer = await register('en');
  const variant = await cheapVariant();
  const home = await addAddress(customer);
  const { full_address, region_code, zip_code, receiver_name, phone_number } = home;
  const fields = { full_address, region_code, zip_code, receiver_name, phone_number };
  const site = await customer.call<Address>('POST', '/addresses/', { ...fields, label: 'Warehouse' });
  const cart = await fillCart(customer, variant);
  await arrive(context, 'en', customer.tokens);
  const main = page.getByRole('main');

  await test.step('an address deleted on another device during the checkout', async () => {
    await page.goto(`/cart/checkout/${cart.id}`);
    await awake(page);
    await main.getByRole('button', { name: 'Edit: Delivery address' }).click();
    await expect(main.getByRole('radio', { name: /^Proyek Ambon ?Primary/ })).toBeChecked();
    await expect(main.getByRole('radio', { name: 'Warehouse' })).not.toBeChecked();
    await main.getByRole('button', { name: 'Deliver here' }).click();
    await main.getByRole('radio', { name: /Pick up at the depot/ }).check();
    await main.getByRole('button', { name: 'Continue to payment' }).click();
    await main.getByRole('radio', { name: /transfer/ }).check();
    await main.getByRole('button', { name: 'Continue to review' }).click();
    await customer.call('DELETE', `/addresses/${home.id}`);
    const { held, release } = hold();
    await page.route(`**/api/v1/orders/${cart.id}*`, async (route, request) => {
      if (request.method() === 'PUT') await held;
      await route.fallback();
    });
    await main.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();
    // The page is covered and does not scroll while an order is placed.
    await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    release();
    await expect(main.getByRole('alert')).toHaveText('The address was not found. Choose another one');
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    expect((await customer.call<Order>('GET', `/orders/${cart.id}`)).status).toBe(1);
    await expect(main.getByRole('radio', { name: /Proyek Ambon/ })).toHaveCount(0);
    await expect(main.getByRole('radio', { name: /^Warehouse/ })).toBeChecked();
    await main.getByRole('button', { name: 'Deliver here' }).click();
    // The choices that came after it are still made.
    await main.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/transactions\/waiting-payment/);
    const order = await customer.call<Order>('GET', `/orders/${cart.id}`);
    expect([order.status, order.address?.label, order.shipment_method_id]).toEqual([2, site.label, 'pick-up']);
  });

  await test.step('a receipt that comes after the deadline', async () => {
    await admin('validate', cart.id);
    await page.goto(`/payment/${cart.id}`);
    await awake(page);
    const late = { status: 409, json: { status: 409, code: 'payment_deadline_passed', message: 'late' } };
    await page.route('**/receipt*', (route, request) => (request.method() === 'POST' ? route.fulfill(late) : route.fallback()));
    const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await choose(page, { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer });
    const upload = page.getByRole('region', { name: 'Upload receipt' });
    await expect(upload.getByRole('alert')).toContainText('The time to pay has passed. This order can no longer be paid');
    await expect(upload.getByRole('img', { name: 'The receipt you chose' })).toBeVisible();
    // Nothing is offered that the shop would refuse again.
    await expect(upload.getByRole('link', { name: 'See the order' })).toBeVisible();
    await expect(upload.getByRole('button')).toHaveCount(0);
    await expect(upload.locator('input[type=file]')).toHaveCount(0);
  });

  await test.step('a review of what was ordered but not received, by the way that the product page offers', async () => {
    await page.goto('/product/semen-pcc-sagara#reviews');
    await awake(page);
    await page.getByRole('region', { name: 'Reviews' }).getByRole('link', { name: 'Write a review of this product' }).click();
    await expect(page).toHaveURL('/reviews?product=semen-pcc-sagara');
    await expect(main.getByText('You cannot review this product yet')).toBeVisible();
    await expect(main.getByText(/You have not received this product/)).toBeVisible();
    await handIn(customer, cart.id);
    await admin('receipt', cart.id, '--accept');
    await admin('process', cart.id);
    await admin('ship', cart.id, '--tracking', 'TTK-7');
    await admin('deliver', cart.id, '--received-by', 'Rahma');
    await page.reload();
    await main.getByRole('status').getByRole('button', { name: 'Write a review of Sagara PCC Cement' }).click();
    await expect(page.getByRole('dialog', { name: 'Write a review' }).getByRole('form', { name: 'Your review' })).toBeVisible();
  });
});

/** A promise that stands until it is let go. */
function hold(): { held: Promise<void>; release: () => void } {
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  return { held, release: () => release() };
}

/** The least quantity of one variant that a cart takes. */
async function cheapVariant(): Promise<Record<string, number>> {
  const [variant] = (await productOf('semen-pcc-sagara')).variants;
  if (variant === undefined) throw new Error('no variant');
  return { [variant.id]: variant.min_quantity };
}

/** Sends it as well, where the page took it to be one. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const upload = page.getByRole('region', { name: 'Upload receipt' });
  await upload.locator('input[type="file"]').last().setInputFiles(file);
  const send = upload.getByRole('button', { name: /^Send/ });
  await expect(send.or(upload.getByRole('alert')).first()).toBeVisible();
  if ((await upload.getByRole('alert').count()) === 0) await send.click();
}

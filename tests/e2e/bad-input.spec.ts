import { expect, type Page, test } from '@playwright/test';
import { admin } from './support/admin.ts';
import { productOf } from './support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from './support/customer.ts';

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

/** What the shop sells at least of one variant, as a cart takes it. */
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

import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import type { Order } from '#contract/orders.ts';
import { SHARE_PATH } from '#contract/worker-messages.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { awake, expectAccessible } from '../support/page-checks.ts';
import { heic, longScreenshot } from '../support/photo.ts';
import { type SharedFile, shareFrom } from '../support/share.ts';

let line: FaultProxy;
test.beforeEach(async () => {
  line = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterEach(() => line.stop());

test('a receipt that another app shares finds its order and arrives', async ({ page, context }) => {
  const customer = await register('en');
  const item = await variantId('semen-masonry-sagara-plester');
  const due: Order[] = [];
  for (const quantity of [5, 10]) {
    const order = await placeOrder(customer, await fillCart(customer, { [item]: quantity }));
    await admin('validate', order.id);
    due.push(order);
  }
  const [first, second] = due;
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(context, 'en', customer.tokens, line.url);
  await page.goto(`${line.url}/about`);
  await awake(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await shareFrom(page, await receiptPicture());
  await expect(page).toHaveURL(line.url + SHARE_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Shared receipt' })).toBeVisible();
  const shared = page.getByRole('img', { name: 'The receipt you shared' });
  await expect(shared).toBeVisible();
  const choices = page.getByRole('region', { name: 'Which order does it pay?' }).getByRole('link');
  await expect(choices).toHaveCount(2);
  await expectAccessible(page);
  // It stays on this phone until the customer says which order it pays.
  await page.reload();
  await expect(choices).toHaveCount(2);

  await choices.filter({ hasText: second?.number ?? '' }).click();
  await expect(page).toHaveURL(`${line.url}/payment/${second?.id}`);
  const chosen = page.getByRole('img', { name: 'The receipt you chose' });
  await expect(chosen).toBeVisible();
  // Until it is handed in it is not forgotten, whatever happens to the page.
  await page.reload();
  await expect(chosen).toBeVisible();
  await page.getByRole('button', { name: 'Send receipt' }).click();
  const receiptOf = async (order: Order | undefined) => (await customer.call<Order>('GET', `/orders/${order?.id}`)).payment.receipt;
  await expect.poll(async () => (await receiptOf(second))?.state).toBe('submitted');
  expect(await receiptOf(first)).toBeNull();
  // Wait until the page knows it too: if the customer leaves before, the photo may still be on the phone.
  await expect(page).toHaveURL(`${line.url}/payment/${second?.id}/success`);
  const posts = line.seen.filter(({ method, path }) => method === 'POST' && path === SHARE_PATH);
  expect(posts, 'left the phone before anybody said which order it pays').toEqual([]);

  // The phone doesn't keep it any more.
  const none = page.getByText(/^No receipt has arrived here/);
  await page.goto(line.url + SHARE_PATH);
  await expect(none).toBeVisible();

  const refusal = page.getByRole('main').getByRole('alert');
  await test.step('a photo in HEIC is refused with the way out, and taken where the browser can decode it', async () => {
    await shareFrom(page, heic);
    await expect(refusal).toContainText('This HEIC picture cannot be opened here. Send it as a JPEG, or send a screenshot of it');
    await expectAccessible(page);
    // The one chosen now is a byte longer: the page may look at the refused one again at any time, and must refuse it again.
    const decodable = { ...heic, buffer: Buffer.concat([heic.buffer, Buffer.alloc(1)]) };
    await page.evaluate(decodeHeic, decodable.buffer.length);
    await page.getByLabel('Choose a file').setInputFiles(decodable);
    await expect(shared).toBeVisible();
    await expect(refusal).toHaveCount(0);
    await page.getByRole('button', { name: 'Discard this receipt' }).click();
    await expect(none).toBeVisible();
  });

  await test.step('a screenshot of a long page arrives with letters that can be read', async () => {
    await page.getByLabel('Choose a file').setInputFiles(await longScreenshot());
    await expect(shared).toBeVisible();
    // The other order's receipt waits to be checked.
    await expect(choices).toHaveCount(1);
    await choices.click();
    await page.getByRole('button', { name: 'Send receipt' }).click();
    await expect(page).toHaveURL(`${line.url}/payment/${first?.id}/success`);
    const { bytes = 0 } = line.seen.find(({ method, path }) => method === 'POST' && path.includes(`/orders/${first?.id}/receipt`)) ?? {};
    expect(bytes).toBeGreaterThan(100 * 1024);
    expect(bytes).toBeLessThanOrEqual(1.5 * 1024 * 1024 + 1024);
    const kept = await fetch(`${line.url}${(await receiptOf(first))?.url}`, {
      headers: { Authorization: `Bearer ${customer.tokens.token}` },
    });
    expect((await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).width).toBeGreaterThan(1_000);
  });
});

/** As in Safari: a picture in HEIC, of so many bytes, is decoded like any other. */
function decodeHeic(size: number): void {
  const decode = window.createImageBitmap.bind(window);
  const picture = new ImageData(400, 600);
  window.createImageBitmap = (source: ImageBitmapSource) => decode(source instanceof Blob && source.size === size ? picture : source);
}

async function receiptPicture(): Promise<SharedFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const picture = sharp({ create: { width: 400, height: 600, channels: 3, background: '#888', noise } });
  // As many phones call what a messenger kept.
  return { name: 'bukti.jpg', mimeType: 'application/octet-stream', buffer: await picture.jpeg().toBuffer() };
}

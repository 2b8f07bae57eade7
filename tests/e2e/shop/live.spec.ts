import { expect, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, type Customer, fillCart, placeOrder, register } from '../support/customer.ts';
import { handIn } from '../support/orders.ts';

test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });

const SLUG = 'perekat-keramik-dinding-watukarsa-anti-turun';

let line: FaultProxy;
test.beforeEach(async () => {
  line = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterEach(() => line.stop());

test('an open page follows the order, the inbox and the cart without a reload, through a line that was cut as well', async ({
  page,
  context,
}) => {
  const customer = await register('id');
  const goods = await variantId(SLUG);
  const order = await placeOrder(customer, await fillCart(customer, { [goods]: 1 }));
  await arrive(context, 'id', customer.tokens, line.url);
  await page.goto(`${line.url}/transactions`);
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: order.number ?? '' });
  await expect(row).toContainText('Menunggu validasi admin');
  await expect(bell(page)).toHaveAccessibleName('Notifikasi: 1, belum dibaca: 1');
  await expect.poll(() => streams().length).toBeGreaterThan(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  await admin('validate', order.id);
  const toast = page.getByRole('status').filter({ hasText: `${order.number}: Pesanan Anda siap dibayar` });
  await expect(toast).toBeVisible();
  await expect(row).toContainText('Menunggu pembayaran');
  await toast.getByRole('button', { name: 'Lihat pesanan' }).click();
  await expect(page).toHaveURL(`${line.url}/transactions/waiting-payment/${order.id}`);
  await expect(step(page, 'Menunggu pembayaran')).toContainText('(tahap saat ini)');
  await expect(bell(page)).toHaveAccessibleName('Notifikasi: 2, belum dibaca: 2');

  await test.step('a refused receipt is named, and not ticked off like a first chance to pay', async () => {
    await handIn(customer, order.id);
    await admin('receipt', order.id, '--reject', 'Blur');
    const refused = page.getByRole('status').filter({ hasText: `${order.number}: Bukti Anda tidak diterima` });
    await expect(refused).toBeVisible();
    await expect(refused.locator('path[d="m16 9-5.5 5.5L8 12"]'), 'a tick').toHaveCount(0);
  });

  await handIn(customer, order.id);
  await admin('receipt', order.id, '--accept');
  // It is told in the step that begins with it; the one before it is behind.
  await expect(step(page, 'Pembayaran tervalidasi')).toContainText('(tahap saat ini)');
  await expect(step(page, 'Menunggu pembayaran')).toContainText('(selesai)');

  const before = streams().length;
  await line.break('refuse');
  await admin('process', order.id);
  await admin('ship', order.id, '--tracking', 'JNE-123');
  await line.heal();
  await expect(step(page, 'Dikirim')).toContainText('(tahap saat ini)');
  // It went on where it had been: of all its events the last two came over the second line.
  await expect(bell(page)).toHaveAccessibleName('Notifikasi: 6, belum dibaca: 6');
  expect(streams().length).toBeGreaterThan(before);
  expect(streams().at(-1)?.path).toMatch(/after=[1-9]/);

  await customer.call('POST', '/notifications/read', { ids: [] });
  await expect(bell(page)).toHaveAccessibleName('Notifikasi: 6');
  await fillCart(customer, { [goods]: 3 });
  const cart = page.getByRole('banner').getByRole('link', { name: 'Keranjang, produk: 1' });
  await expect(cart).toBeVisible();

  await test.step('a value that was set here and replaced by another device is named, its own is not', async () => {
    await cart.click();
    const told = page.getByRole('status').getByText(/^Perangkat lain/);
    await page.getByRole('button', { name: /^Tambah Perekat/ }).click();
    await expect.poll(() => quantityOf(customer)).toBe(4);
    await fillCart(customer, { [goods]: 6 });
    await expect(told).toHaveText(/mengubah Perekat .* menjadi 6\. Anda menetapkan 4\.$/);
  });
  await expect(page.locator('html[data-same-page]')).toBeAttached();
});

test('an entry that arrives while the inbox is open stays unread until the next visit, also where the line carries no stream', async ({
  page,
  context,
}) => {
  // Something on the way refuses streams: the page asks every twenty seconds, for which the test doesn't wait.
  await line.break('unavailable', { path: /\/events\/stream/ });
  await page.clock.install();
  const customer = await register('id');
  const goods = await variantId(SLUG);
  const order = await placeOrder(customer, await fillCart(customer, { [goods]: 1 }));
  await arrive(context, 'id', customer.tokens, line.url);
  await page.goto(`${line.url}/notifications`);
  const entries = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  const unread = entries.getByText('Belum dibaca', { exact: true });
  await expect(entries).toHaveCount(1);
  await expect(bell(page)).toHaveAccessibleName('Notifikasi: 1');
  // Read by being shown; the mark stays so that it can be found.
  await expect(unread).toHaveCount(1);

  await expect.poll(() => questions().length).toBeGreaterThan(0);
  await admin('validate', order.id);
  await expect(async () => {
    await page.clock.fastForward(25_000);
    await expect(entries).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
  expect(streams()).toEqual([]);
  await expect(entries.first()).toContainText('Pesanan Anda siap dibayar');
  await expect(unread).toHaveCount(2);
  await expect(bell(page)).toHaveAccessibleName('Notifikasi: 2, belum dibaca: 1');

  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifikasi: 2');
  await expect(entries.first().getByText('Belum dibaca', { exact: true })).toBeVisible();
  await expect(unread).toHaveCount(1);
});

async function quantityOf(customer: Customer): Promise<number | undefined> {
  const { orders } = await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1');
  return orders[0]?.order_items[0]?.quantity;
}

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifikasi/ });
const step = (page: Page, name: string) => page.getByRole('region', { name: 'Tahap' }).getByRole('listitem').filter({ hasText: name });
const questions = () => line.seen.filter(({ path }) => /^\/api\/v1\/events(?:\?|$)/.test(path));
const streams = () => line.seen.filter(({ path, status }) => path.startsWith('/api/v1/events/stream') && status === 200);

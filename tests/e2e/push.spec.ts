import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type FakePushService, startPushService } from '#tests/support/fake-push-service.ts';
import { vapidClaims } from '#tests/support/push-receiver.ts';
import { type Shop, startShop } from '#tests/support/shop.ts';
import { variantId } from './support/catalogue.ts';
import { arrive, type Customer, fillCart, placeOrder, register } from './support/customer.ts';
import { checkOut } from './support/purchase.ts';
import { devicesOf, withPushService, workerStage } from './support/push-browser.ts';
import { words } from './support/visit.ts';

let service: FakePushService;
let shop: Shop;
test.beforeAll(async () => {
  service = await startPushService();
  shop = await startShop({ env: { RATE_LIMITS: 'off', ...service.env } });
});
test.afterAll(async () => {
  await shop.remove();
  await service.close();
});

test('every state of an order comes to the phone as a push, in its language, and leads to its page; a stranger reads none', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const customer = await register('id', shop.url);
  const phone = await withPushService(context, service, shop.url);
  const goods = await variantId('semen-masonry-sagara-plester', undefined, shop.url);
  const other = await placeOrder(customer, await fillCart(customer, { [goods]: 5 }));
  const cart = await fillCart(customer, { [goods]: 5 });
  await arrive(context, 'id', customer.tokens, shop.url);

  // Asked only after an order, from a tap behind a sheet that explains.
  await checkOut(page, 'id', `${shop.url}/cart/checkout/${cart.id}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Cara kerjanya' }).click();
  const turnedOn = page.getByText('Perangkat ini kini menerima notifikasi').waitFor();
  await page.getByRole('dialog', { name: 'Notifikasi pesanan Anda' }).getByRole('button', { name: 'Nyalakan notifikasi' }).click();
  await turnedOn;
  await expect.poll(() => devicesOf(customer)).toMatchObject([{ language: 'id', kinds: { order: true } }]);
  await expect(page.getByRole('button', { name: 'Cara kerjanya' })).toHaveCount(0);

  const stage = await workerStage(context, page);
  const admin = adminOf(shop);
  const said = (title: string) => page.getByRole('status').getByText(title);
  const next = await fillCart(customer, { [goods]: 5 });
  const made = 'Pesanan dibuat, menunggu persetujuan admin';
  const [order] = await Promise.all([placeOrder(customer, next), said(made).waitFor()]);
  const orderPage = `/transactions/waiting-payment/${order.id}`;
  const pay = [{ action: 'pay', title: 'Bayar pesanan' }];
  const track = [{ action: 'track', title: 'Lacak pesanan' }];
  const steps = [
    { act: null, title: made, leads: orderPage },
    { act: () => admin(order, 'validation'), title: 'Pesanan Anda siap dibayar', leads: orderPage, actions: pay },
    {
      act: () => payFor(customer, order).then(() => admin(order, 'receipt/acceptance')),
      title: 'Pembayaran tervalidasi',
      leads: orderPage,
    },
    { act: () => admin(order, 'processing'), title: 'Pesanan Anda diproses dan menunggu kurir', leads: orderPage },
    {
      act: () => admin(order, 'shipment', { tracking_number: 'TTK-88123' }),
      title: 'Pesanan Anda dalam perjalanan',
      leads: `/track/${order.id}`,
      actions: track,
    },
    {
      act: () => admin(order, 'delivery', { received_by: 'Pak Rahman' }),
      title: 'Pesanan Anda telah tiba. Bagaimana hasilnya?',
      leads: '/reviews',
    },
    {
      act: () => admin(other, 'cancellation', { reason: 'Di luar jangkauan' }),
      of: other,
      title: 'Pesanan Anda dibatalkan. Bila sudah dibayar, dana kembali dalam 1-3 hari kerja',
      leads: `/transactions/waiting-payment/${other.id}`,
    },
  ];
  for (const [progress, { act, title, leads, actions = [], of = order }] of steps.entries()) {
    // The page in front says it, and once: the push that comes after it is silent here.
    if (act !== null) await Promise.all([act(), said(title).waitFor()]);
    await expect.poll(() => phone.messages().length, { message: title, timeout: 30_000 }).toBe(progress + 1);
    const message = phone.messages()[progress];
    expect(vapidClaims(String(message?.push.headers.authorization)).aud).toBe(new URL(service.endpoint('')).origin);
    expect(message?.payload.notification).toMatchObject({ title, body: `Pesanan ${of.number}`, navigate: shop.url + leads });
    expect(message?.payload.notification.data).toMatchObject({ order_id: of.id, status: progress + 2, to: customer.user.id });

    const notification = { title, body: `Pesanan ${of.number}`, tag: `order-${of.id}`, lang: 'id', actions };
    // One notification an order; a quiet one while the page is in front.
    await expect(async () => {
      // Once more where the browser dropped it, as it does when its worker does not start in time. A second one changes nothing.
      await stage.deliver(message?.text ?? '');
      await expect.poll(() => stage.shown(), { message: title }).toContainEqual({ ...notification, silent: true });
    }).toPass({ timeout: 40_000 });
    expect((await stage.shown()).filter(({ tag }) => tag === notification.tag)).toHaveLength(1);
    expect(await said(title).count()).toBeLessThanOrEqual(1);

    await page.goto(`${shop.url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await stage.tap(notification.tag, actions[0]?.action);
    await expect(page, title).toHaveURL(shop.url + leads);
  }
  await stage.closeAll();

  // The first customer's session ended and somebody else signs in here: a push that was on its way names nothing of the order.
  const stranger = await register('id', shop.url);
  await page.evaluate(() => {
    localStorage.removeItem('access_token');
    localStorage.removeItem('refresh_token');
  });
  await page.goto(`${shop.url}/login`);
  await page.getByLabel(words.id.email, { exact: true }).fill(stranger.user.email);
  await page.getByLabel(words.id.password, { exact: true }).fill('Fondasi2025');
  await page.getByRole('form', { name: words.id.login }).getByRole('button', { name: words.id.login, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.id.welcome })).toBeVisible();
  await expect.poll(() => phone.isSubscribed(page), { timeout: 30_000 }).toBe(false);
  await expect(async () => {
    await stage.deliver(phone.messages()[1]?.text ?? '');
    await expect
      .poll(() => stage.shown())
      .toMatchObject([{ title: 'Ada kabar dari toko', body: 'Masuk untuk membacanya', tag: 'generic', actions: [] }]);
  }).toPass({ timeout: 40_000 });
});

function adminOf({ url, dataDir }: Shop) {
  return async (order: Order, step: string, json?: unknown): Promise<void> => {
    const key = (await readFile(join(dataDir, 'admin-key'), 'utf8')).trim();
    const answer = await fetch(`${url}/api/v1/admin/orders/${order.id}/${step}`, {
      method: 'POST',
      headers: { 'x-admin-key': key, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    if (!answer.ok) throw new Error(`${step}: ${await answer.text()}`);
  };
}

/** Sends a receipt. */
async function payFor(customer: Customer, order: Order): Promise<void> {
  const picture = await readFile(join(import.meta.dirname, '..', '..', 'public', 'icons', 'icon-192.png'));
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'bukti.png');
  const headers = { authorization: `Bearer ${customer.tokens.token}` };
  const answer = await fetch(`${shop.url}/api/v1/orders/${order.id}/receipt`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`receipt: ${await answer.text()}`);
}

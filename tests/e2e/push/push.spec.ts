import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { declarativeWebPush, type PushPayload } from '#contract/push.ts';
import { type FakePushService, startPushService } from '#tests/support/fake-push-service.ts';
import { startFaultProxy } from '#tests/support/fault-proxy.ts';
import { vapidClaims } from '#tests/support/push-receiver.ts';
import { type Shop, startShop } from '#tests/support/shop.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, type Customer, fillCart, placeOrder, register } from '../support/customer.ts';
import { awake } from '../support/page-checks.ts';
import { checkOut } from '../support/purchase.ts';
import { devicesOf, withPushService, workerStage } from '../support/push-browser.ts';
import { words } from '../support/visit.ts';

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
  const customer = await register('id', shop.url);
  const phone = await withPushService(context, service, shop.url);
  await page.addInitScript(() => {
    const note = async (count = 0) => document.documentElement.setAttribute('data-badge', String(count));
    Object.assign(Navigator.prototype, { setAppBadge: note, clearAppBadge: () => note() });
  });
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
  const steps = [
    { title: made, leads: orderPage },
    {
      act: () => admin(order, 'validation'),
      title: 'Pesanan Anda siap dibayar',
      leads: orderPage,
      actions: [{ action: 'pay', title: 'Bayar pesanan' }],
    },
    {
      act: () => payFor(customer, order).then(() => admin(order, 'receipt/acceptance')),
      title: 'Pembayaran tervalidasi',
      leads: orderPage,
    },
    // From here on the app is in English, and with it its pushes.
    { act: () => admin(order, 'processing'), title: 'Your order is being processed and waits for the courier', leads: orderPage },
    {
      act: () => admin(order, 'shipment', { tracking_number: 'TTK-88123' }),
      title: 'Your order is on its way',
      leads: `/track/${order.id}`,
      actions: [{ action: 'track', title: 'Track order' }],
    },
    {
      act: () => admin(order, 'delivery', { received_by: 'Pak Rahman' }),
      title: 'Your order was delivered. How was it?',
      leads: '/reviews',
    },
  ];
  const pushed = async (progress: number, title: string) => {
    await expect.poll(() => phone.messages().length, { message: title }).toBe(progress + 1);
    const message = phone.messages()[progress];
    if (message === undefined) throw new Error('no message');
    return message;
  };
  for (const [progress, { act, title, leads, actions = [] }] of steps.entries()) {
    const language = progress < 3 ? 'id' : 'en';
    if (progress === 3) {
      await page.getByRole('banner').getByRole('button', { name: words.id.languageToggle }).click();
      await expect.poll(() => devicesOf(customer)).toMatchObject([{ language }]);
    }
    // The page in front says it, and once: the push that comes after it is silent here.
    await Promise.all([act?.(), said(title).waitFor()]);
    const { push, payload, text } = await pushed(progress, title);
    const named = `${language === 'id' ? 'Pesanan' : 'Order'} ${order.number}`;
    // Paid and under way: with the promised days.
    const hasDays = progress >= 2 && progress <= 4;
    const body = hasDays ? expect.stringMatching(new RegExp(`^${named} · (tiba|arrives) \\d+.*–\\d+ [A-Z][a-z]{2}$`)) : named;
    expect(vapidClaims(String(push.headers.authorization)).aud).toBe(new URL(service.endpoint('')).origin);
    expect(payload.notification).toMatchObject({ title, body, navigate: shop.url + leads });
    expect(payload.notification.data).toMatchObject({ order_id: order.id, status: progress + 2, to: customer.user.id });

    // One of them comes as to a browser that knows Declarative Web Push.
    if (progress === 4) expect(await stage.declare(text)).toBe(shop.url + leads);
    else await stage.deliver(text);
    // One notification an order; a quiet one while the page is in front.
    const notification = { title, body, tag: `order-${order.id}`, lang: language, actions, silent: true };
    await expect.poll(() => stage.shown(), { message: title }).toEqual([notification]);
    expect(await said(title).count()).toBeLessThanOrEqual(1);

    await page.goto(`${shop.url}/about`);
    await awake(page);
    await stage.tap(notification.tag, actions[0]?.action);
    await expect(page, title).toHaveURL(shop.url + leads);
    await awake(page);
  }

  // With the app closed: the browser renews its subscription, a push comes there with a sound, and the icon counts it.
  const unread = async () => (await customer.call<{ unread: number }>('GET', `/notifications/user/${customer.user.id}`)).unread;
  await expect(page.locator('html')).toHaveAttribute('data-badge', String(await unread()));
  const renewed = await phone.renew(page);
  await page.goto('about:blank');
  await stage.renew(renewed);
  await admin(other, 'cancellation', { reason: 'Di luar jangkauan' });
  const title = 'Your order was cancelled. If you have paid, the refund takes 1-3 working days';
  const { push, payload, text } = await pushed(steps.length, title);
  expect(push.subscription).toBe(`${phone.name}-renewed`);
  expect(payload.notification.data).toMatchObject({ order_id: other.id, status: 8 });
  const cancelled = { title, body: `Order ${other.number}`, tag: `order-${other.id}`, lang: 'en', actions: [] };
  await stage.deliver(text);
  await expect.poll(() => stage.shown(), { message: title }).toEqual([{ ...cancelled, silent: false }]);
  const counted = await unread();
  await expect.poll(() => stage.deeds()).toEqual({ badges: [counted], opened: [] });
  // A push that comes twice is shown once, and counted once.
  await stage.deliver(text);
  await expect.poll(() => stage.shown()).toEqual([{ ...cancelled, silent: true }]);
  await stage.tap(cancelled.tag);
  await expect.poll(() => stage.deeds()).toEqual({ badges: [counted], opened: [`/transactions/waiting-payment/${other.id}`] });
  await stage.deliver(text);
  await expect.poll(() => stage.shown()).toHaveLength(1);

  // Reading clears the icon.
  await page.goto(`${shop.url}/notifications`);
  await expect(page.locator('html')).toHaveAttribute('data-badge', '0');
  await expect.poll(() => devicesOf(customer)).toMatchObject([{ language: 'en' }]);

  // The first customer's session ended and another signs in here: the notifications are gone, and a push on its way tells no details.
  const stranger = await register('en', shop.url);
  await page.evaluate(() => {
    localStorage.removeItem('access_token');
    localStorage.removeItem('refresh_token');
  });
  await page.goto(`${shop.url}/login`);
  await expect.poll(() => stage.shown()).toEqual([]);
  const t = words.en;
  await page.getByLabel(t.email, { exact: true }).fill(stranger.user.email);
  await page.getByLabel(t.password, { exact: true }).fill('Fondasi2025');
  await page.getByRole('form', { name: t.login }).getByRole('button', { name: t.login, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.welcome })).toBeVisible();
  await expect.poll(() => phone.isSubscribed(page)).toBe(false);
  await expect.poll(() => devicesOf(customer)).toEqual([]);
  await stage.deliver(text);
  const generic = { title: 'There is news from the shop', body: 'Log in to read it', tag: 'generic', actions: [] };
  await expect.poll(() => stage.shown()).toMatchObject([generic]);
  // A notification that a browser would show by itself is replaced as well.
  expect(await stage.declare(text)).toBe(`${shop.url}/notifications`);
  await expect.poll(() => stage.shown()).toMatchObject([generic]);
});

test('a push is shown at once on a line that gives no answer, and of many that come together each one stays', async ({ page, context }) => {
  const line = await startFaultProxy(shop.url);
  try {
    const customer = await register('id', shop.url);
    await withPushService(context, service, line.url);
    await arrive(context, 'id', customer.tokens, line.url);
    await page.goto(`${line.url}/notifications`);
    await expect(page.getByRole('switch', { name: 'Notifikasi di perangkat ini' })).toBeEnabled();
    const stage = await workerStage(context, page);
    await line.break('hang');
    const orders = Array.from({ length: 12 }, (_, number) => `FD-${number + 10}`);
    for (const order of orders) await stage.deliver(JSON.stringify(pushOf(order, customer.user.id)));
    await expect.poll(async () => (await stage.shown()).map(({ title }) => title).sort()).toEqual(orders);
  } finally {
    await line.stop();
  }
});

/** A push about an order of a customer, as the shop words it. */
function pushOf(order: string, to: string): PushPayload {
  const data = { id: randomUUID(), to, type: 1, order_id: randomUUID(), status: 6 } as const;
  const notice = { title: order, body: '', lang: 'id', dir: 'ltr', navigate: shop.url, tag: `order-${order}` } as const;
  return { web_push: declarativeWebPush, mutable: true, notification: { ...notice, actions: [], data } };
}

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
  const picture = await readFile(join(import.meta.dirname, '..', '..', '..', 'public', 'icons', 'icon-192.png'));
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'bukti.png');
  const headers = { authorization: `Bearer ${customer.tokens.token}` };
  const answer = await fetch(`${shop.url}/api/v1/orders/${order.id}/receipt`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`receipt: ${await answer.text()}`);
}

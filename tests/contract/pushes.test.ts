import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '#server/modules/notifications/service.ts';
import { createSender } from '#server/modules/push/sender.ts';
import { type Sender, waitAfter } from '#server/modules/push/sending.ts';
import type { FakePushService } from '#tests/support/fake-push-service.ts';
import { pushReceiver, vapidClaims } from '#tests/support/push-receiver.ts';
import { addGoods, type Customer } from './support/orders.ts';
import { newCustomer, type pushDevices, startPushShop } from './support/push-devices.ts';
import { asAdmin, blob, noise, sendReceipt } from './support/receipts.ts';
import type { TestShop } from './support/shop.ts';
import { translated } from './support/translated.ts';

type Devices = ReturnType<typeof pushDevices>;
let service: FakePushService;
let shop: TestShop;
let sender: Sender;
let clock = 0;
let devices: Devices;
let me: Customer;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ service, shop, sender, devices, close } = await startPushShop(() => clock));
});
afterAll(() => close());
beforeEach(async () => {
  me = await newCustomer(shop);
});
afterEach(() => service.answerWith(() => ({ status: 201 })));

type DeviceOptions = Parameters<Devices['register']>[1];
const device = (who = me, options: DeviceOptions = {}) => devices.register(who, options);
const devicesOf = async (who = me) =>
  (await who.call('GET', '/push-subscriptions')).body.data as { total: number; push_subscriptions: { device_id: string }[] };
const tell = (who = me, type: 1 | 2 | 3 = 3) =>
  notify(shop.db, {
    customerId: who.buyer.customerId,
    type,
    statusProgress: null,
    orderId: null,
    message: { id: 'Halo', en: 'Hello' },
    at: shop.deps.now(),
  });
const later = (milliseconds: number) => {
  clock += milliseconds;
};

test('a device is registered, changed, renewed and removed; its endpoint belongs to the last customer of the browser', async () => {
  const key = await shop.fetch('/api/v1/push-key');
  expect((await key.json()).data.public_key).toMatch(/^B[\w-]{86}$/);
  const { name, answer, body } = await device();
  const all = { order: true, promotion: true, announcement: true };
  expect(answer).toMatchObject({ status: 200, body: { data: { device_id: name, language: 'id', kinds: all } } });
  // Registered again at a start: what it wants stays.
  await me.call('PUT', `/push-subscriptions/${name}`, { ...body, kinds: { ...all, promotion: false } });
  await me.call('PUT', `/push-subscriptions/${name}`, { ...body, language: 'en' });
  expect(await devicesOf()).toMatchObject({ total: 1, push_subscriptions: [{ language: 'en', kinds: { ...all, promotion: false } }] });

  const renewed = { endpoint: service.endpoint(`${name}-renewed`), keys: pushReceiver().keys };
  const renewal = { ...renewed, old_endpoint: body.endpoint };
  expect((await shop.fetch('/api/v1/push-subscriptions/renewal', { method: 'POST', json: renewal })).status).toBe(200);
  await tell();
  await sender.run();
  expect(devices.pushesTo(name)).toEqual([]);
  expect(devices.pushesTo(`${name}-renewed`)).toHaveLength(1);

  const other = await newCustomer(shop);
  await other.call('PUT', '/push-subscriptions/their-own-name', { ...renewed, language: 'id' });
  expect(await devicesOf()).toMatchObject({ total: 0 });

  // A customer who logged out offline has no token left: knowing the endpoint is the proof.
  const end = (endpoint: string) => shop.fetch('/api/v1/push-subscriptions/end', { method: 'POST', json: { endpoint } });
  const left = await device();
  expect((await end(service.endpoint('nobody'))).status).toBe(200);
  expect(await devicesOf()).toMatchObject({ total: 1 });
  expect((await end(left.body.endpoint)).status).toBe(200);
  expect(await devicesOf()).toMatchObject({ total: 0 });
  expect(await devicesOf(other)).toMatchObject({ total: 1 });
  await me.call('DELETE', '/push-subscriptions/their-own-name');
  expect(await devicesOf(other)).toMatchObject({ total: 1 });
  await other.call('DELETE', '/push-subscriptions/their-own-name');
  expect(await devicesOf(other)).toMatchObject({ total: 0 });
  expect((await shop.fetch('/api/v1/push-subscriptions')).status).toBe(401);
});

test('every state of an order reaches its devices signed and encrypted, in their language, with ids and status only', async () => {
  const indonesian = await device();
  const english = await device(me, { language: 'en' });
  const [goods = ''] = await addGoods(shop.db, {});
  const order = await me.place({ [goods]: 1 }, { shipment_method_id: 'store-truck' });
  const cancelled = await me.place({ [goods]: 1 });
  await asAdmin(shop, `${order.id}/validation`);
  await sendReceipt(me, order.id, blob(await noise(40, 40).jpeg().toBuffer()));
  await asAdmin(shop, `${order.id}/receipt/acceptance`);
  await asAdmin(shop, `${order.id}/processing`);
  await asAdmin(shop, `${order.id}/shipment`, { tracking_number: 'TTK-1' });
  await asAdmin(shop, `${order.id}/delivery`, { received_by: 'Pak Rahman' });
  await asAdmin(shop, `${cancelled.id}/cancellation`, { reason: 'Out of reach' });
  // A push that ran into its time-out on a busy machine waits two seconds for its second try.
  for (let round = 0; round < 5; round += 1, later(2_000)) await sender.run();

  // From the payment on a push says when the goods come, until they are there.
  const daysAt = (status: number) => (status >= 4 && status <= 6 ? ' · (tiba|arrives) .*\\d+ \\w+' : '');
  const shopUrl = shop.deps.config.publicUrl;
  const page = (id: string) => `/transactions/waiting-payment/${id}`;
  // The specification's table of order-status entries, and the project's words for it.
  const table = [
    { of: order, title: 'Order made, waiting for admin approval', path: page(order.id) },
    { of: order, title: 'Your order is ready for payment', path: page(order.id), action: ['Pay order', page(order.id)] },
    { of: order, title: 'Payment validated', path: page(order.id) },
    { of: order, title: 'Your order is being processed and waits for the courier', path: page(order.id) },
    { of: order, title: 'Your order is on its way', path: `/track/${order.id}`, action: ['Track order', `/track/${order.id}`] },
    { of: order, title: 'Your order was delivered. How was it?', path: '/reviews' },
    { of: cancelled, title: 'Your order was cancelled. If you have paid, the refund takes 1-3 working days', path: page(cancelled.id) },
  ];
  for (const { name, receiver, language } of [
    { ...indonesian, language: 'id' },
    { ...english, language: 'en' },
  ]) {
    const words = (text: string) => (language === 'en' ? text : translated(text));
    const told = devices.payloads(name, receiver);
    expect(told).toHaveLength(8);
    for (const [progress, { of, title, path, action }] of table.entries()) {
      const found = told.find(({ notification: { data } }) => data.status === progress + 2 && data.order_id === of.id);
      expect(found?.notification, title).toEqual({
        title: words(title),
        body: expect.stringMatching(new RegExp(`^${language === 'en' ? 'Order' : 'Pesanan'} ${of.number}${daysAt(progress + 2)}$`)),
        lang: language,
        dir: 'ltr',
        navigate: shopUrl + path,
        tag: `order-${of.id}`,
        actions: action === undefined ? [] : [{ action: expect.any(String), title: words(action[0] ?? ''), navigate: shopUrl + action[1] }],
        data: { id: expect.any(String), to: me.buyer.customerId, type: 1, order_id: of.id, status: progress + 2 },
      });
    }
    for (const { headers } of devices.pushesTo(name)) {
      const claims = vapidClaims(String(headers.authorization));
      expect(claims.aud).toBe(new URL(service.endpoint('')).origin);
      expect(claims.exp * 1_000).toBeLessThan(Date.now() + 86_400_000);
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: expect.stringMatching(/^[\da-f]{32}$/) });
    }
  }
  // The app reads the payload that the shop writes.
  expect(JSON.stringify(devices.payloads(english.name, english.receiver))).not.toContain('Out of reach');
  expect(() => english.receiver.decrypt(devices.pushesTo(indonesian.name)[0]?.body ?? Buffer.alloc(0))).toThrow();
});

test('a device gets the kinds that it wants', async () => {
  const { name, receiver } = await device(me, { kinds: { order: true, promotion: true, announcement: false } });
  await tell(me, 3);
  await tell(me, 2);
  await sender.run();
  expect(devices.payloads(name, receiver).map(({ notification }) => [notification.title, notification.body])).toEqual([['Promo', 'Halo']]);
});

test('a service that is busy, silent or down is asked again when it wishes; one that is accepted is never sent again', async () => {
  const { name } = await device();
  // Seconds or a date, which is by the service's own clock.
  const date = new Date(Date.now() + 60_000).toUTCString();
  const answers = [
    { status: 429, headers: { 'retry-after': '120' } },
    { status: 503 },
    { status: 429, headers: { 'retry-after': date } },
    { status: 201 },
  ];
  service.answerWith(push => (push.subscription === name ? (answers.shift() ?? { status: 500 }) : { status: 201 }));
  await tell();
  await sender.run();
  later(119_000);
  await sender.run();
  expect(devices.pushesTo(name)).toHaveLength(1);
  later(20_000);
  await sender.run();
  expect(devices.pushesTo(name)).toHaveLength(2);
  later(60_000);
  await sender.run();
  expect(devices.pushesTo(name)).toHaveLength(3);
  later(40_000);
  await sender.run();
  expect(devices.pushesTo(name)).toHaveLength(3);
  later(30_000);
  await sender.run();
  expect(devices.pushesTo(name)).toHaveLength(4);
  later(3_600_000);
  await sender.run();
  expect(devices.pushesTo(name)).toHaveLength(4);
  const wait = (attempts: number, retryAfter: number | null = null) => waitAfter(attempts, { status: 503, retryAfter }, () => 1);
  expect([1, 2, 3, 20].map(attempts => wait(attempts))).toEqual([2_000, 4_000, 8_000, 900_000]);
  expect(wait(1, 30_000)).toBe(33_000);
});

test('a push service that is slow to answer holds up no other device', async () => {
  const mute = await device();
  const { name } = await device();
  const silent: (() => void)[] = [];
  const sent: string[] = [];
  const patient = createSender(shop.deps, async ({ endpoint }) => {
    if (endpoint === mute.body.endpoint) await new Promise<void>(resolve => silent.push(resolve));
    sent.push(endpoint);
    return { status: 201, retryAfter: null };
  });
  await tell();
  const run = patient.run();
  await vi.waitFor(() => expect(sent).toEqual([service.endpoint(name)]), 5_000);
  // Pushes that come meanwhile go out as well.
  await tell();
  await vi.waitFor(() => expect(sent).toEqual([service.endpoint(name), service.endpoint(name)]), 5_000);
  await vi.waitFor(() => expect(silent).toHaveLength(2));
  for (const speak of silent) speak();
  expect(await run).toBe(4);
});

test('a device that is gone, refused, or signed out is sent nothing any more', async () => {
  const gone = await device();
  const unknown = await device();
  const refused = await device();
  const answers = new Map([
    [gone.name, 410],
    [unknown.name, 404],
    [refused.name, 400],
  ]);
  service.answerWith(({ subscription }) => ({ status: answers.get(subscription) ?? 201 }));
  await tell();
  await sender.run();
  expect(await devicesOf()).toMatchObject({ total: 1, push_subscriptions: [{ device_id: refused.name }] });
  expect(shop.lines.at(-1)).toMatch(/^push \d+ was refused with 400$/);
  await tell();
  await shop.fetch('/api/v1/logout', { method: 'POST', headers: me.buyer.headers });
  later(3_600_000);
  await sender.run();
  for (const { name } of [gone, unknown, refused]) expect(devices.pushesTo(name)).toHaveLength(1);
});

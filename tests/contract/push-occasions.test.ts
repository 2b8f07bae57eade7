import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { giveReminders } from '#server/modules/orders/reminders.ts';
import type { Sender } from '#server/modules/push/sending.ts';
import { addGoods, type Customer } from './support/orders.ts';
import { newCustomer, type pushDevices, startPushShop } from './support/push-devices.ts';
import { asAdmin, blob, noise, sendReceipt } from './support/receipts.ts';
import { type TestShop, testAdminKey } from './support/shop.ts';

type Devices = ReturnType<typeof pushDevices>;
let shop: TestShop;
let sender: Sender;
let clock = 0;
let devices: Devices;
let me: Customer;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ shop, sender, devices, close } = await startPushShop(() => clock));
});
afterAll(() => close());
beforeEach(async () => {
  me = await newCustomer(shop);
});

type DeviceOptions = Parameters<Devices['register']>[1];
const device = (who = me, options: DeviceOptions = {}) => devices.register(who, options);
const later = (milliseconds: number) => {
  clock += milliseconds;
};

test('announcements reach a region, one customer or all, and are listed with their progress', async () => {
  const admin = async (method: string, path: string, json?: unknown) => {
    const answer = await shop.fetch(`/api/v1/admin${path}`, {
      method,
      headers: { [adminKeyHeader]: testAdminKey },
      ...(json === undefined ? {} : { json }),
    });
    return { status: answer.status, data: (await answer.json()).data };
  };
  const message = { id: 'Kapal berangkat Senin', en: 'The ship leaves on Monday' };
  const { name, receiver } = await device(me, { language: 'en' });
  const inboxOf = async (who: Customer) => (await who.call('GET', `/notifications/user/${who.buyer.customerId}`)).body.data;
  // Every buyer lives in Makassar.
  expect(await admin('POST', '/notifications', { type: 3, message, to: 'region:81.01' })).toMatchObject({ data: { total: 0, sent: 0 } });
  const { data: here } = await admin('POST', '/notifications', { type: 3, message, to: 'region:73.71' });
  expect(here).toMatchObject({ audience: 'region:73.71', finished_at: expect.any(String) });
  expect(here.pushes_waiting).toBeGreaterThan(0);
  expect(here.sent).toBe(here.total);
  expect(here.total).toBeGreaterThan(0);
  expect(await admin('POST', '/notifications', { type: 2, message, to: `${me.buyer.customerId}@example.test` })).toMatchObject({
    data: { type: 2, audience: `customer:${me.buyer.customerId}`, sent: 1 },
  });
  expect((await admin('POST', '/notifications', { type: 3, message, to: 'unknown@example.test' })).status).toBe(404);
  expect((await admin('POST', '/notifications', { type: 3, message, to: 'region:Atlantis' })).status).toBe(404);
  expect(await inboxOf(me)).toMatchObject({ total: 2 });
  await sender.run();
  expect(devices.payloads(name, receiver).map(({ notification }) => notification.body)).toEqual([message.en, message.en]);
  const { data: listed } = await admin('GET', '/broadcasts');
  expect(listed.broadcasts[0]).toMatchObject({ type: 2, pushes_sent: 1, pushes_waiting: 0 });
  expect((await admin('GET', `/broadcasts/${here.id}`)).data).toMatchObject({ pushes_sent: here.pushes_waiting });
  expect((await admin('GET', '/broadcasts/x')).status).toBe(404);
});

test('a payment is reminded of three hours before its deadline and a review two days after delivery, once each', async () => {
  const HOUR = 3_600_000;
  const [goods = ''] = await addGoods(shop.db, {});
  const order = await me.place({ [goods]: 1 });
  await asAdmin(shop, `${order.id}/validation`);
  const { name, receiver } = await device(me, { language: 'en' });
  const remind = async () => {
    await giveReminders(shop.deps);
    await giveReminders(shop.deps);
    await sender.run();
    return devices.payloads(name, receiver).map(({ notification }) => notification);
  };
  later(20.9 * HOUR);
  expect(await remind()).toEqual([]);
  later(0.2 * HOUR);
  const [payment, ...more] = await remind();
  expect(more).toEqual([]);
  expect(payment).toMatchObject({
    title: 'Your order is ready for payment',
    body: 'Less than 3 hours are left to pay for this order. After that it is cancelled.',
    actions: [{ title: 'Pay order' }],
    data: { order_id: order.id, status: 3 },
  });
  const inbox = await me.call('GET', `/notifications/user/${me.buyer.customerId}?lang=en`);
  expect(inbox.body.data).toMatchObject({ notifications: [{ status_progress: 1, message: payment?.body }, {}, {}] });

  await sendReceipt(me, order.id, blob(await noise(40, 40).jpeg().toBuffer()));
  await asAdmin(shop, `${order.id}/receipt/acceptance`);
  await asAdmin(shop, `${order.id}/processing`);
  await asAdmin(shop, `${order.id}/shipment`, { tracking_number: 'TTK-1' });
  await asAdmin(shop, `${order.id}/delivery`, { received_by: 'Pak Rahman' });
  later(47.9 * HOUR);
  const before = (await remind()).length;
  later(0.2 * HOUR);
  const told = await remind();
  expect(told).toHaveLength(before + 1);
  expect(told.at(-1)).toMatchObject({ data: { order_id: order.id, status: 7 }, navigate: expect.stringMatching(/\/reviews$/) });
  later(24 * HOUR);
  expect(await remind()).toHaveLength(before + 1);
});

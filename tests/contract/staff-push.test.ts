import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DeskPush, DeskPushSchema } from '#contract/staff-push.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { staffPushDeliveries, staffPushSubscriptions } from '#server/db/schema/staff-push.ts';
import { most } from '#server/http/customer-limits.ts';
import { sweepDeliveries } from '#server/modules/push/sender.ts';
import type { Sender } from '#server/modules/push/sending.ts';
import { createStaffSender } from '#server/modules/push/staff/sender.ts';
import type { FakePushService } from '#tests/support/fake-push-service.ts';
import { pushReceiver, vapidClaims } from '#tests/support/push-receiver.ts';
import { callAdmin } from './support/admin.ts';
import { type Desk, signInStaff } from './support/desk.ts';
import { addGoods, type Customer } from './support/orders.ts';
import { newCustomer, startPushShop } from './support/push-devices.ts';
import type { TestShop } from './support/shop.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
let service: FakePushService;
let shop: TestShop;
let sender: Sender;
let clock = 0;
let close: () => Promise<void>;
let me: Customer;
let variant: string;
let browsers = 0;

beforeAll(async () => {
  ({ service, shop, close } = await startPushShop(() => clock));
  sender = createStaffSender(shop.deps);
});
afterAll(() => close());
beforeEach(async () => {
  await shop.db.delete(staffPushSubscriptions);
  me = await newCustomer(shop);
  [variant = ''] = await addGoods(shop.db, { price: 625_000, stock: 1_000 });
});
afterEach(() => service.answerWith(() => ({ status: 201 })));

/** Registers a browser of a member of staff; its name is its subscription's at the push service. */
async function register(desk: Desk, { lang, name = `browser-${++browsers}` }: { lang?: string; name?: string } = {}) {
  const receiver = pushReceiver();
  const body = { endpoint: service.endpoint(name), keys: receiver.keys, ...(lang === undefined ? {} : { lang }) };
  expect(await desk.call('PUT', 'desk/push', body)).toMatchObject({ status: 200, data: {} });
  const received = () => service.received.filter(push => push.subscription === name);
  const told = (): DeskPush[] => received().map(push => v.parse(DeskPushSchema, JSON.parse(receiver.decrypt(push.body))));
  return { name, body, received, told };
}
const signedIn = (role: StaffRole) => signInStaff(shop, role);
const browserOf = async (role: StaffRole, options?: Parameters<typeof register>[1]) => register(await signedIn(role), options);
const place = () => me.place({ [variant]: 2 }, { payment_method_id: 'virtual-account', shipment_method_id: 'pick-up' });

/** Sends until nothing waits; a connection that the service has just closed costs a try. @returns how many were accepted */
async function send(by = sender): Promise<number> {
  let accepted = 0;
  for (let round = 0; round < 5; round += 1, clock += 2_000) {
    accepted += await by.run();
    const rows = await shop.db.select().from(staffPushDeliveries);
    if (rows.every(({ state }) => state !== 'waiting')) break;
  }
  return accepted;
}

test('an order is told to each browser of staff that may see orders, in its language, after the checkout and by any process', async () => {
  const [mine, english, owner] = [await browserOf('orders'), await browserOf('orders', { lang: 'en' }), await browserOf('owner')];
  const others = [await browserOf('content'), await browserOf('catalogue')];
  const order = await place();
  expect(mine.received()).toEqual([]);
  // What waits is in the database, so that it does not matter which process took the order.
  expect(await send(createStaffSender(shop.deps))).toBe(3);
  const expected = { lang: 'id', url: `/desk/orders/${order.number}`, tag: `order-${order.id}` };
  expect(order.total).toBe(1_250_000);
  expect(mine.told()).toEqual([{ title: 'Pesanan baru', body: `${order.number} · Rp 1.250.000`, ...expected }]);
  expect(english.told()).toEqual([{ title: 'New order', body: `${order.number} · Rp 1.250.000`, ...expected, lang: 'en' }]);
  expect(owner.told()).toEqual(mine.told());
  for (const other of others) expect(other.received()).toEqual([]);
  const headers = mine.received()[0]?.headers;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: order.id.replaceAll('-', '') });
  expect(vapidClaims(String(headers?.authorization)).aud).toBe(new URL(service.endpoint('')).origin);
  // Once, whatever becomes of the order.
  await callAdmin(shop, 'POST', `orders/${order.id}/validation`);
  expect(await send()).toBe(0);
  expect(await shop.db.select().from(staffPushDeliveries)).toHaveLength(3);
  clock += 8 * DAY;
  await sweepDeliveries(shop.deps);
  expect(await shop.db.select().from(staffPushDeliveries)).toEqual([]);
});

test('a browser that is gone is removed, a service that is busy is asked again', async () => {
  const [gone, unknown, busy] = [await browserOf('orders'), await browserOf('orders'), await browserOf('orders')];
  const answers = new Map([
    [gone.name, 410],
    [unknown.name, 404],
    [busy.name, 503],
  ]);
  service.answerWith(({ subscription }) => ({ status: answers.get(subscription) ?? 201 }));
  await place();
  expect(await send()).toBe(0);
  expect((await shop.db.select().from(staffPushSubscriptions)).map(({ endpoint }) => endpoint)).toEqual([busy.body.endpoint]);
  expect(busy.received().length).toBeGreaterThan(1);
  answers.clear();
  clock += MINUTE;
  expect(await send()).toBe(1);
  await place();
  expect(await send()).toBe(1);
  for (const each of [gone, unknown]) expect(each.received()).toHaveLength(1);
});

test('a browser hears nothing after a logout, the end of its member’s access or role, or its own end', async () => {
  const [leaving, dismissed, reset, moved, quiet, expired] = [
    await signedIn('orders'),
    await signedIn('orders'),
    await signedIn('orders'),
    await signedIn('orders'),
    await signedIn('orders'),
    await signedIn('orders'),
  ];
  const last = await register(expired);
  clock += 14 * DAY;
  // Their sessions of two weeks ago have ended as well.
  const desks = [leaving, dismissed, reset, moved, quiet];
  for (const desk of desks) {
    expect((await desk.call('GET', 'desk/me')).status).toBe(401);
    expect((await desk.call('POST', 'desk/login', { email: desk.email, password: 'Kata sandi 9' })).status).toBe(200);
  }
  const all: Awaited<ReturnType<typeof register>>[] = [];
  for (const desk of desks) all.push(await register(desk));
  const before = await place();
  await leaving.call('POST', 'desk/logout');
  await callAdmin(shop, 'PUT', `staff/${dismissed.id}`, { is_active: false });
  await callAdmin(shop, 'POST', `staff/${reset.id}/reset`);
  await callAdmin(shop, 'PUT', `staff/${moved.id}`, { role: 'content' });
  expect((await quiet.call('DELETE', 'desk/push', { endpoint: all[3]?.body.endpoint })).status).toBe(200);
  expect(await shop.db.select().from(staffPushSubscriptions)).toHaveLength(3);
  expect((await quiet.call('DELETE', 'desk/push', { endpoint: all[4]?.body.endpoint })).status).toBe(200);
  await place();
  expect(await send()).toBe(0);
  for (const each of [...all, last]) expect(each.received()).toEqual([]);
  // The one that had waited for another role is given up.
  const rows = await shop.db.select().from(staffPushDeliveries);
  expect(rows.map(({ orderId, state }) => [orderId, state])).toEqual([[before.id, 'given_up']]);
});

test('only push services are taken, ten browsers of one member of staff, and a shared browser is its last one’s', async () => {
  const desk = await signedIn('orders');
  const { body } = await register(desk);
  for (const endpoint of ['https://example.test/x', 'https://127.0.0.1/x', 'https://fcm.googleapis.com./x']) {
    expect(await desk.call('PUT', 'desk/push', { ...body, endpoint })).toMatchObject({
      status: 422,
      code: 'push_service_unknown',
      errors: { endpoint: ['push_service_unknown'] },
    });
  }
  expect((await desk.call('PUT', 'desk/push', { ...body, lang: 'fr' })).status).toBe(422);
  expect((await desk.call('PUT', 'desk/push', { ...body, keys: { p256dh: 'x', auth: 'y' } })).status).toBe(422);
  const endpoints = async () => (await shop.db.select().from(staffPushSubscriptions)).map(({ endpoint }) => endpoint).sort();
  const names = [body.endpoint];
  for (let count = 1; count < most.devices; count += 1, clock += 1_000) names.push((await register(desk)).body.endpoint);
  // The first is heard of once more, so that the second is the oldest.
  await desk.call('PUT', 'desk/push', body);
  clock += 1_000;
  names.push((await register(desk)).body.endpoint);
  expect(await endpoints()).toEqual(names.filter((_, index) => index !== 1).sort());
  const other = await signedIn('content');
  await other.call('PUT', 'desk/push', body);
  await desk.call('DELETE', 'desk/push', { endpoint: body.endpoint });
  expect(await endpoints()).toContain(body.endpoint);
  await place();
  expect(await send()).toBe(most.devices - 1);
});

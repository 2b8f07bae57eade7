import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushSubscriptions } from '#server/db/schema/push.ts';
import { most } from '#server/http/customer-limits.ts';
import { notify } from '#server/modules/notifications/service.ts';
import type { Sender } from '#server/modules/push/sending.ts';
import { type FakePushService, startPushService } from '#tests/support/fake-push-service.ts';
import type { Customer } from './support/orders.ts';
import { newCustomer, type pushDevices, startPushShop } from './support/push-devices.ts';
import type { TestShop } from './support/shop.ts';

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

const device = (options: Parameters<Devices['register']>[1] = {}) => devices.register(me, options);
const devicesOf = async () =>
  (await me.call('GET', '/push-subscriptions')).body.data as { total: number; push_subscriptions: { device_id: string }[] };
const tell = () =>
  notify(shop.db, {
    customerId: me.buyer.customerId,
    type: 3,
    statusProgress: null,
    orderId: null,
    message: { id: 'Halo', en: 'Hello' },
    at: shop.deps.now(),
  });
const later = (milliseconds: number) => {
  clock += milliseconds;
};

test('only push services are sent to: nothing inside, nothing in the clear', async () => {
  const { name, body } = await device();
  const [port] = /(?<=:)\d+(?=\/)/.exec(body.endpoint) ?? [];
  const hostile = [
    'https://example.test/x',
    'https://127.0.0.1/x',
    `http://127.0.0.1:${port}/x`,
    `https://a@127.0.0.1:${port}/x`,
    'https://storage.googleapis.com/x',
    'https://fcm.googleapis.com./x',
    'https://a.b.notify.windows.com/x',
  ];
  const refusal = { status: 422, body: { code: 'push_service_unknown', errors: { endpoint: ['push_service_unknown'] } } };
  for (const endpoint of hostile) {
    expect(await me.call('PUT', '/push-subscriptions/some-device', { ...body, endpoint }), endpoint).toMatchObject(refusal);
    const renewal = { endpoint, keys: body.keys, old_endpoint: body.endpoint };
    const renewed = await shop.fetch('/api/v1/push-subscriptions/renewal', { method: 'POST', json: renewal });
    expect({ status: renewed.status, body: await renewed.json() }, endpoint).toMatchObject(refusal);
  }
  expect(await devicesOf()).toMatchObject({ total: 1, push_subscriptions: [{ device_id: name }] });
  expect((await me.call('PUT', '/push-subscriptions/some-device', { ...body, keys: { p256dh: 'x', auth: 'y' } })).status).toBe(422);
});

test('a stored device of another host is removed at its next push and never called; a service that sends it elsewhere is not followed', async () => {
  const other = await startPushService();
  try {
    const inside = await device();
    await shop.db
      .update(pushSubscriptions)
      .set({ endpoint: other.endpoint('inside') })
      .where(eq(pushSubscriptions.deviceId, inside.name));
    const moved = await device();
    service.answerWith(() => ({ status: 307, headers: { location: other.endpoint('moved') } }));
    await tell();
    // A connection that the service has just closed costs a try.
    for (let round = 0; round < 5 && devices.pushesTo(moved.name).length === 0; round += 1, later(2_000)) await sender.run();
    expect(other.received).toEqual([]);
    expect(devices.pushesTo(moved.name)).toHaveLength(1);
    expect(await devicesOf()).toMatchObject({ total: 1, push_subscriptions: [{ device_id: moved.name }] });
    const { host } = new URL(other.endpoint(''));
    expect(shop.lines).toContain(`a device at ${host} was removed: that is no push service`);
  } finally {
    await other.close();
  }
});

test('ten devices a customer: the one that was heard of longest ago goes, also where an earlier version left more', async () => {
  const names: string[] = [];
  for (let count = 0; count < most.devices; count += 1, later(1_000)) names.push((await device()).name);
  const left = async () => (await devicesOf()).push_subscriptions.map(({ device_id }) => device_id).sort();
  // The first is used once more, so that the second is the oldest.
  await device({ name: names[0] ?? '' });
  later(1_000);
  const { name: eleventh } = await device();
  expect(await left()).toEqual([...names.filter((_, index) => index !== 1), eleventh].sort());
  later(1_000);
  const together = await Promise.all(Array.from({ length: 12 }, () => device()));
  expect(await left()).toHaveLength(most.devices);
  expect(together.every(({ answer }) => answer.status === 200)).toBe(true);

  const [row] = await shop.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.customerId, me.buyer.customerId));
  if (row === undefined) throw new Error('no device');
  const old = Array.from({ length: 5 }, (_, index) => ({ ...row, id: crypto.randomUUID(), deviceId: `old-device-${index}` }));
  await shop.db
    .insert(pushSubscriptions)
    .values(
      old.map(each => ({ ...each, endpoint: service.endpoint(each.deviceId), seenAt: new Date(shop.deps.now().getTime() - 86_400_000) })),
    );
  await tell();
  for (let round = 0; round < 5; round += 1, later(2_000)) await sender.run();
  const reached = [...together.map(({ name }) => name), ...old.map(({ deviceId }) => deviceId)].filter(
    name => devices.pushesTo(name).length > 0,
  );
  expect(reached.sort()).toEqual((await left()).filter(name => !name.startsWith('old-device')));
  await device();
  expect(await left()).toHaveLength(most.devices);
});

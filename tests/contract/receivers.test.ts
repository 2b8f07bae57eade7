import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { rates } from '#server/http/customer-limits.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { deliver } from './support/returns.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let owner: Customer;
let stranger: Customer;
let cement = '';
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  cement = (await addGoods(shop.db, { stock: 1_000, weight: 40_000, price: 71_500 }))[0] ?? '';
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [own, other] = await addBuyers(shop.db, 2);
  if (own === undefined || other === undefined) throw new Error('no buyers');
  owner = new Customer(shop, own);
  stranger = new Customer(shop, other);
});

const linked = async (id: string) => (await owner.call('POST', `/orders/${id}/receiver-link`)).body.data as { token: string };
const open = (token: string) => shop.fetch(`/api/v1/deliveries/${token}?lang=en`);
const sayReceived = (token: string, received_by: string, app: Pick<TestShop, 'fetch'> = shop) =>
  app.fetch(`/api/v1/deliveries/${token}/handover?lang=en`, { method: 'POST', json: { received_by } });

test('a link shows goods, counts and weight, and neither prices nor payment nor the customer, until it is revoked', async () => {
  const order = await owner.place({ [cement]: 25 }, { project_name: 'Rumah Sentani' });
  const { token } = await linked(order.id);
  expect(token).toMatch(/^[\da-f]{32}$/);
  expect(await linked(order.id)).toMatchObject({ token });
  expect((await owner.call('GET', `/orders/${order.id}/receiver-link`)).body.data).toEqual({ token, received_by: null, received_at: null });

  const answer = await open(token);
  const { data } = await answer.json();
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(Object.keys(data).sort()).toEqual(
    [
      ...['eta', 'goods', 'is_late', 'is_pick_up', 'number', 'project_name', 'received_at', 'received_by'],
      ...['server_time', 'shipment_method_name', 'status', 'updated_at', 'weight'],
    ].sort(),
  );
  expect(data).toMatchObject({ number: order.number, project_name: 'Rumah Sentani', status: 2, weight: 1_000_000, is_pick_up: true });
  expect(data.goods).toEqual([
    { id: expect.any(String), product: 'Thing 1', variant: 'plain', quantity: 25, unit: 'sak', image_url: expect.any(String) },
  ]);
  for (const secret of ['71500', String(order.total), '+62', 'Pembeli', 'Perintis', owner.buyer.customerId, order.id]) {
    expect(JSON.stringify(data), secret).not.toContain(secret);
  }
  expect((await open(token.toUpperCase())).status).toBe(200);

  expect((await owner.call('DELETE', `/orders/${order.id}/receiver-link`)).status).toBe(200);
  expect((await open(token)).status).toBe(404);
  expect((await sayReceived(token, 'Pak Yan')).status).toBe(404);
  expect((await open('x')).status).toBe(404);
  expect((await linked(order.id)).token).not.toBe(token);
});

test('only the order’s own customer makes, reads and revokes a link, and none is made for a cart', async () => {
  const order = await owner.place({ [cement]: 1 });
  const { token } = await linked(order.id);
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect([method, (await stranger.call(method, `/orders/${order.id}/receiver-link`)).status]).toEqual([method, 404]);
    expect([method, (await owner.call(method, `/orders/${randomUUID()}/receiver-link`)).status]).toEqual([method, 404]);
    expect([method, (await shop.fetch(`/api/v1/orders/${order.id}/receiver-link`, { method })).status]).toEqual([method, 401]);
  }
  expect((await open(token)).status).toBe(200);
  const cart = await owner.fill({ [cement]: 1 });
  expect((await owner.call('POST', `/orders/${cart.id}/receiver-link`)).status).toBe(404);
});

test('a receiver says who took the goods in once they are on their way, and the order stays as it is', async () => {
  const order = await owner.place({ [cement]: 2 });
  const { token } = await linked(order.id);
  const early = await sayReceived(token, 'Pak Yan');
  expect([early.status, (await early.json()).code]).toEqual([409, 'order_transition_not_allowed']);
  await deliver(shop, order.id, new Date());
  const empty = await sayReceived(token, '  ');
  expect([empty.status, (await empty.json()).errors]).toEqual([422, { received_by: ['required'] }]);
  const long = await sayReceived(token, 'x'.repeat(81));
  expect([long.status, (await long.json()).errors]).toEqual([422, { received_by: ['too_long'] }]);

  const before = await owner.order(order.id);
  const { data } = await (await sayReceived(token, ' Pak Yan ')).json();
  expect(data).toMatchObject({ received_by: 'Pak Yan', received_at: expect.any(String) });
  expect((await (await sayReceived(token, 'Bu Rina')).json()).data).toMatchObject({ received_by: 'Bu Rina' });
  expect(await owner.order(order.id)).toEqual({ ...before, server_time: expect.any(String) });
  await owner.call('DELETE', `/orders/${order.id}/receiver-link`);
  const link = (await owner.call('GET', `/orders/${order.id}/receiver-link`)).body.data;
  expect(link).toEqual({ token: null, received_by: 'Bu Rina', received_at: expect.any(String) });
  const exported = await (await shop.fetch('/api/v1/account/export?lang=en', { headers: owner.buyer.headers })).json();
  expect(exported.orders).toMatchObject([{ number: order.number, receiver: { received_by: 'Bu Rina' } }]);
});

test('words of one link have a limit', async () => {
  const order = await owner.place({ [cement]: 1 });
  await deliver(shop, order.id, new Date());
  const { token } = await linked(order.id);
  const limited = createApp({ ...shop.deps, config: { ...shop.deps.config, isRateLimited: true, proxies: 1 } });
  const say = (address: string) =>
    limited.fetch(
      new Request(`http://127.0.0.1:3000/api/v1/deliveries/${token}/handover`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ received_by: 'Pak Yan' }),
      }),
    );
  for (let count = 0; count < rates.handovers.events; count += 1) expect((await say(`10.0.0.${count}`)).status).toBe(200);
  expect((await say('10.0.1.1')).status).toBe(429);
});

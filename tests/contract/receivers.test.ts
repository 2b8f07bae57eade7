import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { handoverPhoto } from '#contract/files.ts';
import { createApp } from '#server/app.ts';
import { customers } from '#server/db/schema/customers.ts';
import { rates } from '#server/http/customer-limits.ts';
import { hashPassword } from '#server/modules/customers/password.ts';
import { sweepUploads } from '#server/sweep-uploads.ts';
import { callAdmin } from './support/admin.ts';
import { signInStaff } from './support/desk.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { blob, heic, noise } from './support/receipts.ts';
import { deliver } from './support/returns.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
let dataDir: string;
let owner: Customer;
let stranger: Customer;
let cement = '';
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-receivers-'));
  shop = await createTestShop({ seed: 'small', env: { DATA_DIR: dataDir } });
  cement = (await addGoods(shop.db, { stock: 1_000, weight: 40_000, price: 71_500 }))[0] ?? '';
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});
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
  expect((await owner.call('GET', `/orders/${order.id}/receiver-link`)).body.data).toEqual({
    ...{ token, received_by: null, received_at: null, photo: null },
  });

  const answer = await open(token);
  const { data } = await answer.json();
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(Object.keys(data).sort()).toEqual(
    [
      ...['eta', 'goods', 'is_late', 'is_pick_up', 'number', 'photo', 'project_name', 'received_at', 'received_by'],
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
  expect(link).toEqual({ token: null, received_by: 'Bu Rina', received_at: expect.any(String), photo: null });
  const exported = await (await shop.fetch('/api/v1/account/export?lang=en', { headers: owner.buyer.headers })).json();
  expect(exported.orders).toMatchObject([{ number: order.number, receiver: { received_by: 'Bu Rina', photo: null } }]);
});

describe('a photo of a handover', () => {
  const files = (): Promise<readonly string[]> => readdir(path.join(dataDir, 'handovers')).catch(() => []);
  const picture = async () =>
    blob(
      await noise(120, 80)
        .withMetadata({ exif: { IFD0: { Make: 'Merek' } } })
        .jpeg()
        .toBuffer(),
    );
  async function send(token: string, fields: { photo: Blob; received_by?: string }, headers: Record<string, string> = {}) {
    const body = new FormData();
    body.set('received_by', fields.received_by ?? 'Pak Yan');
    body.set('photo', fields.photo, 'foto.jpg');
    const answer = await shop.fetch(`/api/v1/deliveries/${token}/handover?lang=en`, { method: 'POST', body, headers });
    return { status: answer.status, body: await answer.json() };
  }
  const seenBy = (token: string, photo: string) => shop.fetch(`/api/v1/deliveries/${token}/photos/${photo}`);
  const ownedBy = (customer: Customer, id: string, photo: string) =>
    shop.fetch(`/api/v1/orders/${id}/handover-photos/${photo}`, { headers: customer.buyer.headers });
  async function atTheSite() {
    const order = await owner.place({ [cement]: 1 });
    await deliver(shop, order.id, new Date());
    return { id: order.id, ...(await linked(order.id)) };
  }

  test('is read by the link and by the owner of the order alone, without metadata, until the link is revoked', async () => {
    const { id, token } = await atTheSite();
    const { body } = await send(token, { photo: await picture() });
    const photo: string = body.data.photo;
    expect(body.data).toMatchObject({ received_by: 'Pak Yan', photo: expect.stringMatching(/^[\da-f]{32}$/) });
    expect((await (await open(token)).json()).data.photo).toBe(photo);
    expect((await owner.call('GET', `/orders/${id}/receiver-link`)).body.data).toMatchObject({ received_by: 'Pak Yan', photo });
    for (const answer of [await seenBy(token, photo), await ownedBy(owner, id, photo)]) {
      expect(['content-type', 'cache-control', 'content-security-policy'].map(name => answer.headers.get(name))).toEqual([
        ...['image/webp', 'private, no-store', "default-src 'none'; sandbox"],
      ]);
      const { format, width, exif } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, width, exif]).toEqual(['webp', 120, undefined]);
    }
    expect((await ownedBy(stranger, id, photo)).status).toBe(404);
    expect((await shop.fetch(`/api/v1/orders/${id}/handover-photos/${photo}`)).status).toBe(401);
    const other = await atTheSite();
    expect((await seenBy(other.token, photo)).status).toBe(404);
    expect((await ownedBy(owner, other.id, photo)).status).toBe(404);
    expect((await seenBy(token, '..%2F..%2Fsecret')).status).toBe(404);
    const exported = await (await shop.fetch('/api/v1/account/export', { headers: owner.buyer.headers })).json();
    const addresses = exported.orders.flatMap(({ receiver }: { receiver: { photo: string } | null }) => receiver?.photo ?? []);
    expect(addresses).toEqual([`/api/v1/orders/${id}/handover-photos/${photo}`]);

    await owner.call('DELETE', `/orders/${id}/receiver-link`);
    expect((await seenBy(token, photo)).status).toBe(404);
    expect((await send(token, { photo: await picture() })).status).toBe(404);
    expect((await ownedBy(owner, id, photo)).status).toBe(200);
  });

  test('is replaced by a later one, stays when only the name changes, and goes from the store once nothing names it', async () => {
    const { id, token } = await atTheSite();
    const first: string = (await send(token, { photo: await picture() })).body.data.photo;
    const second: string = (await send(token, { photo: await picture(), received_by: 'Bu Rina' })).body.data.photo;
    expect(second).not.toBe(first);
    expect([(await seenBy(token, first)).status, (await ownedBy(owner, id, first)).status]).toEqual([404, 404]);
    expect((await (await sayReceived(token, 'Pak Amir')).json()).data).toMatchObject({ received_by: 'Pak Amir', photo: second });
    expect((await seenBy(token, second)).status).toBe(200);
    await sweepUploads({ ...shop.deps, now: () => new Date(Date.now() + 2 * 86_400_000) });
    const kept = await files();
    expect(kept).not.toContain(`${first}.webp`);
    expect(kept).toContain(`${second}.webp`);
  });

  test('is refused with a code where it is no picture, too large or too early, and leaves no file and no word', async () => {
    const { token } = await atTheSite();
    const kept = await files();
    const refusedAs = async (bytes: Uint8Array) => {
      const { status, body } = await send(token, { photo: blob(bytes) });
      return [status, body.code, body.errors];
    };
    expect(await refusedAs(Buffer.from('no picture'))).toEqual([422, 'validation_failed', { photo: ['file_type_not_allowed'] }]);
    expect(await refusedAs(heic())).toEqual([422, 'validation_failed', { photo: ['file_heic'] }]);
    const broken = (await noise(120, 80).jpeg().toBuffer()).subarray(0, 2_000);
    expect(await refusedAs(broken)).toEqual([422, 'validation_failed', { photo: ['file_damaged'] }]);
    expect(await refusedAs(Buffer.alloc(handoverPhoto.bytes + 1))).toEqual([422, 'validation_failed', { photo: ['file_too_large'] }]);
    expect(await refusedAs(Buffer.alloc(handoverPhoto.bytes * 2))).toEqual([413, 'payload_too_large', { photo: ['file_too_large'] }]);
    expect((await send(token, { photo: await picture(), received_by: ' ' })).body.errors).toEqual({ received_by: ['required'] });
    expect((await (await open(token)).json()).data).toMatchObject({ received_by: null, photo: null });
    const waiting = await linked((await owner.place({ [cement]: 1 })).id);
    expect((await send(waiting.token, { photo: await picture() })).body.code).toBe('order_transition_not_allowed');
    expect(await files()).toEqual(kept);
  });

  test('is kept once where a customer who is signed in repeats it by its key', async () => {
    const { token } = await atTheSite();
    const [photo, headers] = [await picture(), { ...stranger.buyer.headers, 'Idempotency-Key': randomUUID() }];
    const first = await send(token, { photo }, headers);
    const kept = await files();
    expect((await send(token, { photo }, headers)).body).toEqual(first.body);
    expect(await files()).toEqual(kept);
  });

  test('is seen with its words by those of the shop who see orders, by id and by number, and by no others', async () => {
    const { id, token } = await atTheSite();
    const { number } = await owner.order(id);
    const told = async (of: string) => (await callAdmin(shop, 'GET', `orders/${of}/handover`)).data;
    expect(await told(id)).toEqual({ received_by: null, received_at: null, photo: null });
    const first: string = (await send(token, { photo: await picture() })).body.data.photo;
    const photo: string = (await send(token, { photo: await picture(), received_by: 'Bu Rina' })).body.data.photo;
    const said = { received_by: 'Bu Rina', received_at: expect.any(String), photo };
    expect([await told(id), await told(number ?? '')]).toEqual([said, said]);
    const seenAs = (headers: Record<string, string>, of: string) =>
      shop.fetch(`/api/v1/admin/orders/${id}/handover-photos/${of}`, { headers });
    const asShop = { [adminKeyHeader]: testAdminKey };
    const shown = await seenAs(asShop, photo);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      ...[200, 'image/webp', 'private, no-store'],
    ]);
    expect((await seenAs(asShop, first)).status).toBe(404);
    expect((await callAdmin(shop, 'GET', `orders/${randomUUID()}/handover`)).status).toBe(404);
    const stockKeeper = await signInStaff(shop, 'catalogue');
    for (const address of [`admin/orders/${id}/handover`, `admin/orders/${id}/handover-photos/${photo}`]) {
      for (const headers of [{}, owner.buyer.headers]) expect((await shop.fetch(`/api/v1/${address}`, { headers })).status).toBe(401);
      expect((await stockKeeper.call('GET', address)).status).toBe(403);
    }
  });

  test('goes with the account of the owner of the order', async () => {
    const { id, token } = await atTheSite();
    const photo: string = (await send(token, { photo: await picture() })).body.data.photo;
    expect(await files()).toContain(`${photo}.webp`);
    const password = 'Batu bata 7';
    await shop.db
      .update(customers)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(customers.id, owner.buyer.customerId));
    expect((await owner.call('POST', '/account/deletion', { current_password: password })).status).toBe(200);
    expect(await files()).not.toContain(`${photo}.webp`);
    expect((await seenBy(token, photo)).status).toBe(404);
    expect((await ownedBy(owner, id, photo)).status).toBe(401);
  });
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

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatPhone } from '#lib/phone-format.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let other: Customer;
let variant: string;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  [variant = ''] = await addGoods(shop.db, { price: 62_500, stock: 1_000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [first, second] = await addBuyers(shop.db, 2);
  if (first === undefined || second === undefined) throw new Error('no buyers');
  me = new Customer(shop, first);
  other = new Customer(shop, second);
});

const address = {
  label: 'Site',
  receiver_name: 'Pak Markus',
  phone_number: '+62 812-345-6789 x12',
  full_address: 'Jalan Jenderal Sudirman 12',
  region_code: '81.71.02.1010',
  zip_code: '97128',
};
const refusalOf = ({ status, body }: Awaited<ReturnType<Customer['call']>>) => [status, body.code, body.errors];

test('a phone with an extension is kept as it is, by every form that has one; letters are none', async () => {
  const phone = '+62 812-345-6789 x12';
  const person = { name: 'Pak Markus', email: `${crypto.randomUUID()}@contoh.test`, phone };
  const proof = { password: 'Fondasi2025', password_confirmation: 'Fondasi2025', terms_agreed: true };
  const register = (json: object) => shop.fetch('/api/v1/register', { method: 'POST', json });
  expect((await (await register({ ...person, ...proof, phone: 'abc' })).json()).errors).toEqual({ phone: ['phone_invalid'] });
  const { data } = await (await register({ ...person, ...proof })).json();
  const headers = { Authorization: `Bearer ${data.token}` };
  expect((await (await shop.fetch('/api/v1/auth/user', { headers })).json()).data).toMatchObject({ phone });

  const save = async (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...person, ...fields })) body.set(name, value);
    return (await shop.fetch('/api/v1/profile', { method: 'PUT', headers, body })).json();
  };
  expect((await save({ phone: '0411-873-4567' })).data).toMatchObject({ phone: '+624118734567' });
  expect((await save({ phone: 'abc' })).errors).toEqual({ phone: ['phone_invalid'] });
  expect((await save({})).data).toMatchObject({ phone });
  expect((await save({ phone: '' })).data).toMatchObject({ phone: '' });

  const { status, body } = await me.call('POST', '/addresses/', address);
  expect([status, body.data]).toMatchObject([200, { phone_number: phone }]);
  expect(refusalOf(await me.call('POST', '/addresses/', { ...address, phone_number: 'abc' }))).toEqual([
    422,
    'validation_failed',
    { phone_number: ['phone_invalid'] },
  ]);
});

test('a landline is kept, shown and kept again as what it was', async () => {
  const person = { name: 'Pak Markus', email: `${crypto.randomUUID()}@contoh.test` };
  const proof = { password: 'Fondasi2025', password_confirmation: 'Fondasi2025', terms_agreed: true };
  const register = await shop.fetch('/api/v1/register', { method: 'POST', json: { ...person, ...proof, phone: '(0411) 873456' } });
  const headers = { Authorization: `Bearer ${(await register.json()).data.token}` };
  const phoneOf = async (answer: Response) => (await answer.json()).data?.phone;
  const kept = await phoneOf(await shop.fetch('/api/v1/auth/user', { headers }));
  expect(kept).toBe('+62411873456');
  const shown = formatPhone(kept);
  expect(shown).toBe('0411-873-456');
  for (const phone of [shown, '0411-873456', '+62 411 873456']) {
    expect(await phoneOf(await shop.fetch('/api/v1/profile', { method: 'PUT', headers, json: { ...person, phone } }))).toBe(kept);
  }
});

test('an e-mail address with an apostrophe or in Punycode registers and signs in', async () => {
  const proof = { password: 'Fondasi2025', password_confirmation: 'Fondasi2025', terms_agreed: true };
  const id = crypto.randomUUID();
  for (const email of [`o'brien-${id}@contoh.test`, `${id}@xn--bcher-kva.example`]) {
    const form = { name: "Budi O'Brien", email: `\u200b${email}\ufeff`, phone: '0812-3456-7890', ...proof };
    expect((await shop.fetch('/api/v1/register', { method: 'POST', json: form })).status).toBe(200);
    const login = await shop.fetch('/api/v1/login', { method: 'POST', json: { email: `${email}\u2060`, password: proof.password } });
    const headers = { Authorization: `Bearer ${(await login.json()).data.token}` };
    expect((await (await shop.fetch('/api/v1/auth/user', { headers })).json()).data).toMatchObject({ email });
  }
});

test('nothing invisible stays around a text, and a text of nothing else is empty', async () => {
  const nothing = '\u200b\u2060\ufeff\u202a\u3164 ';
  const { body } = await me.call('POST', '/addresses/', {
    ...address,
    label: `${nothing}Proyek 👨‍👩‍👧${nothing}`,
    receiver_name: `${nothing}Pak Markus`,
    full_address: `Jalan Jenderal Sudirman 12${nothing}`,
    landmark: nothing,
    zip_code: `97\u200b128`,
  });
  expect(body.data).toMatchObject({ label: 'Proyek 👨‍👩‍👧', full_address: 'Jalan Jenderal Sudirman 12', landmark: '', zip_code: '97128' });
  expect(body.data).toMatchObject({ receiver_name: 'Pak Markus' });
  for (const field of ['label', 'receiver_name', 'full_address', 'phone_number', 'zip_code']) {
    const refused = await me.call('POST', '/addresses/', { ...address, [field]: nothing });
    expect(refusalOf(refused)).toEqual([422, 'validation_failed', { [field]: ['required'] }]);
  }
  const profile = { name: nothing, email: `${crypto.randomUUID()}@contoh.test`, phone: nothing };
  expect((await me.call('PUT', '/profile', profile)).body.errors).toEqual({ name: ['required'] });
  const order = await me.place({ [variant]: 1 });
  expect((await me.call('POST', `/orders/${order.id}/cancellation`, { reason: nothing })).body.errors).toEqual({ reason: ['required'] });
});

test('a pin has both its numbers or none', async () => {
  const pinned = await me.call('POST', '/addresses/', { ...address, latitude: -3.7, longitude: '128.18' });
  expect(pinned.body.data).toMatchObject({ latitude: -3.7, longitude: 128.18 });
  expect((await me.call('POST', '/addresses/', address)).body.data).toMatchObject({ latitude: null, longitude: null });
  for (const half of [{ latitude: -3.7 }, { longitude: 128.18 }, { latitude: null, longitude: 128.18 }]) {
    expect(refusalOf(await me.call('POST', '/addresses/', { ...address, ...half }))).toEqual([
      422,
      'validation_failed',
      { longitude: ['pin_incomplete'] },
    ]);
  }
  for (const wrong of [
    { latitude: '', longitude: '' },
    { latitude: 91, longitude: 0 },
    { latitude: 'north', longitude: 0 },
  ]) {
    expect((await me.call('POST', '/addresses/', { ...address, ...wrong })).body.errors).toHaveProperty('latitude', ['number_invalid']);
  }
});

test('an address that was deleted meanwhile does not take an order, and leaves the cart', async () => {
  const cart = await me.fill({ [variant]: 2 });
  const { body } = await me.call('POST', '/addresses/', address);
  const { id } = body.data as { id: string };
  expect((await me.call('DELETE', `/addresses/${id}`)).status).toBe(200);
  const refused = await me.checkout(cart, { address_id: id });
  expect([refused.status, refused.body.code]).toEqual([409, 'address_not_found']);
  expect((await me.cart())?.order_items).toMatchObject([{ quantity: 2 }]);
  expect((await me.checkout(cart)).status).toBe(200);
});

test('no request finds or changes another customer’s order', async () => {
  const { id } = await other.place({ [variant]: 1 });
  const asked = [
    ['GET', `/orders/${id}`],
    ['GET', `/orders/${id}/events`],
    ['GET', `/orders/${id}/receipt`],
    ['POST', `/orders/${id}/cancellation`, { reason: 'mine now' }],
    ['POST', `/orders/${id}/items`, { order_id: id, item_ids: [id] }],
  ] as const;
  for (const [method, path, json] of asked) expect([path, (await me.call(method, path, json)).status]).toEqual([path, 404]);
  expect((await other.order(id)).status).toBe(2);
});

test('a product that was never bought is not reviewed', async () => {
  const order = await me.place({ [variant]: 1 });
  const review = { order_item_id: order.order_items[0]?.id, rating: 5, text: 'Kuat dan rapi' };
  expect(refusalOf(await other.call('POST', '/reviews/', review))[0]).toBe(404);
  const early = await me.call('POST', '/reviews/', review);
  expect([early.status, early.body.code]).toEqual([409, 'review_not_allowed']);
  const { slug } = order.order_items[0]?.product_variant.product ?? { slug: '' };
  for (const asked of [slug, 'never-sold']) {
    const { body } = await me.call('GET', `/reviews?product=${asked}`);
    expect(body.data).toEqual({ reviews: [], total: 0, waiting: [], waiting_total: 0 });
  }
});

test('a date that the database can’t hold is no filter', async () => {
  await me.place({ [variant]: 1 });
  const dates = [
    '0000-01-01',
    '-000001-01-01T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '10000-01-01',
    '2025-99-99',
  ];
  for (const date of dates) {
    for (const edge of ['start_date', 'end_date']) {
      const answer = await me.call('GET', `/orders/?${edge}=${encodeURIComponent(date)}`);
      expect([date, edge, answer.status, answer.body.data]).toMatchObject([date, edge, 200, { total: 1 }]);
    }
  }
  expect((await me.call('GET', '/orders/?start_date=0001-01-02&end_date=9999-12-30')).body.data).toMatchObject({ total: 1 });
});

test('a body is as deep as 64 levels, and of exactly the type that it says', async () => {
  const nested = (levels: number) => `{"ids":[],"more":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  const send = (body: string, type = 'application/json') =>
    shop.fetch('/api/v1/notifications/read', {
      method: 'POST',
      body,
      headers: { ...me.buyer.headers, 'Idempotency-Key': crypto.randomUUID(), 'Content-Type': type },
    });
  expect((await send(nested(64))).status).toBe(200);
  for (const levels of [66, 1_000, 100_000]) {
    const answer = await send(nested(levels));
    expect([levels, answer.status, (await answer.json()).code]).toEqual([levels, 400, 'validation_failed']);
  }
  for (const type of ['application/json; charset=utf-8', 'Application/JSON']) expect((await send('{"ids":[]}', type)).status).toBe(200);
  for (const type of ['application/jsonp', 'text/plain; application/json', 'x-application/json', 'application/json-patch+json', '']) {
    expect([type, (await send('{"ids":[]}', type)).status]).toEqual([type, 415]);
  }
});

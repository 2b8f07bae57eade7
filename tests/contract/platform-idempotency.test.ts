import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type SignedIn, type TestShop } from './support/shop.ts';

let shop: TestShop;
let demo: SignedIn;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  demo = await shop.login();
});
afterAll(() => shop.close());

/** A shop that runs elsewhere still knows the keys of an earlier run. */
const run = randomUUID();
const keyOf = (name: string) => (name.startsWith('key-') ? `${name}-${run}` : name);

const village = '81.71.02.1017';
const address = {
  label: 'Gudang',
  receiver_name: 'Maria Latuconsina',
  phone_number: '081234567001',
  full_address: 'Jalan Pelabuhan No. 3',
  region_code: village,
  zip_code: '97124',
};

function create(key: string | null, body: object = address, { headers }: SignedIn = demo, path = '/api/v1/addresses/'): Promise<Response> {
  return shop.fetch(path, {
    method: 'POST',
    json: body,
    headers: { ...headers, ...(key === null ? {} : { 'Idempotency-Key': keyOf(key) }) },
  });
}

async function count(): Promise<number> {
  const answer = await shop.fetch(`/api/v1/addresses/customer/${demo.customerId}`, { headers: demo.headers });
  return (await answer.json()).data.total;
}

test('a repetition gets the first answer again and changes nothing', async () => {
  const before = await count();
  const first = await create('key-of-a-repetition');
  const text = await first.text();
  expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
  // The other form of the path is the same write.
  for (const path of ['/api/v1/addresses/', '/api/v1/addresses']) {
    const again = await create('key-of-a-repetition', address, demo, path);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(JSON.parse(await again.text())).toEqual(JSON.parse(text));
  }
  expect(await count()).toBe(before + 1);
});

test('ten at the same moment have one effect and one answer', async () => {
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('key-of-ten')));
  const ids = await Promise.all(answers.map(async answer => (await answer.json()).data.id));
  expect(new Set(ids).size).toBe(1);
  expect(answers.filter(answer => answer.headers.get('idempotency-replayed') === null)).toHaveLength(1);
  expect(await count()).toBe(before + 1);
});

test('the same key for something else is refused', async () => {
  await create('key-of-two-things');
  const before = await count();
  const other = await create('key-of-two-things', { ...address, label: 'Toko' });
  expect([other.status, (await other.json()).code]).toEqual([422, 'idempotency_key_reused']);
  expect(await count()).toBe(before);
});

test('a refusal is an answer too, and stays the answer', async () => {
  const unknown = { ...address, region_code: '81.71.02.9999' };
  const first = await create('key-of-a-refusal', unknown);
  const again = await create('key-of-a-refusal', unknown);
  expect(first.status).toBe(422);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([422, 'true']);
  expect(await again.json()).toEqual(await first.json());
});

test('a key belongs to its customer: another customer may use the same one', async () => {
  const budi = await shop.login('budi@fondasi.test');
  const mine = await (await create('key-of-both')).json();
  const first = await create('key-of-both', address, budi);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  const theirs = await first.json();
  expect(theirs.data.id).not.toBe(mine.data.id);
  expect(await (await create('key-of-both', address, budi)).json()).toEqual(theirs);
  expect(await (await create('key-of-both')).json()).toEqual(mine);
});

test('a refused caller leaves nothing behind under the key', async () => {
  expect(
    (await shop.fetch('/api/v1/addresses/', { method: 'POST', json: address, headers: { 'Idempotency-Key': keyOf('key-of-a-guest') } }))
      .status,
  ).toBe(401);
  expect((await create('key-of-a-guest')).status).toBe(200);
});

test('without a key each call is its own, and a malformed key is refused', async () => {
  const before = await count();
  await create(null);
  await create(null);
  expect(await count()).toBe(before + 2);
  expect((await create('short')).status).toBe(400);
  expect((await create('x'.repeat(201))).status).toBe(400);
});

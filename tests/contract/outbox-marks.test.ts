import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxHeaders } from '#contract/outbox.ts';
import { uuidv7 } from '#lib/ids.ts';
import { outboxMarks } from '#server/db/schema/orders.ts';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import { createTestShop, type SignedIn, type TestShop } from './support/shop.ts';

let shop: TestShop;
let demo: SignedIn;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  demo = await shop.login();
});
afterAll(() => shop.close());

const address = {
  receiver_name: 'Maria Latuconsina',
  phone_number: '081234567001',
  full_address: 'Jalan Pelabuhan No. 3',
  region_code: '81.71.02.1017',
  zip_code: '97124',
};

interface Write {
  seq: number;
  client?: string;
  lane?: string;
  key?: string;
  label?: string;
  id?: string;
}

/** Adds an address as a device's write of that number. */
async function write({ seq, client = 'phone', lane = 'addresses', key = uuidv7(), label = `No. ${seq}`, id }: Write) {
  const headers = {
    ...demo.headers,
    'Idempotency-Key': key,
    [outboxHeaders.client]: client,
    [outboxHeaders.lane]: lane,
    [outboxHeaders.seq]: String(seq),
  };
  const json = { ...address, label, ...(id === undefined ? {} : { id }) };
  const answer = await shop.fetch('/api/v1/addresses/', { method: 'POST', json, headers });
  return { status: answer.status, isReplay: answer.headers.has('idempotency-replayed'), body: await answer.json() };
}
async function labels(): Promise<string[]> {
  const answer = await shop.fetch(`/api/v1/addresses/customer/${demo.customerId}`, { headers: demo.headers });
  return (await answer.json()).data.addresses.map(({ label }: { label: string }) => label);
}

test('a write that a later one of its lane has passed has no effect any more', async () => {
  expect(await write({ seq: 8 })).toMatchObject({ status: 200, isReplay: false });
  expect(await write({ seq: 7 })).toMatchObject({ status: 409, body: { code: 'outbox_passed' } });
  expect(await labels()).not.toContain('No. 7');
  // The number is not used up by a refusal that leaves nothing behind.
  expect(await write({ seq: 9 })).toMatchObject({ status: 200 });
});

test('a repetition is answered like the first time, however far its lane has come', async () => {
  const key = uuidv7();
  const first = await write({ seq: 20, key });
  await write({ seq: 21 });
  const again = await write({ seq: 20, key });
  expect(again).toMatchObject({ status: 200, isReplay: true, body: first.body });
});

test('a refused write has passed as well', async () => {
  expect(await write({ seq: 31, id: (await write({ seq: 30 })).body.data.id })).toMatchObject({ status: 422 });
  expect(await write({ seq: 31 })).toMatchObject({ status: 409, body: { code: 'outbox_passed' } });
});

test('devices, lanes and customers count on their own', async () => {
  await write({ seq: 50 });
  expect(await write({ seq: 1, client: 'tablet' })).toMatchObject({ status: 200 });
  expect(await write({ seq: 1, lane: 'other' })).toMatchObject({ status: 200 });
  demo = await shop.login('budi@fondasi.test');
  expect(await write({ seq: 1 })).toMatchObject({ status: 200 });
});

test('ten at the same moment leave the highest number', async () => {
  const seqs = [103, 110, 101, 109, 104, 102, 108, 105, 107, 106];
  const answers = await Promise.all(seqs.map(seq => write({ seq, client: 'many' })));
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await write({ seq: 110, client: 'many' })).toMatchObject({ status: 409 });
});

test('a new address keeps the id that a phone gave it, and another customer can’t take it', async () => {
  const id = uuidv7();
  expect((await write({ seq: 200, id })).body.data.id).toBe(id);
  demo = await shop.login();
  const taken = await write({ seq: 200, id });
  expect(taken).toMatchObject({ status: 422, body: { errors: { id: ['id_invalid'] } } });
});

test('marks are kept for 400 days', async () => {
  const now = Date.now();
  const days = (count: number) => new Date(now + count * 86_400_000);
  await forgetOldKeys(shop.db, days(399));
  expect((await shop.db.select().from(outboxMarks)).length).toBeGreaterThan(0);
  await forgetOldKeys(shop.db, days(401));
  expect(await shop.db.select().from(outboxMarks)).toEqual([]);
});

import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { type Queues, QueuesSchema } from '#contract/admin-queues.ts';
import { STREAM_HEARTBEAT } from '#contract/events.ts';
import { type App, createApp } from '#server/app.ts';
import { type Followed, follow } from '#tests/support/event-stream.ts';
import { callAdmin, transfer } from './support/admin.ts';
import { type Desk, signInStaff } from './support/desk.ts';
import { type Answers, addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

const PATIENCE = 15_000;
let shop: TestShop;
let me: Customer;
let variant: string;
const open: Followed[] = [];

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map(each => each.stop()));
});

async function followed(answer: Response): Promise<Followed> {
  const stream = await follow(answer);
  open.push(stream);
  return stream;
}
const stream = async (desk: Desk) => followed(await desk.fetch('GET', 'admin/queues/stream'));
const told = ({ messages }: Followed): Queues[] =>
  messages.flatMap(({ name, data }) => (name === 'queues' ? [v.parse(QueuesSchema, data)] : []));
const ended = ({ messages }: Followed) => messages.at(-1);
const counts = async (): Promise<Queues> => (await callAdmin(shop, 'GET', 'queues')).data;

/** The same shop in another process, as far as its streams go. */
const answers = (app: App): Answers => ({
  fetch: async (path, init) => app.fetch(new Request(`http://127.0.0.1:3000${path}`, init)),
});

it('tells the counts at once, and again when an order was placed, validated, or money came', async () => {
  const desk = await signInStaff(shop, 'orders');
  const key = await followed(await shop.fetch('/api/v1/admin/queues/stream', { headers: { [adminKeyHeader]: testAdminKey } }));
  const mine = await stream(desk);
  const before = await counts();
  expect([told(mine), told(key)]).toEqual([[before], [before]]);
  expect(mine.headers.get('content-type')).toMatch('text/event-stream');
  expect(mine.headers.get('content-encoding')).toBeNull();
  const order = await me.place({ [variant]: 1 });
  const placed = { ...before, to_validate: before.to_validate + 1, latest_order_at: expect.any(String) };
  await vi.waitFor(() => expect(told(mine).at(-1)).toEqual(placed), PATIENCE);
  await callAdmin(shop, 'POST', `orders/${order.id}/validation`);
  await vi.waitFor(() => expect(told(mine).at(-1)).toMatchObject({ to_validate: before.to_validate, unpaid: before.unpaid + 1 }), PATIENCE);
  await callAdmin(shop, 'POST', 'payments', transfer(70_000));
  await vi.waitFor(() => expect(told(mine).at(-1)).toMatchObject({ payments: before.payments + 1 }), PATIENCE);
  await vi.waitFor(() => expect(told(key).at(-1)).toEqual(told(mine).at(-1)), PATIENCE);
  // The same counts are never told twice in a row.
  for (const [index, each] of told(mine).entries()) expect(each).not.toEqual(told(mine)[index + 1]);
});

it('looks at most once a second, however much happens', async () => {
  const desk = await signInStaff(shop, 'catalogue');
  const began = performance.now();
  const mine = await stream(desk);
  const before = told(mine)[0]?.to_validate ?? 0;
  for (let count = 0; count < 8; count += 1) await me.place({ [variant]: 1 });
  await vi.waitFor(() => expect(told(mine).at(-1)?.to_validate).toBe(before + 8), PATIENCE);
  expect(told(mine).length - 1).toBeLessThanOrEqual(Math.floor((performance.now() - began) / 1_000) + 1);
});

it('ends with its session: at its logout, at the end of another one, with the access of its member of staff', async () => {
  const [leaving, elsewhere, dismissed, staying] = [
    await signInStaff(shop, 'orders'),
    await signInStaff(shop, 'orders'),
    await signInStaff(shop, 'content'),
    await signInStaff(shop, 'owner'),
  ];
  const end = { name: 'end', data: { reason: 'expired' } };
  const streams = [await stream(leaving), await stream(elsewhere), await stream(dismissed)];
  const left = await stream(staying);
  // By a hint: the first heartbeat comes later.
  const endOf = (index: number) => vi.waitFor(() => expect(streams[index] && ended(streams[index])).toEqual(end), STREAM_HEARTBEAT - 5_000);
  expect((await leaving.call('POST', 'desk/logout')).status).toBe(200);
  await endOf(0);
  const { sessions } = (await elsewhere.call('GET', 'desk/sessions')).data;
  expect((await elsewhere.call('DELETE', `desk/sessions/${sessions[0].id}`)).status).toBe(200);
  await endOf(1);
  await callAdmin(shop, 'PUT', `staff/${dismissed.id}`, { is_active: false });
  await endOf(2);
  expect((await leaving.call('GET', 'admin/queues/stream')).status).toBe(401);
  await me.place({ [variant]: 1 });
  await vi.waitFor(() => expect(told(left).length).toBeGreaterThan(1), PATIENCE);
});

it('loses nothing by a lost hint: every heartbeat looks, also whether the session stands', async () => {
  const desk = await signInStaff(shop, 'orders');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { listen: _deaf, ...deps } = shop.deps;
  const deaf = answers(createApp(deps));
  const headers = { cookie: desk.cookie, 'x-desk': '1' };
  const mine = await followed(await deaf.fetch('/api/v1/admin/queues/stream', { headers }));
  await me.place({ [variant]: 1 });
  const now = await counts();
  expect(told(mine)).not.toContainEqual(now);
  vi.advanceTimersByTime(STREAM_HEARTBEAT);
  await vi.waitFor(() => expect(told(mine).at(-1)).toEqual(now), PATIENCE);
  expect(mine.messages.map(({ name }) => name)).toEqual(['queues', ':', 'queues']);
  await desk.call('POST', 'desk/logout');
  vi.advanceTimersByTime(STREAM_HEARTBEAT);
  await mine.ended;
  expect(ended(mine)).toEqual({ name: 'end', data: { reason: 'expired' } });
});

it('is one of ten of a member of staff at most, and ends politely where the process stops', async () => {
  const desk = await signInStaff(shop, 'content');
  for (let count = 0; count < 10; count += 1) expect((await stream(desk)).status).toBe(200);
  expect((await desk.call('GET', 'admin/queues/stream')).status).toBe(429);
  await open[0]?.stop();
  expect((await stream(desk)).status).toBe(200);
  const stopping = new AbortController();
  const closing = answers(createApp({ ...shop.deps, stopping: stopping.signal }));
  const ask = () => closing.fetch('/api/v1/admin/queues/stream', { headers: { [adminKeyHeader]: testAdminKey } });
  const last = await followed(await ask());
  stopping.abort();
  await last.ended;
  expect(ended(last)).toEqual({ name: 'end', data: { reason: 'closing' } });
  expect((await ask()).status).toBe(503);
});

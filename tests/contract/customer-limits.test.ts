import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uuidv7 } from '#lib/ids.ts';
import { orders } from '#server/db/schema/orders.ts';
import { allowances, most, rates } from '#server/http/customer-limits.ts';
import { appClient } from './support/app-client.ts';
import { appOutbox } from './support/app-outbox.ts';
import { addBuyers, addGoods, Customer, orderOf } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let other: Customer;
/** The clock of the limits, and of the phone. */
let elapsed = 0;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', env: { RATE_LIMITS: 'on' }, elapsed: () => elapsed });
});
afterAll(() => shop.close());
beforeEach(async () => {
  [me, other] = (await addBuyers(shop.db, 2)).map(buyer => new Customer(shop, buyer)) as [Customer, Customer];
});

const editsOf = (variant: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: uuidv7(),
    client: 'phone',
    seq: from + index,
    cart: { items: [{ product_variant_id: variant, quantity: 1 + ((from + index) % 90) }] },
  }));
const send = (edits: ReturnType<typeof editsOf>) => me.call('POST', '/orders/cart/edits', { edits });
/** Uses up so many writes by batches whose first edit a later one has passed, so that nothing is written. */
async function use(variant: string, count: number): Promise<void> {
  expect((await send(editsOf(variant, 1_000_000, 1))).status).toBe(200);
  for (let left = count - 1; left > 0; left -= 25) expect((await send(editsOf(variant, 1, Math.min(25, left)))).status).toBe(409);
}

const address = {
  label: 'Rumah',
  receiver_name: 'Maria Latuconsina',
  phone_number: '081234567001',
  full_address: 'Jalan Pelabuhan No. 3',
  region_code: '81.71.02.1017',
  zip_code: '97124',
};

test('a phone that was offline for days sends a thousand edits at once; what is too much goes later, when the shop says', async () => {
  const [variant = ''] = await addGoods(shop.db, {});
  await use(variant, allowances.writes.atOnce - 10);
  const late = editsOf(variant, 2_000_000, 25);
  const refused = await send(late);
  const seconds = (15 * 3_600) / allowances.writes.anHour;
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'rate_limited', String(seconds)]);
  // Every write of this customer counts, alone or along with others, but not against another customer's limit.
  for (let count = 0; count < 10; count += 1) expect((await me.call('POST', '/notifications/read', { ids: [] })).status).toBe(200);
  for (const [method, path, body] of [
    ['POST', '/orders/cart/', { items: late[0]?.cart.items }],
    ['POST', '/notifications/read', { ids: [] }],
    ['PUT', `/addresses/${me.buyer.addressId}`, address],
    ['DELETE', `/addresses/${me.buyer.addressId}`, undefined],
  ] as const) {
    expect((await me.call(method, path, body)).status, path).toBe(429);
  }
  expect((await me.cart())?.order_items).toMatchObject([{ quantity: 1 + (1_000_000 % 90) }]);
  expect((await other.fill({ [variant]: 3 })).order_items).toHaveLength(1);
  elapsed += (25 * 3_600_000) / allowances.writes.anHour;
  expect((await send(late)).body.data).toMatchObject({ results: late.map(({ key }) => ({ key, problem: null })) });

  // Now by the app's own outbox, on a phone whose clock goes on from one timer to the next.
  const requests: { readonly at: number; readonly status: number; readonly wait: number }[] = [];
  let underWay = 0;
  const fetch: TestShop['fetch'] = async (path, init) => {
    underWay += 1;
    const at = elapsed;
    const answer = await shop.fetch(path, init);
    requests.push({ at, status: answer.status, wait: Number(answer.headers.get('retry-after')) * 1_000 });
    underWay -= 1;
    return answer;
  };
  const token = String(me.buyer.headers.Authorization).slice('Bearer '.length);
  const { api, queryClient } = appClient({ ...shop, fetch }, token);
  const timers = new Set<{ readonly due: number; readonly run: () => void }>();
  const outbox = appOutbox(api, queryClient, me.buyer.customerId, {
    now: () => elapsed,
    random: () => 0,
    schedule: (run, milliseconds) => {
      const timer = { due: elapsed + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  const ids = await addGoods(shop.db, ...Array.from({ length: 30 }, () => ({})));
  for (const [index, variantId] of ids.entries()) {
    outbox.enqueue({ userId: me.buyer.customerId, kind: 'cart.set', line: { variantId, quantity: index + 1, preview: {} as never } });
  }
  await vi.waitFor(() => expect(requests).toMatchObject([{ status: 429 }]), 20_000);
  const isDone = () => outbox.view.get().entries.length === 0;
  while (!isDone()) {
    await vi.waitFor(() => expect(isDone() || (underWay === 0 && timers.size > 0)).toBe(true), 20_000);
    const [next] = [...timers].sort((one, other) => one.due - other.due);
    if (next === undefined || isDone()) continue;
    timers.delete(next);
    elapsed = Math.max(elapsed, next.due);
    next.run();
  }
  // It loses nothing, and asks no earlier than it was told.
  for (const [index, { at, wait }] of requests.entries())
    expect(requests[index + 1]?.at ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(at + wait);
  const quantities = (await me.cart())?.order_items.map(({ product_variant_id, quantity }) => [product_variant_id, quantity]);
  expect(quantities).toEqual(expect.arrayContaining(ids.map((id, index) => [id, index + 1])));
});

test('checkouts are limited in an hour, refused ones included', async () => {
  const [variant = ''] = await addGoods(shop.db, {});
  const cart = await me.fill({ [variant]: 1 });
  for (let count = 0; count < rates.checkouts.events; count += 1) {
    expect((await me.checkout(cart, { payment_method_id: 'none' })).body.code).toBe('payment_method_not_available');
  }
  const refused = await me.checkout(cart, {}, 'key-of-a-late-checkout');
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'rate_limited', '3600']);
  elapsed += rates.checkouts.window;
  expect(orderOf(await me.checkout(cart, {}, 'key-of-a-late-checkout')).status).toBe(2);
});

test('orders that are not paid are fifty at most; one that is paid or cancelled makes room', async () => {
  const [variant = ''] = await addGoods(shop.db, {});
  const first = await me.place({ [variant]: 1 });
  const open = { customerId: me.buyer.customerId, status: 3, placedAt: shop.deps.now() };
  await shop.db.insert(orders).values(Array.from({ length: most.openOrders - 1 }, () => open));
  const cart = await me.fill({ [variant]: 1 });
  const refused = await me.checkout(cart);
  const code = 'open_orders_full';
  expect([refused.status, refused.body.code, refused.body.errors]).toEqual([422, code, { id: [code] }]);
  expect((await me.cart())?.order_items).toHaveLength(1);
  expect(orderOf(await other.checkout(await other.fill({ [variant]: 1 }))).status).toBe(2);
  await me.call('POST', `/orders/${first.id}/cancellation`, { reason: 'Salah pilih' });
  expect(orderOf(await me.checkout(cart)).status).toBe(2);
  expect((await me.checkout(await me.fill({ [variant]: 2 }))).body.code).toBe(code);
  const [unpaid] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, me.buyer.customerId), eq(orders.status, 3)));
  await shop.db
    .update(orders)
    .set({ status: 4 })
    .where(eq(orders.id, unpaid?.id ?? ''));
  const left = await me.cart();
  expect(left === null ? null : orderOf(await me.checkout(left)).status).toBe(2);
});

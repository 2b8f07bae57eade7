import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShopEvent } from '#contract/events.ts';
import type { Order } from '#contract/orders.ts';
import type { ProblemAnswer } from '#contract/problem.ts';
import { uuidv7 } from '#lib/ids.ts';
import { idempotencyKeys } from '#server/db/schema/orders.ts';
import { type Answer, addBuyers, addGoods, Customer, changeVariant, orderOf } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let seq = 0;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

function edit(variant: string, quantity: number, cartId?: string) {
  seq += 1;
  const items = [{ product_variant_id: variant, quantity }];
  return { key: uuidv7(), client: 'phone', seq, cart: { ...(cartId === undefined ? {} : { cart_id: cartId }), items } };
}
type Edit = ReturnType<typeof edit>;

interface Edited {
  readonly results: readonly { readonly key: string; readonly problem: ProblemAnswer | null }[];
  readonly cart: Order | null;
}

async function send(...edits: readonly Edit[]) {
  const { status, body } = await me.call('POST', '/orders/cart/edits', { edits });
  return { status, code: body.code, ...(body.data as Edited) };
}
const quantities = (cart: Order | null) => cart?.order_items.map(({ product_variant_id, quantity }) => [product_variant_id, quantity]);
/** Keys of the writes that changed the cart, as the shop told of them. */
async function effects(): Promise<(string | null)[]> {
  const { body } = await me.call('GET', '/events?after=0');
  return (body.data as { events: ShopEvent[] }).events.map(({ origin }) => origin);
}

test('several edits of one request have their effects in turn, each under its own key', async () => {
  const [a = '', b = ''] = await addGoods(shop.db, {}, {});
  const edits = [edit(a, 1), edit(b, 2), edit(a, 3)];
  const { status, results, cart } = await send(...edits);
  expect(status).toBe(200);
  expect(results).toEqual(edits.map(({ key }) => ({ key, problem: null })));
  expect(quantities(cart)).toEqual([
    [a, 3],
    [b, 2],
  ]);
  expect(await effects()).toEqual(edits.map(({ key }) => key));
});

test('one that is refused leaves the others as they are, and is refused again however it comes', async () => {
  const [a = '', b = ''] = await addGoods(shop.db, { step: 5, minimum: 5 }, {});
  const edits = [edit(a, 3), edit(b, 2)];
  const first = await send(...edits);
  expect(first.results.map(({ problem }) => problem?.code)).toEqual(['quantity_not_allowed', undefined]);
  expect(quantities(first.cart)).toEqual([[b, 2]]);
  await changeVariant(shop.db, a, { step: 1, minimum: 1 });
  const again = await send(...edits);
  expect([again.results, quantities(again.cart)]).toEqual([first.results, quantities(first.cart)]);
  expect(await me.setCart({ [a]: 3 }, undefined, edits[0]?.key)).toMatchObject({ status: 422, body: { code: 'quantity_not_allowed' } });
});

test('a key stands for the same write alone and among others', async () => {
  const [a = ''] = await addGoods(shop.db, {});
  const [alone, along] = [edit(a, 4), edit(a, 5)];
  const made = await me.setCart({ [a]: 4 }, undefined, alone.key);
  expect((await send(alone, along)).results.every(({ problem }) => problem === null)).toBe(true);
  const again = await me.setCart({ [a]: 5 }, undefined, along.key);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect(made.status).toBe(200);
  expect(await effects()).toEqual([alone.key, along.key]);
});

test('an edit that a later one has passed undoes the request, and a cart that was ordered refuses each', async () => {
  const [a = ''] = await addGoods(shop.db, {});
  const [late, first, next] = [edit(a, 1), edit(a, 2), edit(a, 3)];
  await send(first);
  expect(await send(late, next)).toMatchObject({ status: 409, code: 'outbox_passed' });
  expect(quantities(await me.cart())).toEqual([[a, 2]]);
  const order = await me.place({ [a]: 2 });
  const { results, cart } = await send(edit(a, 6, order.id), edit(a, 7, order.id));
  expect(results.map(({ problem }) => [problem?.code, problem?.data])).toEqual([
    ['cart_closed', { order_id: order.id }],
    ['cart_closed', { order_id: order.id }],
  ]);
  expect(cart).toBeNull();
});

test('ten devices that send the same edits at once have one effect each', async () => {
  const ids = await addGoods(shop.db, {}, {}, {});
  const edits = ids.map((id, index) => edit(id, index + 1));
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(...edits)));
  for (const { status, results } of answers) expect([status, results.map(({ problem }) => problem)]).toEqual([200, [null, null, null]]);
  expect(await effects()).toEqual(edits.map(({ key }) => key));
});

test('a repeated edit is answered with the cart as it stands now, alone, among others and as a removal, also once it is ordered', async () => {
  const [a = '', b = ''] = await addGoods(shop.db, {}, {});
  const first = edit(a, 1);
  const cart = orderOf(await me.setCart({ [a]: 1 }, undefined, first.key));
  const removal = { order_id: cart.id, item_ids: [cart.order_items[0]?.id] };
  await me.call('POST', `/orders/${cart.id}/items`, removal, 'key-of-the-removal');
  await me.fill({ [b]: 3 });
  const repetitions = async () => [
    await me.setCart({ [a]: 1 }, undefined, first.key),
    await me.call('POST', `/orders/${cart.id}/items`, removal, 'key-of-the-removal'),
  ];
  for (const again of await repetitions()) {
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(quantities(orderOf(again))).toEqual([[b, 3]]);
  }
  const { results, cart: along } = await send(first);
  expect([results, quantities(along)]).toEqual([[{ key: first.key, problem: null }], [[b, 3]]]);
  const order = orderOf(await me.checkout(orderOf((await repetitions())[0] as Answer)));
  for (const again of [...(await repetitions()).map(orderOf), (await send(first)).cart]) {
    expect([again?.status, again?.order_items, again?.id === order.id]).toEqual([1, [], false]);
  }
});

test('the stored answer of an edit does not grow with the cart', async () => {
  const ids = await addGoods(shop.db, ...Array.from({ length: 200 }, () => ({})));
  await me.fill(Object.fromEntries(ids.map(id => [id, 1])));
  for (const id of ids.slice(0, 5)) await me.setCart({ [id]: 2 });
  await send(...ids.slice(5, 25).map(id => edit(id, 2)));
  const kept = await shop.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.owner, me.buyer.customerId));
  expect(kept).toHaveLength(26);
  for (const { answer } of kept) expect(JSON.stringify(answer).length).toBeLessThan(100);
});

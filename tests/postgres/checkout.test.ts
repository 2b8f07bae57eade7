import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import { staff, staffSessions } from '#server/db/schema/staff.ts';
import { staffPushDeliveries, staffPushSubscriptions } from '#server/db/schema/staff-push.ts';
import { expireOverdueOrders } from '#server/modules/orders/service.ts';
import { type Answer, addBuyers, addGoods, Customer, orderOf, stockOf } from '#tests/contract/support/orders.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

let postgres: Postgres;
let shop: PostgresShop;

beforeAll(async () => {
  postgres = await startSeededPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  shop = await createPostgresShop(postgres);
});
afterEach(async () => {
  expect(shop.lines).toEqual([]);
  await shop.close();
});

const customers = async (count: number) => (await addBuyers(shop.db, count)).map(buyer => new Customer(shop, buyer));

/** Everybody's cart, filled a few at a time, so that only the checkouts race. */
async function fillAll(people: readonly Customer[], wanted: (index: number) => Record<string, number>): Promise<Order[]> {
  const carts: Order[] = [];
  for (let start = 0; start < people.length; start += 20) {
    const batch = people.slice(start, start + 20).map((customer, index) => customer.fill(wanted(start + index)));
    carts.push(...(await Promise.all(batch)));
  }
  return carts;
}

/** All checkouts at once. On a slow machine one may wait too long for its turn: it is asked again under its key, as the app does. */
const checkoutAll = (people: readonly Customer[], carts: readonly Order[], change: Record<string, unknown> = {}) =>
  Promise.all(
    people.map(async (customer, index) => {
      const key = crypto.randomUUID();
      for (;;) {
        const answer = await customer.checkout(carts[index] as Order, change, key);
        if (answer.body.code !== 'idempotency_in_progress') return answer;
      }
    }),
  );

function counted(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = `${status} ${body.code ?? 'ok'}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

async function soldOf(variantId: string): Promise<number> {
  const [row] = await shop.db
    .select({ sold: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(sql`${orderItems.variantId} = ${variantId} and ${orders.status} between 2 and 7`);
  return row?.sold ?? Number.NaN;
}

describe('customers in a rush', () => {
  it('200 of them buy exactly the 10 that there are', async () => {
    const [scarce = ''] = await addGoods(shop.db, { stock: 10 });
    const people = await customers(200);
    const carts = await fillAll(people, () => ({ [scarce]: 1 }));
    const answers = await checkoutAll(people, carts);
    expect(counted(answers)).toEqual({ '200 ok': 10, '409 stock_short': 190 });
    expect(await stockOf(shop.db, scarce)).toBe(0);
    expect(await soldOf(scarce)).toBe(10);
    const placed = await shop.db.select().from(orders).where(eq(orders.status, 2));
    expect(new Set(placed.map(order => order.number)).size).toBe(10);
    const refused = answers.find(answer => answer.status === 409);
    expect(refused?.body.data).toMatchObject({ stock: [{ product_variant_id: scarce, wanted: 1, available: 0 }] });
  });

  it('several lines in any order never wait for each other in a circle', async () => {
    const goods = await addGoods(shop.db, ...Array.from({ length: 6 }, () => ({ stock: 60 })));
    const people = await customers(120);
    const shuffled = (index: number) =>
      Object.fromEntries(
        goods
          .map((id, position) => [id, ((index * 7 + position * 3) % 11) + 1] as const)
          .sort((left, right) => (left[1] < right[1] ? -1 : 1)),
      );
    const carts = await fillAll(people, shuffled);
    const counts = counted(await checkoutAll(people, carts));
    expect(Object.keys(counts).sort()).toEqual(['200 ok', '409 stock_short']);
    for (const id of goods) expect((await stockOf(shop.db, id)) + (await soldOf(id))).toBe(60);
  });

  it('choose different amounts for their transfers', async () => {
    // Each buys something else, as the lock on a common variant would already make them wait for each other.
    const goods = await addGoods(shop.db, ...Array.from({ length: 60 }, () => ({ price: 45_000 })));
    const people = await customers(60);
    const carts = await fillAll(people, index => ({ [goods[index] ?? '']: 1 }));
    // Others leave just as many amounts free as there are buyers.
    const [filler] = await addBuyers(shop.db, 1);
    const taken = Array.from({ length: 939 }, (_, index) => ({
      customerId: filler?.customerId ?? '',
      status: 3,
      uniqueCode: index + 1,
      total: 45_001 + index,
    }));
    await shop.db.insert(orders).values(taken);
    expect(counted(await checkoutAll(people, carts, { payment_method_id: 'bank-transfer' }))).toEqual({ '200 ok': 60 });
    const open = await shop.db
      .select({ total: orders.total })
      .from(orders)
      .where(inArray(orders.status, [2, 3]));
    expect(new Set(open.map(order => order.total)).size).toBe(999);
  });

  it('leave a product marked as sold out when each takes another of its variants', async () => {
    const goods = await addGoods(shop.db, ...Array.from({ length: 20 }, () => ({ stock: 1 })));
    const [first] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.id, goods[0] ?? ''));
    const productId = first?.productId ?? '';
    await shop.db.update(variants).set({ productId }).where(inArray(variants.id, goods));
    const people = await customers(goods.length);
    const carts = await fillAll(people, index => ({ [goods[index] ?? '']: 1 }));
    expect(counted(await checkoutAll(people, carts))).toEqual({ '200 ok': goods.length });
    const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(product?.hasStock).toBe(false);
  });
});

describe('one customer, impatient', () => {
  it('200 identical checkouts under one key place one order', async () => {
    const [a = ''] = await addGoods(shop.db, { stock: 1_000 });
    const [me] = await customers(1);
    if (me === undefined) throw new Error('no customer');
    const cart = await me.fill({ [a]: 3 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => me.checkout(cart, {}, 'the-same-key-each-time')));
    expect(counted(answers)).toEqual({ '200 ok': 200 });
    const [first, ...others] = answers.map(orderOf);
    // The days are counted from a payment by the deadline, which for an order that waits for validation moves with the clock.
    const eta = { ...first?.eta, pay_by: expect.any(String) };
    for (const order of others) expect(order).toEqual({ ...first, eta, server_time: expect.any(String) });
    expect(answers.filter(answer => answer.headers.get('Idempotency-Replayed') === 'true')).toHaveLength(199);
    expect(await stockOf(shop.db, a)).toBe(997);
    expect(await shop.db.select().from(orderEvents)).toHaveLength(1);
  });

  it('checkouts from two devices place one order, the others learn which', async () => {
    const [a = ''] = await addGoods(shop.db, { stock: 1_000 });
    const [me] = await customers(1);
    if (me === undefined) throw new Error('no customer');
    const cart = await me.fill({ [a]: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.checkout(cart)));
    expect(counted(answers)).toEqual({ '200 ok': 1, '409 cart_closed': 19 });
    for (const { status, body } of answers) if (status === 409) expect(body.data).toEqual({ order_id: cart.id });
    expect(await stockOf(shop.db, a)).toBe(997);
  });
});

describe('a cart that is split', () => {
  const part = (cart: Order, ...variantIds: readonly string[]) => ({
    is_partial: true,
    items: cart.order_items
      .filter(item => variantIds.includes(item.product_variant_id))
      .map(({ product_variant_id, quantity, price, discount }) => ({ product_variant_id, quantity, price, discount })),
  });

  it('sells each line once, however many devices split it and edit the rest at once', async () => {
    const [cement = '', sand = '', nails = ''] = await addGoods(shop.db, { stock: 100 }, { stock: 100 }, { stock: 100 });
    const [me] = await customers(1);
    if (me === undefined) throw new Error('no customer');
    const cart = await me.fill({ [cement]: 4, [sand]: 2, [nails]: 1 });
    const [splits, repeats, edits] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, (_, index) => me.checkout(cart, part(cart, index % 2 === 0 ? cement : sand)))),
      Promise.all(Array.from({ length: 10 }, () => me.checkout(cart, part(cart, cement), 'one-split-sent-again'))),
      Promise.all(Array.from({ length: 10 }, (_, index) => me.setCart({ [nails]: index + 1 }, cart.id))),
    ]);
    expect(counted(edits)).toEqual({ '200 ok': 10 });
    // Cement went either by one of the five or by the one that was sent ten times.
    const isRepeated = repeats.some(({ status }) => status === 200);
    expect(counted(repeats)).toEqual(isRepeated ? { '200 ok': 10 } : { '409 cart_changed': 10 });
    expect(counted(splits)).toEqual(isRepeated ? { '200 ok': 1, '409 cart_changed': 9 } : { '200 ok': 2, '409 cart_changed': 8 });
    const rest = await me.cart();
    expect(rest?.id).toBe(cart.id);
    expect(rest?.order_items.map(item => item.product_variant_id)).toEqual([nails]);
    expect([await soldOf(cement), await soldOf(sand), await soldOf(nails)]).toEqual([4, 2, 0]);
    expect([await stockOf(shop.db, cement), await stockOf(shop.db, sand)]).toEqual([96, 98]);
  });

  it('60 customers get the 10 that there are of one line, and all keep the other', async () => {
    const [scarce = '', sand = ''] = await addGoods(shop.db, { stock: 10 }, {});
    const people = await customers(60);
    const carts = await fillAll(people, () => ({ [scarce]: 1, [sand]: 2 }));
    const answers = await Promise.all(
      people.map((customer, index) => customer.checkout(carts[index] as Order, part(carts[index] as Order, scarce))),
    );
    expect(counted(answers)).toEqual({ '200 ok': 10, '409 stock_short': 50 });
    const open = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.status, 1));
    expect(new Set(open.map(({ id }) => id))).toEqual(new Set(carts.map(({ id }) => id)));
    expect(await soldOf(scarce)).toBe(10);
  });
});

describe('leaving an order', () => {
  it('customer, shop and clock cancel at once, and the stock comes back once', async () => {
    const goods = await addGoods(shop.db, { stock: 50 }, { stock: 50 });
    const people = await customers(10);
    const carts = await fillAll(people, index => ({ [goods[index % 2] ?? '']: 2, [goods[(index + 1) % 2] ?? '']: 1 }));
    await checkoutAll(people, carts);
    const past = new Date(Date.now() - 1_000);
    await shop.db.update(orders).set({ status: 3, paymentDeadline: past }).where(eq(orders.status, 2));
    const cancelled = people.map((customer, index) =>
      customer.call('POST', `/orders/${carts[index]?.id}/cancellation`, { reason: 'batal' }),
    );
    const clocks = [1, 2, 3].map(() => expireOverdueOrders(shop.deps));
    const [answers, expired] = await Promise.all([Promise.all(cancelled), Promise.all(clocks)]);
    const byCustomers = counted(answers)['200 ok'] ?? 0;
    const byClocks = expired.reduce((sum, count) => sum + count, 0);
    expect(byCustomers + byClocks).toBe(10);
    expect(counted(answers)['409 order_transition_not_allowed'] ?? 0).toBe(10 - byCustomers);
    for (const id of goods) expect(await stockOf(shop.db, id)).toBe(50);
    expect(await shop.db.select().from(orderEvents).where(eq(orderEvents.status, 8))).toHaveLength(10);
  });
});

describe('staff that logs out while a customer orders', () => {
  it('refuses no order: the browser whose session ends is waited for and left out', async () => {
    const [goods = ''] = await addGoods(shop.db, { stock: 10 });
    const [me] = await customers(1);
    if (me === undefined) throw new Error('no customer');
    const cart = await me.fill({ [goods]: 1 });
    const [owner] = await shop.db.insert(staff).values({ name: 'Ibu Rina', email: 'rina@toko.example', role: 'owner' }).returning();
    const staffId = owner?.id ?? '';
    const sessionIds: string[] = [];
    for (const name of ['leaving', 'staying']) {
      const row = { staffId, hash: name, device: '', seenAt: new Date('2100-01-01T00:00:00Z') };
      const [session] = await shop.db.insert(staffSessions).values(row).returning();
      const sessionId = session?.id ?? '';
      sessionIds.push(sessionId);
      const keys = { endpoint: `https://fcm.googleapis.com/${name}`, p256dh: '', auth: '', language: 'id' as const };
      await shop.db.insert(staffPushSubscriptions).values({ staffId, sessionId, ...keys, seenAt: row.seenAt });
    }
    let placing: Promise<Answer> | undefined;
    await shop.db.transaction(async tx => {
      await tx.delete(staffSessions).where(eq(staffSessions.id, sessionIds[0] ?? ''));
      placing = me.checkout(cart);
      await vi.waitFor(async () => {
        // Asked elsewhere: inside a transaction the first answer stays.
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect((await shop.db.execute(waiting)) as unknown as { rows: unknown[] }).toMatchObject({ rows: [{}] });
      }, 15_000);
    });
    expect((await placing)?.status).toBe(200);
    const told = await shop.db
      .select({ endpoint: staffPushSubscriptions.endpoint })
      .from(staffPushDeliveries)
      .innerJoin(staffPushSubscriptions, eq(staffPushSubscriptions.id, staffPushDeliveries.subscriptionId));
    expect(told).toEqual([{ endpoint: 'https://fcm.googleapis.com/staying' }]);
  });
});

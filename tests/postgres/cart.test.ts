import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { addBuyers, addGoods, Customer } from '#tests/contract/support/orders.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

let postgres: Postgres;
let shop: PostgresShop;
let me: Customer;

beforeAll(async () => {
  postgres = await startSeededPostgres();
  shop = await createPostgresShop(postgres);
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});
beforeEach(async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

const cartsOf = () => shop.db.select().from(orders).where(eq(orders.customerId, me.buyer.customerId));

describe('one cart on several devices', () => {
  it('is made once, however many first edits arrive together, and holds all their lines', async () => {
    const goods = await addGoods(shop.db, ...Array.from({ length: 40 }, () => ({})));
    const answers = await Promise.all(goods.map((id, index) => me.setCart({ [id]: index + 1 })));
    expect(answers.map(answer => answer.status)).toEqual(goods.map(() => 200));
    expect(await cartsOf()).toHaveLength(1);
    const cart = await me.cart();
    expect(Object.fromEntries(cart?.order_items.map(item => [item.product_variant_id, item.quantity]) ?? [])).toEqual(
      Object.fromEntries(goods.map((id, index) => [id, index + 1])),
    );
  });

  it('merges line by line where two devices edit different ones, and keeps one value of the same', async () => {
    const [shared = '', phone = '', laptop = ''] = await addGoods(shop.db, {}, {}, {});
    await me.fill({ [shared]: 1, [phone]: 1, [laptop]: 1 });
    const edits = Array.from({ length: 15 }, (_, round) => [
      me.setCart({ [phone]: round + 2, [shared]: 100 + round }),
      me.setCart({ [laptop]: round + 2, [shared]: 200 + round }),
    ]).flat();
    const answers = await Promise.all(edits);
    expect(answers.every(answer => answer.status === 200)).toBe(true);
    const cart = await me.cart();
    const quantity = (id: string) => cart?.order_items.find(item => item.product_variant_id === id)?.quantity ?? 0;
    expect(cart?.order_items).toHaveLength(3);
    expect(quantity(phone)).toBeGreaterThanOrEqual(2);
    expect(quantity(phone)).toBeLessThanOrEqual(16);
    expect(quantity(laptop)).toBeGreaterThanOrEqual(2);
    expect(quantity(laptop)).toBeLessThanOrEqual(16);
    expect([100, 200]).toContain(Math.floor(quantity(shared) / 100) * 100);
  });

  it('loses no edit to a checkout: it is in the order, in the next cart, or refused', async () => {
    const [a = '', b = ''] = await addGoods(shop.db, { stock: 10_000 }, { stock: 10_000 });
    for (let round = 0; round < 8; round += 1) {
      const cart = await me.fill({ [a]: 1 });
      const [placed, guarded, unguarded] = await Promise.all([me.checkout(cart), me.setCart({ [b]: 2 }, cart.id), me.setCart({ [b]: 3 })]);
      const next = await me.cart();
      const inNext = next?.order_items.find(item => item.product_variant_id === b)?.quantity;
      if (placed.status === 200) {
        const lines = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, cart.id));
        expect(lines.map(line => [line.variantId, line.quantity])).toEqual([[a, 1]]);
        expect(guarded).toMatchObject({ status: 409, body: { code: 'cart_closed' } });
        expect([unguarded.status, inNext]).toEqual([200, 3]);
      } else {
        // An edit came first: what the customer saw is no longer the cart.
        expect(placed).toMatchObject({ status: 409, body: { code: 'cart_changed' } });
        expect([2, 3]).toContain(inNext);
      }
      await me.call('POST', `/orders/${next?.id}/items`, { order_id: next?.id, item_ids: next?.order_items.map(item => item.id) });
    }
  });
});

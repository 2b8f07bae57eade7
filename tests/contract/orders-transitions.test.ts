import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import type { OrderStatus } from '#contract/orders.ts';
import { notifications, orderEvents, orders } from '#server/db/schema/orders.ts';
import { type Actor, mayMove } from '#server/modules/orders/transitions.ts';
import { addBuyers, addGoods, Customer, stockOf } from './support/orders.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

const actors: readonly Actor[] = ['customer', 'admin', 'clock'];
const statuses: readonly OrderStatus[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Written out once more, so that a change of the rules has to be meant: 'actor from→to'. */
const allowed = new Set([
  'customer 1→2',
  'admin 2→3',
  'admin 3→4',
  'admin 4→5',
  'admin 5→6',
  'admin 6→7',
  'customer 6→7',
  'customer 2→8',
  'customer 3→8',
  'admin 2→8',
  'admin 3→8',
  'admin 4→8',
  'admin 5→8',
  'clock 2→8',
  'clock 3→8',
  'admin 8→4',
]);

describe('the table of transitions', () => {
  const cases = actors.flatMap(actor => statuses.flatMap(from => statuses.map(to => ({ actor, from, to }))));

  it.each(cases)('$actor $from→$to', ({ actor, from, to }) => {
    expect(mayMove(actor, from, to)).toBe(allowed.has(`${actor} ${from}→${to}`));
  });
});

describe('every call that moves an order, from every status', () => {
  let shop: TestShop;
  let me: Customer;
  let variant: string;

  beforeAll(async () => {
    shop = await createTestShop({ seed: 'small' });
    const [buyer] = await addBuyers(shop.db, 1);
    if (buyer === undefined) throw new Error('no buyer');
    me = new Customer(shop, buyer);
    [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
  });
  afterAll(() => shop.close());

  const admin = (path: string, json?: unknown) =>
    shop.fetch(`/api/v1/admin/orders/${path}`, {
      method: 'POST',
      headers: { [adminKeyHeader]: testAdminKey },
      ...(json === undefined ? {} : { json }),
    });
  const moves = [
    { name: 'validation by the shop', actor: 'admin', to: 3, run: (id: string) => admin(`${id}/validation`) },
    { name: 'cancellation by the shop', actor: 'admin', to: 8, run: (id: string) => admin(`${id}/cancellation`, { reason: 'habis' }) },
    {
      name: 'cancellation by the customer',
      actor: 'customer',
      to: 8,
      run: (id: string) =>
        shop.fetch(`/api/v1/orders/${id}/cancellation`, { method: 'POST', headers: { ...me.buyer.headers }, json: { reason: 'batal' } }),
    },
  ] as const;
  const cases = moves.flatMap(move => statuses.map(from => ({ ...move, from })));

  it.each(cases)('$name from $from', async ({ actor, to, run, from }) => {
    const order = await me.place({ [variant]: 2 });
    const stock = await stockOf(shop.db, variant);
    await shop.db.update(orders).set({ status: from }).where(eq(orders.id, order.id));
    const answer = await run(order.id);
    const body: { code?: string; data?: unknown } = await answer.json();
    const [after] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    const told = await shop.db.select().from(notifications).where(eq(notifications.orderId, order.id));
    if (allowed.has(`${actor} ${from}→${to}`)) {
      expect(answer.status).toBe(200);
      expect(after?.status).toBe(to);
      expect(events.map(event => [event.status, event.actor])).toEqual([
        [2, 'customer'],
        [to, actor],
      ]);
      expect(told.map(notification => notification.statusProgress).sort()).toEqual([0, to - 2]);
      expect(await stockOf(shop.db, variant)).toBe(to === 8 ? stock + 2 : stock);
    } else {
      // The shop does not even see that a cart is there.
      if (from === 1 && actor === 'admin') expect([answer.status, body.code]).toEqual([404, 'not_found']);
      else
        expect({ status: answer.status, ...body }).toMatchObject({ status: 409, code: 'order_transition_not_allowed', data: { from, to } });
      expect(after?.status).toBe(from);
      expect(events).toHaveLength(1);
      expect(told).toHaveLength(1);
      expect(await stockOf(shop.db, variant)).toBe(stock);
    }
    // A cart made by force would stand in the next round's way.
    await shop.db.update(orders).set({ status: 7 }).where(eq(orders.id, order.id));
  });
});

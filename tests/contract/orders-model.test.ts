import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { discountedPrice, includedVat } from '#lib/money.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { addBuyers, addGoods, Customer, changeVariant, orderOf } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

/** A simple model of the shop, to compare with. */
interface Model {
  readonly goods: { id: string; stock: number; price: number; discount: number; step: number; isSold: boolean }[];
  readonly carts: Map<number, number>[];
  /** Money as it was at the checkout; `isOpen` until cancelled. */
  readonly orders: { id: string; owner: number; lines: Map<number, number>; total: number; isOpen: boolean }[];
}

interface Real {
  readonly people: readonly Customer[];
}

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());

/** Compares everything that is stored with the model. */
async function compare(model: Model, { people }: Real): Promise<void> {
  const ids = model.goods.map(({ id }) => id);
  const stored = await shop.db.select({ id: variants.id, stock: variants.stock }).from(variants).where(inArray(variants.id, ids));
  const stock = new Map(stored.map(row => [row.id, row.stock]));
  expect(model.goods.map(({ id }) => stock.get(id))).toEqual(model.goods.map(goods => goods.stock));
  for (const [owner, cart] of model.carts.entries()) {
    const customerId = people[owner]?.buyer.customerId ?? '';
    const lines = await shop.db
      .select({ variantId: orderItems.variantId, quantity: orderItems.quantity })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orders.customerId, customerId), eq(orders.status, 1)));
    expect(new Map(lines.map(line => [ids.indexOf(line.variantId), line.quantity]))).toEqual(cart);
  }
}

function totalOf({ goods }: Model, lines: ReadonlyMap<number, number>): number {
  let total = 0;
  for (const [index, quantity] of lines) {
    const { price = 0, discount = 0 } = goods[index] ?? {};
    total += discountedPrice(price, discount) * quantity;
  }
  return total;
}

type Step = fc.AsyncCommand<Model, Real>;

/** A step that may be taken at any time. */
const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  toString: () => name,
  run: async (model, real) => {
    await run(model, real);
    await compare(model, real);
  },
});

const person = fc.nat({ max: 1 });
const thing = fc.nat({ max: 2 });

const setCart = fc.tuple(person, thing, fc.nat({ max: 12 })).map(([owner, index, quantity]) =>
  step(`${owner} wants ${quantity} of ${index}`, async (model, { people }) => {
    const goods = model.goods[index];
    const cart = model.carts[owner];
    if (!goods || !cart) return;
    const answer = await people[owner]?.setCart({ [goods.id]: quantity });
    const isAllowed = !goods.isSold || quantity % goods.step === 0;
    expect(answer?.status).toBe(isAllowed ? 200 : 422);
    if (isAllowed) cart.set(index, quantity);
  }),
);

const removeLine = fc.tuple(person, thing).map(([owner, index]) =>
  step(`${owner} removes ${index}`, async (model, { people }) => {
    const cart = await people[owner]?.cart();
    const item = cart?.order_items.find(line => line.product_variant_id === model.goods[index]?.id);
    if (!cart || !item) return;
    orderOf((await people[owner]?.call('POST', `/orders/${cart.id}/items`, { order_id: cart.id, item_ids: [item.id] })) as never);
    model.carts[owner]?.delete(index);
  }),
);

const checkout = person.map(owner =>
  step(`${owner} orders`, async (model, { people }) => {
    const me = people[owner];
    const cart = await me?.cart();
    if (!me || !cart) return;
    const wanted = [...(model.carts[owner] ?? [])].filter(([index, quantity]) => quantity > 0 && model.goods[index]?.isSold);
    if (wanted.length === 0) return;
    const answer = await me.checkout(cart);
    if (wanted.some(([index, quantity]) => quantity % (model.goods[index]?.step ?? 1) !== 0)) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'quantity_not_allowed' } });
      return;
    }
    const short = wanted.filter(([index, quantity]) => quantity > (model.goods[index]?.stock ?? 0));
    if (short.length > 0) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'stock_short' } });
      expect((answer.body.data as { stock: unknown[] }).stock).toHaveLength(short.length);
      return;
    }
    const order = orderOf(answer);
    const lines = new Map(wanted);
    expect(order.total).toBe(totalOf(model, lines));
    expect(order.items_total - order.discount_total).toBe(order.total);
    expect(order.vat_total).toBe(includedVat(order.total));
    for (const [index, quantity] of lines) {
      const goods = model.goods[index];
      if (goods) goods.stock -= quantity;
      model.carts[owner]?.delete(index);
    }
    model.orders.push({ id: order.id, owner, lines, total: order.total, isOpen: true });
  }),
);

const cancel = fc.tuple(fc.nat(), person).map(([choice, actor]) =>
  step(`${actor} cancels order ${choice}`, async (model, { people }) => {
    const order = model.orders[choice % Math.max(1, model.orders.length)];
    if (!order) return;
    const answer = await people[actor]?.call('POST', `/orders/${order.id}/cancellation`, { reason: 'berubah pikiran' });
    if (actor !== order.owner) expect(answer?.status).toBe(404);
    else if (!order.isOpen) expect(answer?.status).toBe(409);
    else {
      expect(answer).toMatchObject({ status: 200, body: { data: { total: order.total } } });
      order.isOpen = false;
      for (const [index, quantity] of order.lines) {
        const goods = model.goods[index];
        if (goods) goods.stock += quantity;
      }
    }
  }),
);

const merchant = fc
  .tuple(thing, fc.integer({ min: 1, max: 90_000 }), fc.constantFrom(0, 10, 12.5, 33.33), fc.boolean())
  .map(([index, price, discount, isSold]) =>
    step(`the merchant asks ${price} less ${discount} % for ${index}${isSold ? '' : ' and stops selling it'}`, async model => {
      const goods = model.goods[index];
      if (!goods) return;
      Object.assign(goods, { price, discount, isSold });
      await changeVariant(shop.db, goods.id, { price, discount: Math.round(discount * 100), isActive: isSold });
    }),
  );

it('stock, carts and money are what the simplest model says, whatever customers and merchant do', async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.commands([setCart, setCart, checkout, checkout, cancel, removeLine, merchant], { maxCommands: 14, size: 'max' }),
      async commands => {
        const buyers = await addBuyers(shop.db, 2);
        const kinds = [
          { stock: 10, price: 10_000, discount: 0, step: 1 },
          { stock: 6, price: 65_500, discount: 12.5, step: 1 },
          { stock: 15, price: 999, discount: 33.33, step: 3 },
        ];
        const ids = await addGoods(shop.db, ...kinds);
        await fc.asyncModelRun(
          () => ({
            model: {
              goods: kinds.map((kind, index) => ({ ...kind, id: ids[index] ?? '', isSold: true })),
              carts: [new Map(), new Map()],
              orders: [],
            },
            real: { people: buyers.map(buyer => new Customer(shop, buyer)) },
          }),
          commands,
        );
        played += 1;
      },
    ),
    // On a busy machine fewer sequences, not a longer run.
    { numRuns: 100, endOnFailure: true, interruptAfterTimeLimit: 75_000 },
  );
  expect(played).toBeGreaterThanOrEqual(20);
});

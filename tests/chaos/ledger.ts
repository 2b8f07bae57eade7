import { and, gte, inArray, ne, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/order-status.ts';
import { type Order, ordersEndpoint } from '#contract/orders.ts';
import type { Database } from '#server/db/client.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { notifications, orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import type { Acknowledged, Shopper } from './shopper.ts';

/** Units of each variant before the first order, by id. */
export type Opening = ReadonlyMap<string, number>;

/** Differences from the shop's answers; empty where it kept its word. */
export interface Ledger {
  readonly acknowledged: number;
  /** Acknowledged orders that are not there, or not in the state that was acknowledged. */
  readonly lost: readonly string[];
  /** Orders that no key was answered with: a write that was done twice. */
  readonly duplicated: readonly string[];
  /** Variants whose stock is not the opening one less what open orders hold. */
  readonly leaks: readonly string[];
  /** Sums, histories and notifications that don't fit their order. */
  readonly wrong: readonly string[];
}

const PAGE = 200;
const stateOf = ({ isCancelled }: Acknowledged) => (isCancelled ? orderStatus.cancelled : orderStatus.waitingForValidation);

/** All placed orders of a customer, as the shop lists them. */
async function listed({ api }: Shopper): Promise<Order[]> {
  const all: Order[] = [];
  for (;;) {
    const { orders: page, total } = await api.call(ordersEndpoint, { query: { limit: PAGE, offset: all.length } });
    all.push(...page);
    if (page.length === 0 || all.length >= total) return all.filter(({ status }) => status !== orderStatus.cart);
  }
}

/** Compares what customers were told with what the shop tells them now. @returns what differs */
export async function compareAnswers(shoppers: readonly Shopper[]): Promise<string[]> {
  const found = shoppers.map(async shopper => {
    const [told, now] = [new Map(shopper.acknowledged.map(entry => [entry.order.id, entry])), await listed(shopper)];
    const known = new Set(now.map(({ id }) => id));
    return [
      ...[...told.keys()].filter(id => !known.has(id)).map(id => `${id} is not listed`),
      ...now.flatMap(({ id, status, total, number }) => {
        const entry = told.get(id);
        if (entry === undefined) return [`${id} is listed and was never acknowledged`];
        const isSame = status === stateOf(entry) && total === entry.order.total && number === entry.order.number;
        return isSame ? [] : [`${id} is listed otherwise than it was acknowledged`];
      }),
    ];
  });
  return (await Promise.all(found)).flat();
}

/** Compares what customers were told with the database; all of them must have come to the end of what they began. */
export async function compareDatabase(db: Database, shoppers: readonly Shopper[], opening: Opening): Promise<Ledger> {
  const told = new Map(shoppers.flatMap(({ acknowledged }) => acknowledged.map(entry => [entry.order.id, entry])));
  const isTheirs = inArray(
    orders.customerId,
    shoppers.map(({ customerId }) => customerId),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(and(isTheirs, ne(orders.status, orderStatus.cart)));
  const kept = new Map(rows.map(row => [row.id, row]));
  return {
    acknowledged: told.size,
    lost: [...told].flatMap(([id, entry]) => {
      const status = kept.get(id)?.status;
      return status === stateOf(entry) ? [] : [`order ${id} should be ${stateOf(entry)} and is ${status ?? 'not there'}`];
    }),
    duplicated: rows.filter(({ id }) => !told.has(id)).map(({ id, status }) => `order ${id} (${status}) was never acknowledged`),
    leaks: await leaks(db, opening),
    wrong: await misfits(db, rows, told),
  };
}

async function leaks(db: Database, opening: Opening): Promise<string[]> {
  const ids = [...opening.keys()];
  const stock = await db.select({ id: variants.id, stock: variants.stock }).from(variants).where(inArray(variants.id, ids));
  const held = await db
    .select({ id: orderItems.variantId, quantity: sql<number>`sum(${orderItems.quantity})::int` })
    .from(orderItems)
    .innerJoin(orders, sql`${orders.id} = ${orderItems.orderId}`)
    .where(and(inArray(orderItems.variantId, ids), gte(orders.status, 2), ne(orders.status, orderStatus.cancelled)))
    .groupBy(orderItems.variantId);
  const heldOf = new Map(held.map(({ id, quantity }) => [id, quantity]));
  return stock.flatMap(({ id, stock: left }) => {
    const due = (opening.get(id) ?? 0) - (heldOf.get(id) ?? 0);
    return left === due && left >= 0 ? [] : [`variant ${id} has ${left} instead of ${due}`];
  });
}

type Row = typeof orders.$inferSelect;

async function misfits(db: Database, rows: readonly Row[], told: ReadonlyMap<string, Acknowledged>): Promise<string[]> {
  const lines = await countBy(db, orderItems, sql`sum(${orderItems.quantity} * ${orderItems.price})::bigint`);
  const events = await countBy(db, orderEvents, sql`string_agg(${orderEvents.status}::text, ',' order by ${orderEvents.cursor})`);
  const notices = await countBy(db, notifications, sql`count(*)`);
  return rows.flatMap(({ id, status, itemsTotal, discountTotal, shippingFee, uniqueCode, total }) => {
    const history = status === orderStatus.cancelled ? '2,8' : '2';
    const checks: readonly (readonly [string, unknown, unknown])[] = [
      ['total', itemsTotal - discountTotal + shippingFee + uniqueCode, total],
      ['total as acknowledged', told.get(id)?.order.total ?? total, total],
      ['sum of its lines', Number(lines.get(id)), itemsTotal],
      ['history', events.get(id), history],
      ['notifications', Number(notices.get(id)), history.split(',').length],
    ];
    return checks.filter(([, found, due]) => found !== due).map(([name, found, due]) => `${name} of order ${id}: ${found}, not ${due}`);
  });
}

/** The value of an aggregate for each order. */
async function countBy(
  db: Database,
  table: typeof orderItems | typeof orderEvents | typeof notifications,
  aggregate: ReturnType<typeof sql>,
): Promise<Map<string | null, unknown>> {
  const rows = await db.select({ id: table.orderId, value: aggregate }).from(table).groupBy(table.orderId);
  return new Map(rows.map(({ id, value }) => [id, value]));
}

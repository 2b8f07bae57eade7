import * as v from 'valibot';
import type { OrderRules } from '#contract/admin-money.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, Problem } from '#server/http/problem.ts';
import { isBlocked } from '../customers/blocking.ts';
import { selectRules, upsertRules } from './rules-store.ts';
import { heldByUnpaid } from './store.ts';

const usual: OrderRules = { validation_hours: 72, open_orders: most.openOrders, reserved_units: 1_000_000 };
const StoredSchema = v.object({
  validation_hours: v.optional(v.number(), usual.validation_hours),
  open_orders: v.optional(v.number(), usual.open_orders),
  reserved_units: v.optional(v.number(), usual.reserved_units),
});

/** How long orders wait for the shop, and how much one customer may have unpaid. */
export async function readRules(db: Executor): Promise<OrderRules> {
  const stored = v.safeParse(StoredSchema, await selectRules(db));
  return stored.success ? stored.output : usual;
}

export async function writeRules(
  tx: Executor,
  given: { readonly [Name in keyof OrderRules]?: OrderRules[Name] | undefined },
): Promise<OrderRules> {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const rules: OrderRules = { ...(await readRules(tx)), ...set };
  await upsertRules(tx, rules);
  return rules;
}

/**
 * Whether a customer may order.
 * @throws Problem 409 customer_blocked, 422 open_orders_full
 */
export async function checkCustomer(tx: Executor, customerId: string, { open_orders }: OrderRules): Promise<void> {
  if (await isBlocked(tx, customerId)) throw new Problem(409, 'customer_blocked');
  const { orders } = await heldByUnpaid(tx, customerId);
  if (orders >= open_orders) throw full('open_orders_full', 'id');
}

/**
 * Whether a customer's unpaid orders may hold so many units more.
 * @throws Problem 422 reserved_units_full
 */
export async function checkUnits(tx: Executor, customerId: string, wanted: number, { reserved_units }: OrderRules): Promise<void> {
  const { units } = await heldByUnpaid(tx, customerId);
  if (units + wanted > reserved_units) throw full('reserved_units_full', 'id');
}

/** Until when the shop may validate an order that is placed now. */
export const validationDeadline = (now: Date, { validation_hours }: OrderRules): Date =>
  new Date(now.getTime() + validation_hours * 3_600_000);

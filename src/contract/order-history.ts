import * as v from 'valibot';
import { CountSchema, endpoint, IdSchema, languageQuery, MomentSchema, pageQuery, RupiahSchema, ShortTextSchema } from './endpoint.ts';
import { OrderItemSchema, orderSearchQuery } from './orders.ts';

/** Days of the shop's calendar (WITA), both included; one that can't be read is no limit. */
const daysQuery = { start_date: v.optional(ShortTextSchema), end_date: v.optional(ShortTextSchema) } as const;

/** Orders that were placed and not cancelled, in rupiah: `total` = `goods` after discounts + `shipping` + unique codes; `unpaid` is the part of it that is not paid yet. */
const SpendSchema = v.object({
  orders: CountSchema,
  goods: RupiahSchema,
  shipping: RupiahSchema,
  total: RupiahSchema,
  unpaid: RupiahSchema,
});

/** What was ordered for a project; `name` as its latest order has it, null for orders without one. Names that differ in case alone are one. */
export const ProjectSpendSchema = v.object({
  name: v.nullable(v.string()),
  ...SpendSchema.entries,
  first_at: MomentSchema,
  last_at: MomentSchema,
});
export type ProjectSpend = v.InferOutput<typeof ProjectSpendSchema>;

export const projectsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/projects',
  access: 'customer',
  summary:
    "The customer's projects with what was ordered for each, the one ordered for last first; orders without a project are one of them.",
  query: v.object({ ...pageQuery, ...daysQuery }),
  /** `sum` is that of all of them, on whatever page. */
  answer: v.object({ projects: v.array(ProjectSpendSchema), total: CountSchema, sum: SpendSchema }),
});

/**
 * A variant that the customer bought before, with today's price and stock, and `quantity` as it was ordered last. `last`: the order that had it
 * last, and what was paid for one sold unit then, as `price` with `discount` percent off.
 */
export const BoughtSchema = v.object({
  ...OrderItemSchema.entries,
  /** Orders that had it. */
  times: CountSchema,
  last: v.object({ order_id: IdSchema, order_number: v.nullable(v.string()), at: MomentSchema, price: RupiahSchema, discount: v.number() }),
});
export type Bought = v.InferOutput<typeof BoughtSchema>;

export const boughtEndpoint = endpoint({
  method: 'GET',
  path: '/v1/bought',
  access: 'customer',
  summary: 'Variants that the customer bought, from all orders that were not cancelled: most often first, then latest first.',
  query: v.object({ ...pageQuery, ...languageQuery }),
  answer: v.object({ bought: v.array(BoughtSchema), total: CountSchema }),
});

/** Which orders the table has. */
export const ownOrdersQuery = v.object({ ...languageQuery, ...daysQuery, ...orderSearchQuery });

/**
 * The customer's orders that were not cancelled as a table for Excel with Indonesian settings: UTF-8 with its mark, semicolons, decimal commas,
 * CRLF. One row for each line, and one for freight and for a unique code, so that the last column adds up to the totals.
 */
export const ownOrdersFile = endpoint({
  method: 'GET',
  path: '/v1/orders-csv',
  access: 'customer',
  summary: "The customer's orders as a CSV for Excel, oldest first; not in the envelope.",
  query: ownOrdersQuery,
  answer: v.blob(),
});

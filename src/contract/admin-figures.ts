import * as v from 'valibot';
import { CountSchema, endpoint, RupiahSchema, ShortTextSchema } from './endpoint.ts';

/** Orders and rupiah. */
const SumSchema = v.object({ orders: CountSchema, total: RupiahSchema });

/**
 * What happened from one day to another, both included, on the shop's calendar (WITA). `sold` are the orders whose payment was validated:
 * `total` = `goods` + `shipping` + `unique_codes`, and `goods`, after discounts, is the sum of `by_category`; `by_region` adds up to
 * `total`. `refunded` counts refunds that were sent. `now`: all orders by their status at this moment, 2 to 8.
 */
export const FiguresSchema = v.object({
  from: v.string(),
  to: v.string(),
  placed: SumSchema,
  sold: v.object({ ...SumSchema.entries, goods: RupiahSchema, shipping: RupiahSchema, unique_codes: RupiahSchema, vat: RupiahSchema }),
  cancelled: SumSchema,
  refunded: v.object({ refunds: CountSchema, total: RupiahSchema }),
  by_day: v.array(v.object({ day: v.string(), ...SumSchema.entries })),
  by_category: v.array(v.object({ slug: v.string(), name: v.string(), units: CountSchema, total: RupiahSchema })),
  by_region: v.array(v.object({ name: v.string(), ...SumSchema.entries })),
  now: v.array(v.object({ status: CountSchema, ...SumSchema.entries })),
});
export type Figures = v.InferOutput<typeof FiguresSchema>;

export const figuresEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/figures',
  access: 'admin',
  summary: 'Orders, sales, cancellations and refunds of one day or of several, at most 366; without dates of today.',
  query: v.object({ start_date: v.optional(ShortTextSchema), end_date: v.optional(ShortTextSchema) }),
  answer: FiguresSchema,
});

/** Below `/api`: answers a file and not JSON, so that it is no endpoint. Query: `start_date`, `end_date`, `form` ('csv' or 'excel'). */
export const ORDERS_CSV_PATH = '/v1/admin/orders-csv';

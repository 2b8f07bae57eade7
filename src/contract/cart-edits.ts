import * as v from 'valibot';
import { endpoint, languageQuery } from './endpoint.ts';
import { CartInputSchema, OrderSchema } from './orders.ts';
import { ProblemSchema } from './problem.ts';

/** As many edits as one request may carry. */
export const MOST_EDITS = 25;

/** A call of `setCartEndpoint`, with what would stand in its headers. */
const CartEditSchema = v.object({
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
  client: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  cart: CartInputSchema,
});
export type CartEdit = v.InferOutput<typeof CartEditSchema>;

/** The result of one of them: null where it was done, now or by an earlier request. */
const CartEditResultSchema = v.object({ key: v.string(), problem: v.nullable(ProblemSchema) });

export const editCartEndpoint = endpoint({
  method: 'POST',
  path: '/v1/orders/cart/edits',
  access: 'customer',
  summary: 'Several calls that set quantities, one after the other as if each had come alone, in one round trip.',
  query: v.object(languageQuery),
  body: v.object({ edits: v.pipe(v.array(CartEditSchema), v.minLength(1, 'required'), v.maxLength(MOST_EDITS, 'too_long')) }),
  /** `cart` as it stands after them; null where all were refused. */
  answer: v.object({ results: v.array(CartEditResultSchema), cart: v.nullable(OrderSchema) }),
  problems: ['idempotency_in_progress', 'outbox_passed'],
});

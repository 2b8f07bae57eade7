import * as v from 'valibot';
import { CountSchema, endpoint, languageQuery, MomentSchema } from './endpoint.ts';
import { OrderSchema, OrderStatusSchema } from './orders.ts';

/** An order came to `status` at `at`; `note` is what was said along with it, such as why it was cancelled. */
export const OrderEventSchema = v.object({ status: OrderStatusSchema, at: MomentSchema, note: v.nullable(v.string()) });
export type OrderEvent = v.InferOutput<typeof OrderEventSchema>;

export const orderEventsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/orders/:id/events',
  access: 'customer',
  summary: 'What happened to an own order, oldest first.',
  answer: v.object({ events: v.array(OrderEventSchema), total: CountSchema }),
});

export const confirmReceivedEndpoint = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/receipt-confirmation',
  access: 'customer',
  summary: 'The customer has the goods: an order on its way is done.',
  query: v.object(languageQuery),
  answer: OrderSchema,
  problems: ['order_transition_not_allowed'],
});

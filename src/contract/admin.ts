import * as v from 'valibot';
import { orderQueues } from './admin-queues.ts';
import { CountSchema, endpoint, MomentSchema, pageQuery, QueryFlagSchema, queryInteger, ShortTextSchema } from './endpoint.ts';
import { OrderSchema } from './orders.ts';
import { SearchSchema, TextSchema } from './text.ts';

/** Header that carries the admin key. */
export const adminKeyHeader = 'x-admin-key';

/** An order as the admin sees it: with its customer. */
export const AdminOrderSchema = v.object({
  ...OrderSchema.entries,
  customer: v.object({ id: v.string(), name: v.string(), email: v.string(), phone: v.string() }),
});
export type AdminOrder = v.InferOutput<typeof AdminOrderSchema>;

const ReasonSchema = TextSchema(300);

export const adminOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/orders',
  access: 'admin',
  summary:
    'Placed orders of all customers, newest first. `search` is a part of a number, or of a name, phone number or e-mail address; `start_date` and `end_date` are days of the shop; `to_check`: with a receipt that waits for a decision. Of a `queue` the oldest comes first.',
  query: v.object({
    ...pageQuery,
    status: queryInteger(2, 8, null),
    search: SearchSchema(),
    start_date: v.optional(ShortTextSchema),
    end_date: v.optional(ShortTextSchema),
    to_check: QueryFlagSchema,
    queue: v.optional(v.fallback(v.nullable(v.pipe(ShortTextSchema, v.picklist(orderQueues))), null), null),
  }),
  answer: v.object({ orders: v.array(AdminOrderSchema), total: CountSchema }),
});

export const adminOrderEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/orders/:id',
  access: 'admin',
  summary: 'One order, by id or by number.',
  answer: AdminOrderSchema,
});

/** `person`: which of the shop's own people; null for the customer and the clock, and from before that was noted. */
const HistoryEventSchema = v.object({
  status: CountSchema,
  at: MomentSchema,
  actor: v.picklist(['customer', 'admin', 'clock']),
  person: v.nullable(v.string()),
  note: v.nullable(v.string()),
});

export const adminHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/orders/:id/history',
  access: 'admin',
  summary: 'What happened to an order, oldest first, and who did it.',
  answer: v.object({ events: v.array(HistoryEventSchema), total: CountSchema }),
});

export const validateOrderEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/validation',
  access: 'admin',
  summary: 'Validates an order; the payment deadline starts.',
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed'],
});

export const adminCancelEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/cancellation',
  access: 'admin',
  summary: 'Cancels an order, gives its stock back.',
  body: v.object({ reason: ReasonSchema }),
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed'],
});

export const acceptReceiptEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/receipt/acceptance',
  access: 'admin',
  summary: "Accepts an order's receipt: its payment is validated.",
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed', 'receipt_missing'],
});

export const rejectReceiptEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/receipt/rejection',
  access: 'admin',
  summary: "Rejects an order's receipt: its customer reads why and has at least two hours to send another one.",
  body: v.object({ reason: ReasonSchema }),
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed', 'receipt_missing'],
});

export const processOrderEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/processing',
  access: 'admin',
  summary: 'A paid order is made ready for its courier.',
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed'],
});

export const shipOrderEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/shipment',
  access: 'admin',
  summary: 'A processed order is on its way, under a tracking number, or ready for pick-up: then it gets its code, and needs no number.',
  body: v.object({ tracking_number: v.optional(TextSchema(60)) }),
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed'],
});

export const deliverOrderEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/delivery',
  access: 'admin',
  summary: 'An order on its way was received.',
  body: v.object({ received_by: TextSchema(100) }),
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed'],
});

const DaySchema = v.pipe(v.string('required'), v.maxLength(10, 'invalid'), v.isoDate('invalid'));

export const setArrivalEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/orders/:id/arrival',
  access: 'admin',
  summary:
    'Promises a paid order for other days, both included, and tells its customer. If it is late again, its customer hears of that too.',
  body: v.object({ from: DaySchema, to: DaySchema }),
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed'],
});

export const collectOrderEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/pick-ups',
  access: 'admin',
  summary: 'The customer showed the code of a pick-up that is ready, and has the goods. Without a name its customer collected it.',
  body: v.object({ code: TextSchema(20), received_by: v.optional(TextSchema(100)) }),
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed'],
});

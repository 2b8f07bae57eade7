import * as v from 'valibot';
import { AdminOrderSchema } from './admin.ts';
import { CountSchema, endpoint, MomentSchema, pageQuery, QueryFlagSchema, RupiahSchema, ShortTextSchema } from './endpoint.ts';
import { OptionalTextSchema, SearchSchema, TextSchema } from './text.ts';

/** Rupiah of a transfer or a refund. */
const AmountSchema = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'too_small'), v.maxValue(2_000_000_000, 'too_large'));

/** A day of the calendar, 'YYYY-MM-DD'. */
const DaySchema = v.pipe(v.string('required'), v.maxLength(10, 'invalid'), v.isoDate('invalid'));

/** Money as the bank's statement tells of it. `person`: the name of the member of staff. */
const PaymentInputSchema = v.object({
  amount: AmountSchema,
  reference: TextSchema(100),
  payer: OptionalTextSchema(100),
  received_on: v.optional(DaySchema),
  person: v.optional(TextSchema(80), 'shop'),
  note: OptionalTextSchema(300),
});
export type PaymentInput = v.InferOutput<typeof PaymentInputSchema>;

/** 'open': no order is known for it; 'booked': it paid its order; 'refunded': it goes back to its payer. */
const paymentStates = ['open', 'booked', 'refunded'] as const;

/** Money that came in without a receipt. Amounts in rupiah. */
export const PaymentSchema = v.object({
  id: v.string(),
  state: v.picklist(paymentStates),
  amount: RupiahSchema,
  reference: v.string(),
  payer: v.string(),
  received_on: v.string(),
  note: v.string(),
  person: v.string(),
  order_number: v.nullable(v.string()),
  at: MomentSchema,
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

/** Why money goes back: a paid order was cancelled, an order was cancelled whose receipt had not been checked, money came without an order, goods were returned, or the shop's own reason. */
export const refundReasons = ['cancelled', 'unchecked_receipt', 'no_order', 'returned', 'other'] as const;
const refundStates = ['owed', 'sent', 'dismissed'] as const;

/** Money that the shop owes a customer, or owed. `reference` of the transfer once it is sent; the reason once it is dismissed. */
export const RefundSchema = v.object({
  id: v.string(),
  state: v.picklist(refundStates),
  reason: v.picklist(refundReasons),
  amount: RupiahSchema,
  reference: v.nullable(v.string()),
  note: v.string(),
  person: v.string(),
  order_number: v.nullable(v.string()),
  customer: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
  at: MomentSchema,
  settled_at: v.nullable(MomentSchema),
});
export type Refund = v.InferOutput<typeof RefundSchema>;

export const payOrderEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/payment',
  access: 'admin',
  summary:
    'Marks an order as paid without a receipt: one that waits for its payment, or for 24 hours one that was cancelled at its payment deadline, if its goods are still there. Less than the order costs without its unique code is refused.',
  body: PaymentInputSchema,
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed', 'stock_short', 'payment_short'],
});

/** `null` for anything that is no state: all of them. */
const stateQuery = <const States extends readonly [string, ...string[]]>(states: States) =>
  v.optional(v.fallback(v.nullable(v.pipe(ShortTextSchema, v.picklist(states))), null), null);

export const paymentsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/payments',
  access: 'admin',
  summary: "Money that came in without a receipt, latest first; 'open' has no order yet.",
  query: v.object({ ...pageQuery, state: stateQuery(paymentStates) }),
  answer: v.object({ payments: v.array(PaymentSchema), total: CountSchema }),
});

export const addPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/payments',
  access: 'admin',
  summary: 'Notes money that came without an order, until its order is found or it is sent back.',
  body: PaymentInputSchema,
  answer: PaymentSchema,
});

export const assignPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/payments/:id/assignment',
  access: 'admin',
  summary: 'Marks an order as paid with money that came without one.',
  body: v.object({ order: TextSchema(60), person: v.optional(TextSchema(80), 'shop') }),
  answer: AdminOrderSchema,
  problems: ['order_transition_not_allowed', 'stock_short', 'payment_short', 'payment_settled'],
});

export const refundPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/payments/:id/refund',
  access: 'admin',
  summary: 'Puts money that came without an order on the list of refunds.',
  body: v.object({ person: v.optional(TextSchema(80), 'shop') }),
  answer: RefundSchema,
  problems: ['payment_settled'],
});

export const refundsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/refunds',
  access: 'admin',
  summary: 'Money that goes back to customers, what is owed first, the oldest of it first.',
  query: v.object({ ...pageQuery, state: stateQuery(refundStates) }),
  answer: v.object({
    refunds: v.array(RefundSchema),
    total: CountSchema,
    /** Rupiah of all that is owed, beyond this page too. */
    owed: RupiahSchema,
  }),
});

export const addRefundEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/refunds',
  access: 'admin',
  summary: "Owes an order's customer money for a reason of the shop's own, such as too much that was paid.",
  body: v.object({ order: TextSchema(60), amount: AmountSchema, note: TextSchema(300), person: v.optional(TextSchema(80), 'shop') }),
  answer: RefundSchema,
});

export const sendRefundEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/refunds/:id/sending',
  access: 'admin',
  summary: 'The money of a refund was sent, under a reference.',
  body: v.object({ reference: TextSchema(100), person: v.optional(TextSchema(80), 'shop') }),
  answer: RefundSchema,
  problems: ['payment_settled'],
});

export const dismissRefundEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/refunds/:id/dismissal',
  access: 'admin',
  summary: 'Nothing is owed after all, such as where a receipt was none.',
  body: v.object({ note: TextSchema(300), person: v.optional(TextSchema(80), 'shop') }),
  answer: RefundSchema,
  problems: ['payment_settled'],
});

/** What a merchant sets about orders. `validation_hours`: how long an order waits for the shop's validation before it ends. */
export const OrderRulesSchema = v.object({
  validation_hours: CountSchema,
  /** Unpaid orders that one customer may have at once. */
  open_orders: CountSchema,
  /** Sold units that one customer's unpaid orders may hold at once. */
  reserved_units: CountSchema,
});
export type OrderRules = v.InferOutput<typeof OrderRulesSchema>;

const whole = (least: number, most: number) =>
  v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(least, 'too_small'), v.maxValue(most, 'too_large'));

export const orderRulesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/order-rules',
  access: 'admin',
  summary: 'How long orders wait for the shop, and how much one customer may have unpaid.',
  answer: OrderRulesSchema,
});

export const setOrderRulesEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/order-rules',
  access: 'admin',
  summary: 'Replaces the rules that are given. Orders that wait already keep their time.',
  body: v.pipe(
    v.partial(v.strictObject({ validation_hours: whole(1, 720), open_orders: whole(1, 50), reserved_units: whole(1, 1_000_000_000) })),
    v.check(rules => Object.keys(rules).length > 0, 'required'),
  ),
  answer: OrderRulesSchema,
});

/** A customer as the shop's own people see one. `open_orders` wait to be validated or paid. */
export const AdminCustomerSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  orders: CountSchema,
  open_orders: CountSchema,
  created_at: MomentSchema,
  blocked_at: v.nullable(MomentSchema),
  blocked_reason: v.nullable(v.string()),
});
export type AdminCustomer = v.InferOutput<typeof AdminCustomerSchema>;

export const adminCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/customers',
  access: 'admin',
  summary: 'Customers by a part of their name, phone number or e-mail address, latest first; `blocked` shows those alone.',
  query: v.object({
    ...pageQuery,
    search: SearchSchema(),
    blocked: QueryFlagSchema,
  }),
  answer: v.object({ customers: v.array(AdminCustomerSchema), total: CountSchema }),
});

export const blockCustomerEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/customers/:id/block',
  access: 'admin',
  summary: 'A customer, by id or e-mail address, can order nothing more. Their orders go on, and they can read everything.',
  body: v.object({ reason: TextSchema(300) }),
  answer: AdminCustomerSchema,
});

export const unblockCustomerEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/admin/customers/:id/block',
  access: 'admin',
  summary: 'A customer can order again.',
  answer: AdminCustomerSchema,
});

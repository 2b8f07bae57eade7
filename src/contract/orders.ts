import * as v from 'valibot';
import { AddressSchema } from './addresses.ts';
import { DepotSchema, EtaSchema, NextSailingSchema } from './delivery.ts';
import {
  CountSchema,
  endpoint,
  IdSchema,
  languageQuery,
  MomentSchema,
  PercentSchema,
  pageQuery,
  RupiahSchema,
  ShortTextSchema,
} from './endpoint.ts';
import { OrderPaymentSchema } from './payment.ts';
import { ShippingQuoteSchema } from './shipping.ts';
import { compact, FilterSchema, NameSchema, SearchSchema, TextSchema } from './text.ts';
import { UnitSchema } from './units.ts';
import { VariantNameSchema } from './variant-name.ts';

export const OrderStatusSchema = v.picklist([1, 2, 3, 4, 5, 6, 7, 8]);
export type OrderStatus = v.InferOutput<typeof OrderStatusSchema>;

/** The most characters of a project's name or of the number of a customer's own purchase order. */
export const LONGEST_PROJECT = 80;

/** A line. In a cart `price` and `discount` are today's; in a placed order they are those it was placed at. */
export const OrderItemSchema = v.object({
  id: IdSchema,
  product_variant_id: IdSchema,
  quantity: CountSchema,
  price: RupiahSchema,
  discount: v.number(),
  product_variant: v.object({
    id: IdSchema,
    name: v.string(),
    image_url: v.string(),
    stock: CountSchema,
    unit: UnitSchema,
    min_quantity: CountSchema,
    step_quantity: CountSchema,
    /** Grams of one sold unit. */
    weight: CountSchema,
    /** Packed length, width and height in millimetres, and the flags of its handling, for an estimate of freight; missing in what a phone kept earlier. */
    size: v.optional(v.tuple([CountSchema, CountSchema, CountSchema])),
    flags: v.optional(v.array(v.string())),
    /** Its short number: a price list names the same variant `n<number>`. Missing in what a phone kept earlier. */
    number: v.optional(CountSchema),
    /** The merchant's own number of it; missing in what a phone kept earlier. */
    sku: v.optional(v.nullable(v.string())),
    /** False once the variant is no longer sold: such a line stays out of the total. */
    is_available: v.boolean(),
    product: v.object({ slug: v.string(), name: v.string() }),
  }),
});
export type OrderItem = v.InferOutput<typeof OrderItemSchema>;

export const OrderSchema = v.object({
  id: IdSchema,
  /** Short number for people, such as 'FD-251120-4F7K'; null for a cart. */
  number: v.nullable(v.string()),
  status: OrderStatusSchema,
  payment_method_id: v.nullable(v.string()),
  shipment_method_id: v.nullable(v.string()),
  address_id: v.nullable(v.string()),
  tracking_number: v.nullable(v.string()),
  order_items: v.array(OrderItemSchema),
  /** Σ price × quantity before discounts. */
  items_total: RupiahSchema,
  discount_total: RupiahSchema,
  shipping_fee: RupiahSchema,
  /** Added to a bank transfer so that it is told apart, 0 to 999. */
  unique_code: RupiahSchema,
  total: RupiahSchema,
  /** VAT contained in the goods after discounts. */
  vat_total: RupiahSchema,
  /** Of the invoice, from the payment on. Absent in what earlier versions kept. */
  invoice_number: v.optional(v.nullable(v.string())),
  /** Grams of all lines. */
  weight: CountSchema,
  payment_method_name: v.nullable(v.string()),
  shipment_method_name: v.nullable(v.string()),
  address: v.nullable(v.omit(AddressSchema, ['is_primary', 'customer_id', 'id'])),
  /** Whom the invoice is made out to, as the profile had it when the order was placed; null for none, and missing in what a phone kept earlier. */
  buyer: v.optional(v.nullable(v.object({ company: v.string(), tax_number: v.string() }))),
  /** The customer's project or purchase order that it is for, in the customer's words; null for none, and missing in what a phone kept earlier. */
  project_name: v.optional(v.nullable(v.string())),
  placed_at: v.nullable(MomentSchema),
  payment_deadline: v.nullable(MomentSchema),
  payment: OrderPaymentSchema,
  cancel_reason: v.nullable(v.string()),
  /** Of an order that was cancelled after its payment: rupiah that come back, and the last day of it in the shop's zone; else null, and missing in what a phone kept earlier. */
  refund: v.optional(v.nullable(v.object({ amount: RupiahSchema, by: v.pipe(v.string(), v.isoDate()) }))),
  received_by: v.nullable(v.string()),
  /** Where the goods leave from or are collected; null in a cart, and this and what follows is missing in what a phone kept earlier. */
  depot: v.optional(v.nullable(DepotSchema)),
  /** Null where it depends on the ship, for a cart, and for orders from before dates were kept. */
  eta: v.optional(v.nullable(EtaSchema)),
  /** The ship that a payment now would be in time for; null once it is paid, and where there is no calendar. */
  next_sailing: v.optional(v.nullable(NextSailingSchema)),
  /** The last day has passed, and the goods have not arrived or are not ready. */
  is_late: v.optional(v.boolean()),
  /** What the staff asks for when a customer collects an order that is ready; else null. */
  pickup_code: v.optional(v.nullable(v.string())),
  updated_at: MomentSchema,
  /** The shop's clock when it answered, by which a device with a wrong clock corrects a countdown. */
  server_time: MomentSchema,
});
export type Order = v.InferOutput<typeof OrderSchema>;

export const CartLineSchema = v.object({
  product_variant_id: VariantNameSchema,
  quantity: v.pipe(
    v.number('number_invalid'),
    v.integer('number_invalid'),
    v.minValue(0, 'number_invalid'),
    v.maxValue(1_000_000, 'number_invalid'),
  ),
  /** The project list that the goods are for. It has no default value, since a key stands for the words that were sent with it. */
  list_id: v.optional(IdSchema),
});
/** Absolute quantities for the listed variants; lines that are not listed stay. `cart_id` guards against a cart that was ordered meanwhile. */
export const CartInputSchema = v.object({
  cart_id: v.optional(v.nullable(IdSchema)),
  items: v.pipe(v.array(CartLineSchema), v.minLength(1, 'required'), v.maxLength(200, 'too_long')),
});
export type CartInput = v.InferInput<typeof CartInputSchema>;

/** Stands for the customer's open cart in a checkout: a cart that was begun without a line has no id that the phone could know. */
export const OPEN_CART = '00000000-0000-0000-0000-000000000000';

/** Everything but the ids is an expectation: where the server's value differs the answer is 409 with the current one. */
export const CheckoutSchema = v.object({
  id: IdSchema,
  status: v.literal(2),
  payment_method_id: TextSchema(100),
  shipment_method_id: TextSchema(100),
  address_id: v.pipe(v.string('required'), v.uuid('required')),
  items: v.pipe(
    v.array(v.object({ ...CartLineSchema.entries, price: RupiahSchema, discount: PercentSchema })),
    v.minLength(1, 'required'),
    v.maxLength(200, 'too_long'),
  ),
  shipping_fee: v.optional(RupiahSchema),
  /**
   * Whether `items` are only a part of the cart, to be ordered first: lines that are not among them stay in the cart. It has no default
   * value: an order that waits on a phone since before the field was there must be sent in the same words under the same key.
   */
  is_partial: v.optional(v.boolean()),
  /** The project or purchase order that the goods are for; '' for none. Without a default value for the same reason. */
  project_name: v.optional(NameSchema(LONGEST_PROJECT)),
});
export type Checkout = v.InferInput<typeof CheckoutSchema>;

/** `data` of the 409s of a checkout: only what differs. */
export const CheckoutConflictSchema = v.object({
  stock: v.optional(v.array(v.object({ product_variant_id: IdSchema, name: v.string(), wanted: CountSchema, available: CountSchema })), []),
  prices: v.optional(
    v.array(
      v.object({
        product_variant_id: IdSchema,
        name: v.string(),
        old_price: RupiahSchema,
        old_discount: v.number(),
        new_price: RupiahSchema,
        new_discount: v.number(),
      }),
    ),
    [],
  ),
  shipping: v.optional(v.nullable(v.object({ old_fee: RupiahSchema, new_fee: RupiahSchema })), null),
  /** Set with `cart_closed`: the order that the cart has become. */
  order_id: v.optional(v.nullable(IdSchema), null),
});
export type CheckoutConflict = v.InferOutput<typeof CheckoutConflictSchema>;

/** One status or several with commas between them, such as '4,5'; null where none is named or one is unknown. */
const StatusesSchema = v.optional(
  v.fallback(
    v.pipe(
      v.union([ShortTextSchema, v.number(), v.pipe(v.array(v.number()), v.maxLength(20))]),
      v.transform(wanted => String(wanted).split(',').map(Number)),
      v.array(OrderStatusSchema),
      v.maxLength(20),
    ) as unknown as v.GenericSchema<string | number | readonly OrderStatus[], readonly OrderStatus[] | null>,
    null,
  ),
  null as never,
);

/** What a customer's orders are searched for, beside their days. */
export const orderSearchQuery = {
  search: SearchSchema(),
  /** The whole name of a project, in any case. */
  project: FilterSchema,
} as const;

export const ordersEndpoint = endpoint({
  method: 'GET',
  path: '/v1/orders/',
  access: 'customer',
  summary:
    "The customer's orders, newest first; status 1 is the cart, several statuses stand with commas between them. Each word of `search` stands in the number, the project or one of the goods; days are the shop's (WITA), both included.",
  query: v.object({
    ...pageQuery,
    ...languageQuery,
    customer_id: v.optional(ShortTextSchema),
    status: StatusesSchema,
    tracking_number: v.optional(v.pipe(v.string(), compact, v.maxLength(100, 'too_long'))),
    start_date: v.optional(ShortTextSchema),
    end_date: v.optional(ShortTextSchema),
    ...orderSearchQuery,
  }),
  answer: v.object({
    orders: v.array(OrderSchema),
    total: CountSchema,
    /** How many placed orders the customer has at each status, whatever was asked for; missing in what a phone kept earlier. */
    status_counts: v.optional(v.record(v.string(), CountSchema)),
  }),
});

export const orderEndpoint = endpoint({
  method: 'GET',
  path: '/v1/orders/:id',
  access: 'customer',
  summary: 'One order of the customer.',
  query: v.object(languageQuery),
  answer: OrderSchema,
});

export const setCartEndpoint = endpoint({
  method: 'POST',
  path: '/v1/orders/cart/',
  access: 'customer',
  summary: 'Sets quantities in the cart and answers the whole cart; a repeated call changes nothing.',
  query: v.object(languageQuery),
  body: CartInputSchema,
  answer: OrderSchema,
  problems: ['cart_closed', 'quantity_not_allowed', 'cart_full'],
});

export const removeItemsEndpoint = endpoint({
  method: 'POST',
  path: '/v1/orders/:orderId/items',
  access: 'customer',
  summary: 'Removes lines from the cart.',
  query: v.object(languageQuery),
  body: v.object({ order_id: IdSchema, item_ids: v.pipe(v.array(IdSchema), v.minLength(1, 'required'), v.maxLength(200, 'too_long')) }),
  answer: OrderSchema,
  problems: ['cart_closed'],
});

export const checkoutEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/orders/:id',
  access: 'customer',
  summary: `Places the cart as an order: reserves stock, fixes prices, in one transaction. The id ${OPEN_CART} stands for the open cart. With \`is_partial\` only the items listed are ordered: they become an order with an id of its own, and the rest stays in the cart, which keeps its id.`,
  query: v.object(languageQuery),
  body: CheckoutSchema,
  answer: OrderSchema,
  problems: [
    'cart_closed',
    'cart_changed',
    'cart_empty',
    'stock_short',
    'price_changed',
    'variant_unavailable',
    'quantity_not_allowed',
    'shipment_not_available',
    'payment_method_not_available',
    'address_not_found',
    'open_orders_full',
  ],
});

export const cancelOrderEndpoint = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/cancellation',
  access: 'customer',
  summary: 'Cancels an order that is not paid yet and gives its stock back.',
  query: v.object(languageQuery),
  body: v.object({ reason: TextSchema(300) }),
  answer: OrderSchema,
  problems: ['order_transition_not_allowed'],
});

/** Ids of variants with commas between them. */
const VariantIdsSchema = v.optional(v.pipe(v.string(), v.maxLength(7_400, 'too_long')), '');

export const orderQuotesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/orders/:id/shipping-quotes',
  access: 'customer',
  summary:
    "What each shipment method costs for the order's goods to one of the customer's addresses; of a cart also without some of its lines, which stay in it.",
  query: v.object({ ...languageQuery, address_id: FilterSchema, without: VariantIdsSchema }),
  answer: v.object({ quotes: v.array(ShippingQuoteSchema), total: CountSchema }),
  problems: ['address_not_found'],
});

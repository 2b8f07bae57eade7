import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Unit } from '#contract/units.ts';
import { variants } from './catalogue.ts';
import { createdAt, id, moment } from './columns.ts';
import { customers } from './customers.ts';

/** The address as it was when the order was placed. */
export interface AddressSnapshot {
  readonly label: string;
  readonly receiver_name: string;
  readonly phone_number: string;
  readonly full_address: string;
  readonly landmark: string;
  readonly region_code: string;
  readonly sub_district: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const orders = pgTable(
  'orders',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    number: text('number').unique(),
    status: smallint('status').notNull().default(1),
    paymentMethodId: text('payment_method_id'),
    shipmentMethodId: text('shipment_method_id'),
    addressId: uuid('address_id'),
    address: jsonb('address').$type<AddressSnapshot>(),
    /** Whom the invoice is made out to, as it was when the order was placed; null for none. */
    buyer: jsonb('buyer').$type<{ readonly company: string; readonly tax_number: string }>(),
    /** Rupiah, fixed when placed; a cart's are computed at each read. */
    itemsTotal: integer('items_total').notNull().default(0),
    discountTotal: integer('discount_total').notNull().default(0),
    shippingFee: integer('shipping_fee').notNull().default(0),
    uniqueCode: integer('unique_code').notNull().default(0),
    total: integer('total').notNull().default(0),
    vatTotal: integer('vat_total').notNull().default(0),
    trackingNumber: text('tracking_number'),
    cancelReason: text('cancel_reason'),
    /** Given with its payment, one after the other in each year; null until then. */
    invoiceNumber: text('invoice_number').unique(),
    /** The customer's project or purchase order that it is for, at most 80 characters; null for none. */
    projectName: text('project_name'),
    receivedBy: text('received_by'),
    /** Code of the depot that it leaves from or is collected at. */
    depot: text('depot'),
    /** Days on the way as quoted when placed; null where they depend on the ship, and for orders from before dates were kept. */
    daysMin: smallint('days_min'),
    daysMax: smallint('days_max'),
    /** First and last day of the arrival, in the depot's zone, fixed when the payment is validated. */
    etaFrom: date('eta_from'),
    etaTo: date('eta_to'),
    /** What its customer shows to collect it; made when it is ready. */
    pickupCode: text('pickup_code').unique(),
    placedAt: moment('placed_at'),
    paymentDeadline: moment('payment_deadline'),
    /** Until then the shop may validate it; null before the shop had a time for that. */
    validationDeadline: moment('validation_deadline'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [
    index('orders_customer').on(table.customerId, table.status, table.placedAt),
    index('orders_status').on(table.status, table.placedAt),
    index('orders_project').on(table.customerId, sql`lower(${table.projectName})`).where(sql`${table.projectName} is not null`),
    uniqueIndex('orders_one_cart').on(table.customerId).where(sql`${table.status} = 1`),
    check('orders_status_range', sql`${table.status} between 1 and 8`),
  ],
);

/** The goods as sold, with their words and price at that moment; null in a cart, which reads today's. */
export interface ItemSnapshot {
  readonly productSlug: string;
  readonly productName: { readonly id: string; readonly en: string };
  readonly variantName: { readonly id: string; readonly en: string };
  readonly pictureId: string;
  readonly unit: Unit;
}

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    /** Rupiah for one sold unit; 0 in a cart. */
    price: integer('price').notNull().default(0),
    /** Basis points; 0 in a cart. */
    discount: integer('discount').notNull().default(0),
    snapshot: jsonb('snapshot').$type<ItemSnapshot>(),
    /** The project list that it was put into the cart from; the list may be gone. */
    listId: uuid('list_id'),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('order_items_line').on(table.orderId, table.variantId), check('order_items_quantity', sql`${table.quantity} >= 0`)],
);

/** Proofs of payment, the latest of an order counts. `file` is its name in the receipts' folder, kept from everybody but its owner and the shop. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    file: text('file').notNull(),
    mime: text('mime').notNull(),
    state: text('state', { enum: ['submitted', 'rejected', 'accepted'] })
      .notNull()
      .default('submitted'),
    /** Why it was rejected. */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  table => [
    index('receipts_order').on(table.orderId, table.createdAt),
    uniqueIndex('receipts_one_submitted').on(table.orderId).where(sql`${table.state} = 'submitted'`),
  ],
);

/** Every status change, in the transaction that made it: the truth that clients follow by `cursor`. */
export const orderEvents = pgTable(
  'order_events',
  {
    cursor: bigserial('cursor', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id').notNull(),
    status: smallint('status').notNull(),
    actor: text('actor', { enum: ['customer', 'admin', 'clock'] }).notNull(),
    /** Which of the shop's own people it was: see `setPerson` (`server/db/audit.ts`); null for others, and from before that was noted. */
    person: text('person').default(sql`nullif(current_setting('fondasi.person', true), '')`),
    note: text('note'),
    createdAt: createdAt(),
  },
  table => [index('order_events_order').on(table.orderId), index('order_events_customer').on(table.customerId, table.cursor)],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** 1 order status, 2 promotion, 3 announcement. */
    type: smallint('type').notNull(),
    statusProgress: smallint('status_progress'),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    message: jsonb('message').$type<{ readonly id: string; readonly en: string }>(),
    /** The goods that an announcement to one customer is about. */
    variantId: uuid('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  table => [index('notifications_customer').on(table.customerId, table.createdAt)],
);

/** Answers to writes by their idempotency key, stored in the transaction of the effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Customer id, or the admin's or a guest's name. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body. */
    fingerprint: text('fingerprint').notNull(),
    status: smallint('status'),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.owner, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
);

/** How far each lane of each device has come: a write with a lower number was passed by a later one and has no effect any more. */
export const outboxMarks = pgTable(
  'outbox_marks',
  {
    /** Customer id. */
    owner: text('owner').notNull(),
    /** Id of a browser's profile, made by itself. */
    client: text('client').notNull(),
    lane: text('lane').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    passedAt: moment('passed_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.owner, table.client, table.lane] }), index('outbox_marks_age').on(table.passedAt)],
);

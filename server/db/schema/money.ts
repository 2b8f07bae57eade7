import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { refundReasons } from '#contract/admin-money.ts';
import { createdAt, id, moment } from './columns.ts';
import { orders } from './orders.ts';

/** Money that came in without a receipt, in rupiah. Without an order and without `refundedAt` it waits for a decision. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** The order that it paid; an order that was paid twice has two. */
    orderId: uuid('order_id').references(() => orders.id),
    amount: integer('amount').notNull(),
    /** As the bank's statement has it. */
    reference: text('reference').notNull(),
    payer: text('payer').notNull().default(''),
    receivedOn: date('received_on').notNull(),
    note: text('note').notNull().default(''),
    /** The member of staff who noted or booked it. */
    person: text('person').notNull(),
    createdAt: createdAt(),
    /** When it was put on the list of refunds. */
    refundedAt: moment('refunded_at'),
  },
  table => [index('payments_order').on(table.orderId), index('payments_age').on(table.createdAt)],
);

/** Money that goes back, in rupiah; never deleted, so that the list can be held against the bank's. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid('order_id').references(() => orders.id),
    paymentId: uuid('payment_id').references(() => payments.id),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    state: text('state', { enum: ['owed', 'sent', 'dismissed'] })
      .notNull()
      .default('owed'),
    /** Of the transfer that sent it. */
    reference: text('reference'),
    note: text('note').notNull().default(''),
    person: text('person').notNull(),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  table => [
    index('refunds_order').on(table.orderId),
    index('refunds_state').on(table.state, table.createdAt),
    // Money without an order goes back once, also where two members of staff decide at a time.
    uniqueIndex('refunds_payment').on(table.paymentId),
  ],
);

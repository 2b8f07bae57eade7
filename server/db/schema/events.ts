import { bigint, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { customers } from './customers.ts';

/**
 * The last cursor of each customer's events. A transaction that writes an event raises it and so locks the row until the commit: a
 * customer's events become visible in the order of their cursors, without gaps, and a reader can't miss one.
 */
export const eventHeads = pgTable('event_heads', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  cursor: bigint('cursor', { mode: 'number' }).notNull(),
});

/** A change that concerns a customer, written in the transaction that made it. */
export const events = pgTable(
  'events',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    cursor: bigint('cursor', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: ['notification', 'order', 'cart', 'read', 'list'] }).notNull(),
    /** Idempotency key of the customer's write that made it. */
    origin: text('origin'),
    orderId: uuid('order_id'),
    orderNumber: text('order_number'),
    status: smallint('status'),
    notificationId: uuid('notification_id'),
    notificationType: smallint('notification_type'),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.customerId, table.cursor] }), index('events_age').on(table.createdAt)],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { returnOutcomes, returnReasons } from '#contract/returns.ts';
import { createdAt, id, moment } from './columns.ts';
import { refunds } from './money.ts';
import { orderItems, orders } from './orders.ts';

/** Goods of a received order that go back or are claimed. The order keeps its status. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: returnReasons }).notNull(),
    /** What the customer would like. */
    wish: text('wish', { enum: returnOutcomes }).notNull(),
    words: text('words').notNull().default(''),
    /** Ids of the photos in the returns' folder, kept from everybody but the customer and the shop. */
    photos: jsonb('photos').$type<readonly string[]>().notNull().default([]),
    state: text('state', { enum: ['asked', 'accepted', 'rejected'] })
      .notNull()
      .default('asked'),
    outcome: text('outcome', { enum: returnOutcomes }),
    /** What the shop said to the customer. */
    answer: text('answer').notNull().default(''),
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'set null' }),
    isLate: boolean('is_late').notNull(),
    /** 'customer', then the member of staff who decided. */
    person: text('person').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  table => [index('returns_order').on(table.orderId), index('returns_state').on(table.state, table.createdAt)],
);

export const returnItems = pgTable(
  'return_items',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    /** Sold units. */
    quantity: integer('quantity').notNull(),
    /** Sold units of them that went back into the stock. */
    restocked: integer('restocked').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.returnId, table.orderItemId] }),
    index('return_items_line').on(table.orderItemId),
    check('return_items_quantity', sql`${table.quantity} > 0`),
  ],
);

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { orders } from './orders.ts';

/** What the shop's own people noted on an order for each other. It may say something about its customer, so it goes when the order goes. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Name as it was. */
    person: text('person').notNull(),
    words: text('words').notNull(),
    createdAt: createdAt(),
  },
  table => [index('order_notes_order').on(table.orderId, table.createdAt)],
);

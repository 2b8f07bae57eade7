import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { orders } from './orders.ts';

/** The link to an order for the person at the site, and what was said there. */
export const orderReceivers = pgTable(
  'order_receivers',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null once it was revoked. */
    token: text('token'),
    /** Who took the goods in, as it was typed at the site, and when. */
    receivedBy: text('received_by'),
    receivedAt: moment('received_at'),
    /** Id of the photo in the handovers' folder, for the owner of the order, the shop and the bearer of the link. */
    photo: text('photo'),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('order_receivers_token').on(table.token)],
);

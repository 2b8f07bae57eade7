import { sql } from 'drizzle-orm';
import { bigserial, foreignKey, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { orders } from './orders.ts';
import { staff, staffSessions } from './staff.ts';

/** A browser in which a member of staff hears of new orders; gone with the session that registered it. */
export const staffPushSubscriptions = pgTable(
  'staff_push_subscriptions',
  {
    id: id(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    endpoint: text('endpoint').notNull(),
    /** Keys of the browser for RFC 8291, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language', { enum: ['id', 'en'] }).notNull(),
    createdAt: createdAt(),
    /** When the browser last said that it is still there. */
    seenAt: moment('seen_at').notNull(),
  },
  table => [
    // The names that would be made for the keys are longer than PostgreSQL keeps.
    foreignKey({ name: 'staff_push_subscriptions_session', columns: [table.sessionId], foreignColumns: [staffSessions.id] }).onDelete(
      'cascade',
    ),
    // Of two members of staff in one browser the one who signed in last hears of orders there.
    uniqueIndex('staff_push_subscriptions_endpoint').on(table.endpoint),
    index('staff_push_subscriptions_staff').on(table.staffId),
    index('staff_push_subscriptions_session_index').on(table.sessionId),
  ],
);

/** One push of one new order to one browser of staff, written in the order's transaction. Columns as those of `push_deliveries`. */
export const staffPushDeliveries = pgTable(
  'staff_push_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'given_up'] })
      .notNull()
      .default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  table => [
    foreignKey({
      name: 'staff_push_deliveries_subscription',
      columns: [table.subscriptionId],
      foreignColumns: [staffPushSubscriptions.id],
    }).onDelete('cascade'),
    unique('staff_push_deliveries_once').on(table.orderId, table.subscriptionId),
    index('staff_push_deliveries_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('staff_push_deliveries_subscription_index').on(table.subscriptionId),
  ],
);

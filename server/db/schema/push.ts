import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { customers, sessions } from './customers.ts';
import { notifications, orders } from './orders.ts';

/** Where a customer's device takes pushes: one row a customer and device, gone with the session that registered it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The browser's own name for itself, made at random. */
    deviceId: text('device_id').notNull(),
    /** A secret of the device, its push service and this shop: a request that names it may end or renew the pushes without signing in. */
    endpoint: text('endpoint').notNull(),
    /** Keys of the browser for RFC 8291, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language', { enum: ['id', 'en'] }).notNull(),
    wantsOrders: boolean('wants_orders').notNull(),
    wantsPromotions: boolean('wants_promotions').notNull(),
    wantsAnnouncements: boolean('wants_announcements').notNull(),
    createdAt: createdAt(),
    /** When the device last said that it is still there. */
    seenAt: moment('seen_at').notNull(),
  },
  table => [
    uniqueIndex('push_subscriptions_device').on(table.customerId, table.deviceId),
    // Two customers of one browser have the same endpoint: the last one who registered it has it.
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

/** A promotion or announcement on its way to its audience, batch by batch in the order of customers' ids. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: id(),
    /** 2 promotion, 3 announcement. */
    type: smallint('type').notNull(),
    message: jsonb('message').$type<{ readonly id: string; readonly en: string }>().notNull(),
    /** 'all', 'region:<code>' or 'customer:<id>'. */
    audience: text('audience').notNull(),
    /** Customers in the audience when it began. */
    total: integer('total').notNull(),
    notified: integer('notified').notNull().default(0),
    /** The last customer who was told. */
    cursor: uuid('cursor'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  table => [index('broadcasts_unfinished').on(table.createdAt).where(sql`${table.finishedAt} is null`)],
);

/** One push of one notification to one device, written in the notification's transaction. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** The broadcast that it belongs to, for the figures of its progress. */
    broadcastId: uuid('broadcast_id').references(() => broadcasts.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['waiting', 'sent', 'given_up'] })
      .notNull()
      .default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** Waiting: when it may be tried next. A process that claims it moves this ahead, so that a killed process's claim ends by itself. */
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  table => [
    unique('push_deliveries_once').on(table.notificationId, table.subscriptionId),
    index('push_deliveries_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('push_deliveries_subscription').on(table.subscriptionId),
    index('push_deliveries_broadcast').on(table.broadcastId, table.state),
  ],
);

/** Reminders that were given: each kind at most once an order, however many processes look at the clock. */
export const reminders = pgTable(
  'reminders',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['payment', 'review', 'late', 'validation'] }).notNull(),
    notificationId: uuid('notification_id').references(() => notifications.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.orderId, table.kind] })],
);

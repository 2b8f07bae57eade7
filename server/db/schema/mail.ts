import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { customers } from './customers.ts';

/** Every kind of mail. */
export const mailKinds = ['password_reset', 'password_changed', 'email_confirmation', 'email_changed', 'order_news', 'new_order'] as const;

/**
 * The outbox of mails, each written in the transaction of what it tells. The text is made when it is sent, so that no row holds a link
 * that opens an account.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the mail's Message-ID, the same at each attempt. */
    id: id(),
    /** Chooses the words, see `server/modules/mail/letters.ts`. */
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** Address as it was known when the mail was written. */
    recipient: text('recipient').notNull(),
    /** Gone with the customer; null for mails to staff, and where it is not known yet whose address this is. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    language: text('language', { enum: ['id', 'en'] }).notNull(),
    /** What the words are made of; its shape is the kind's. */
    about: jsonb('about').$type<Readonly<Record<string, string>>>().notNull(),
    /** 'sending': handed to the mail server by a process that has not heard, or not written down, how that ended. */
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'given_up'] })
      .notNull()
      .default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** Waiting: when it may be tried next. Sending: when a claim ends whose process was killed. */
    dueAt: moment('due_at').notNull(),
    /** Why it was postponed or given up last, in the mail server's words. */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  table => [
    index('mails_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('mails_customer').on(table.customerId),
    index('mails_created').on(table.createdAt),
  ],
);

/**
 * A link in a mail that opens something once. Its token is derived from the row's id with the shop's secret and stands here as SHA-256
 * only, so that a copy of the database opens no account.
 */
export const mailLinks = pgTable(
  'mail_links',
  {
    id: id(),
    hash: text('hash').notNull(),
    purpose: text('purpose', { enum: ['password_reset', 'email_confirmation'] }).notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Address that the link was sent to: the visitor who follows it has shown that it is theirs. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('mail_links_hash').on(table.hash),
    index('mail_links_customer').on(table.customerId),
    index('mail_links_expiry').on(table.expiresAt),
  ],
);

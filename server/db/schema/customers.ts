import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

export const customers = pgTable(
  'customers',
  {
    id: id(),
    name: text('name').notNull(),
    /** As typed; uniqueness is on the lower case. */
    email: text('email').notNull(),
    /** E.164 where it could be read as a number of this country, else as typed. */
    phone: text('phone').notNull(),
    gender: text('gender', { enum: ['male', 'female'] }),
    /** Whom invoices are made out to, and the digits of their NPWP; empty for none. */
    company: text('company').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    imageUrl: text('image_url'),
    /** The address, in lower case, that the customer has shown to be theirs; the account's is confirmed where it is the same. */
    confirmedEmail: text('confirmed_email'),
    /** The language that they used the shop in last, as far as it was told; null: never. */
    language: text('language', { enum: ['id', 'en'] }),
    /** Which mails of orders they want. */
    mailsPayment: boolean('mails_payment').notNull().default(true),
    mailsDelivery: boolean('mails_delivery').notNull().default(true),
    mailsReminders: boolean('mails_reminders').notNull().default(false),
    /** argon2id in PHC form; null for a customer who signs in with a provider only. */
    passwordHash: text('password_hash'),
    /** Since when the shop takes no orders of theirs, and why; null: it does. */
    blockedAt: moment('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** Set on the row that the kept orders of a deleted account have as their customer: it has an id and nothing of the person. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('customers_email').on(sql`lower(${table.email})`)],
);

/** One sign-in on one device; revoking it ends all its tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    revokedAt: moment('revoked_at'),
    /** SHA-256 of the secret that can end this session and nothing else; null for one that began before there were any. */
    endHash: text('end_hash'),
    /** Browser and kind of device, such as 'Chrome · Android'; null for one that began before that was noted, until its next refresh. */
    device: text('device'),
    /** When it was begun or its tokens were renewed last; null until then for one that began before that was noted. */
    lastUsedAt: moment('last_used_at'),
  },
  table => [index('sessions_customer').on(table.customerId), uniqueIndex('sessions_end').on(table.endHash)],
);

/**
 * Tokens by SHA-256, never in the clear. A refresh token's successor is derived from it with the server's secret, so that
 * repeating a refresh whose answer was lost yields the same successor without storing it.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    /** Hash of the refresh token that this one replaced. */
    parentHash: text('parent_hash'),
    firstUsedAt: moment('first_used_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    index('session_tokens_session').on(table.sessionId),
    index('session_tokens_parent').on(table.parentHash),
    index('session_tokens_expiry').on(table.expiresAt),
  ],
);

/**
 * Tokens of deleted accounts by SHA-256, until they would have expired: a device that comes with one hears that the account is gone, and
 * clears what it has of the customer. Nothing here tells whose they were.
 */
export const deletedAccountTokens = pgTable(
  'deleted_account_tokens',
  {
    hash: text('hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('deleted_account_tokens_expiry').on(table.expiresAt)],
);

/** An account that a provider knows a customer by; `subject` is the provider's own, lasting name for it. */
export const federatedIdentities = pgTable(
  'federated_identities',
  {
    provider: text('provider', { enum: ['google', 'facebook'] }).notNull(),
    subject: text('subject').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.provider, table.subject] }), index('federated_identities_customer').on(table.customerId)],
);

/** A provider's answer, waiting for the browser that began the sign-in to fetch it. Code and browser by SHA-256. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    hash: text('hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    provider: text('provider', { enum: ['google', 'facebook'] }).notNull(),
    subject: text('subject').notNull(),
    /** Null where the provider doesn't vouch for one. */
    email: text('email'),
    name: text('name').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('sign_in_codes_expiry').on(table.expiresAt)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    isPrimary: boolean('is_primary').notNull().default(false),
    label: text('label').notNull(),
    receiverName: text('receiver_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    fullAddress: text('full_address').notNull(),
    landmark: text('landmark').notNull().default(''),
    /** Code of the village, or of the district while the village is known by `villageName` alone; its parents give district, city and state. */
    regionCode: text('region_code').notNull(),
    /** The village as the customer typed it without a line; '' where it was chosen. */
    villageName: text('village_name').notNull().default(''),
    zipCode: text('zip_code').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    createdAt: createdAt(),
  },
  table => [
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_one_primary').on(table.customerId).where(sql`${table.isPrimary}`),
  ],
);

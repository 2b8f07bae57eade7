import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { staffRoles } from '#contract/staff-roles.ts';
import { createdAt, id, moment } from './columns.ts';

/** Everybody who may sign in at the desk. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    /** argon2id in PHC form; null until an invitation was accepted. */
    passwordHash: text('password_hash'),
    isActive: boolean('is_active').notNull().default(true),
    /** SHA-256 of the token of an open invitation. */
    invitationHash: text('invitation_hash'),
    invitationExpiresAt: moment('invitation_expires_at'),
    /** Of an authenticator app, encrypted by the shop's secret; it counts once it is confirmed. */
    totpSecret: text('totp_secret'),
    isTotpConfirmed: boolean('is_totp_confirmed').notNull().default(false),
    /** Number of the half minute whose code was used last: none is taken twice. */
    totpStep: integer('totp_step'),
    /** SHA-256 of recovery codes that were not used yet. */
    recoveryHashes: jsonb('recovery_hashes').$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('staff_email').on(sql`lower(${table.email})`), uniqueIndex('staff_invitation').on(table.invitationHash)],
);

/** A browser in which a member of staff signed in. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token. */
    hash: text('hash').notNull(),
    device: text('device').notNull(),
    createdAt: createdAt(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  table => [uniqueIndex('staff_sessions_hash').on(table.hash), index('staff_sessions_staff').on(table.staffId)],
);

/** What the shop's own people did, each in the transaction of its effect, and what they tried without the right to it. Never altered. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: createdAt(),
    /** Name as it was; null staff: by the admin key. */
    person: text('person').notNull(),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    role: text('role', { enum: staffRoles }),
    method: text('method').notNull(),
    path: text('path').notNull(),
    status: smallint('status').notNull(),
    detail: text('detail').notNull().default(''),
  },
  table => [index('audit_entries_at').on(table.at)],
);

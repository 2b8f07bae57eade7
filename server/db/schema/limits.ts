import { sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counts of limits that all processes share. Unlogged in its migration: a crash of PostgreSQL may forget them, and they cost it no
 * write-ahead log. Moments are microseconds since the epoch by the database's clock, the only one that all processes have in common.
 */
export const limitCounts = pgTable('limit_counts', {
  /** A keyed hash: names hold addresses of customers. */
  name: text('name').primaryKey(),
  /** Of the events in a sliding window; empty for an allowance. */
  moments: bigint('moments', { mode: 'number' }).array().notNull().default(sql`'{}'`),
  /** When the last event leaves its window, or the allowance is whole again. */
  until: bigint('until', { mode: 'number' }).notNull(),
});

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import * as catalogue from './schema/catalogue.ts';
import * as content from './schema/content.ts';
import * as customers from './schema/customers.ts';
import * as events from './schema/events.ts';
import * as limits from './schema/limits.ts';
import * as lists from './schema/lists.ts';
import * as mail from './schema/mail.ts';
import * as money from './schema/money.ts';
import * as orders from './schema/orders.ts';
import * as priceLists from './schema/price-lists.ts';
import * as push from './schema/push.ts';
import * as reviews from './schema/reviews.ts';
import * as shop from './schema/shop.ts';
import * as stock from './schema/stock.ts';
import * as watches from './schema/watches.ts';

export const schema = {
  ...catalogue,
  ...content,
  ...customers,
  ...events,
  ...limits,
  ...lists,
  ...mail,
  ...money,
  ...orders,
  ...priceLists,
  ...push,
  ...reviews,
  ...shop,
  ...stock,
  ...watches,
};
type Schema = typeof schema;

/** The database, PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
/** A transaction on it. On PGlite a query past an open transaction waits for ever, so stores take their executor as a parameter. */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** Where a store may run its statements. */
export type Executor = Database | Transaction;

/**
 * Hears what transactions notify of, after their commit. A notification can be missed, so it is a hint; `onHint` also runs with '*'
 * whenever the line was down for a while.
 */
export type Listen = (channel: string, onHint: (payload: string) => void) => Promise<void>;

/** An open database with what its owner must do at the end. */
export interface OpenDatabase {
  readonly db: Database;
  /** 'pglite' has one connection; 'postgres' a pool. */
  readonly kind: 'pglite' | 'postgres';
  /** Runs work whose statements may take long, such as filling an empty database; requests have no such patience. */
  unhurried<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  readonly listen: Listen;
  /** Connections of the pool: all, idle ones, and how many requests wait for one. Null: there is no pool. */
  readonly connections: (() => { readonly total: number; readonly idle: number; readonly waiting: number }) | null;
  close(): Promise<void>;
}

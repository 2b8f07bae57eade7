import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Letterhead, Quotation } from '#contract/quotations.ts';
import { id, moment } from './columns.ts';
import { customers } from './customers.ts';

/** A customer's quotation as their device wrote it, whole. It has their margin and their client: only they read it. Its id is the device's. */
export const quotations = pgTable(
  'quotations',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    document: jsonb('document').$type<Quotation>().notNull(),
    /** Counts up with each write. */
    rev: integer('rev').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [index('quotations_customer').on(table.customerId, table.updatedAt)],
);

/** The letterhead of a customer's own papers. */
export const letterheads = pgTable('letterheads', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  document: jsonb('document').$type<Letterhead>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type ListLine, type ListSection, lineSources, listStates } from '#contract/lists.ts';
import { variants } from './catalogue.ts';
import { createdAt, id, moment } from './columns.ts';
import { addresses, customers } from './customers.ts';

/** `device`: which one it was; left out where it was written before the shop kept that. */
export type OtherEdit = NonNullable<ListLine['other']> & { readonly device?: string | null };

/** A customer's list of goods for a project. Its id is the device's. */
export const lists = pgTable(
  'lists',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Where is built, and for whom. */
    site: text('site').notNull().default(''),
    client: text('client').notNull().default(''),
    note: text('note').notNull().default(''),
    addressId: uuid('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    status: text('status', { enum: listStates }).notNull().default('active'),
    sections: jsonb('sections').$type<readonly ListSection[]>().notNull().default([]),
    /** Counts up with each change of the list or of a line. */
    rev: integer('rev').notNull().default(0),
    /** Of the link to a read-only copy; null: not shared. */
    shareToken: text('share_token'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [index('lists_customer').on(table.customerId, table.updatedAt), uniqueIndex('lists_share_token').on(table.shareToken)],
);

export const listLines = pgTable(
  'list_lines',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    /** The device's. */
    id: uuid('id').notNull(),
    sectionId: uuid('section_id'),
    /** Null: the line is words of the customer's own. */
    variantId: uuid('variant_id').references(() => variants.id),
    text: text('text').notNull().default(''),
    /** Sold units. */
    quantity: integer('quantity').notNull(),
    need: jsonb('need').$type<ListLine['need']>(),
    /** Sold units that received orders have brought. */
    bought: integer('bought').notNull().default(0),
    note: text('note').notNull().default(''),
    checked: boolean('checked').notNull().default(false),
    /** Rupiah for one sold unit after discounts, as the customer saw it last when the line was written, and when. */
    seenPrice: integer('seen_price'),
    seenAt: moment('seen_at'),
    source: text('source', { enum: lineSources }).notNull().default('manual'),
    position: integer('position').notNull(),
    /** The list's revision when the line was written last. */
    rev: integer('rev').notNull(),
    /** The device that wrote it last; null for a program other than the storefront. */
    device: text('device'),
    /** What a device other than `device` has made of it: of the two edits one did not know of the other. */
    other: jsonb('other').$type<OtherEdit | null>(),
  },
  table => [
    primaryKey({ columns: [table.listId, table.id] }),
    index('list_lines_variant').on(table.variantId),
    check('list_lines_quantity', sql`${table.quantity} >= 0 and ${table.bought} >= 0`),
  ],
);

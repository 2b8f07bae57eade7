import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { watchKinds } from '#contract/watches.ts';
import { variants } from './catalogue.ts';
import { createdAt } from './columns.ts';
import { customers } from './customers.ts';

/** The goods that a customer wants to hear of: back in stock, or at a lower price. */
export const watches = pgTable(
  'watches',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: watchKinds }).notNull(),
    /** Rupiah for one sold unit after discounts, below which the customer is told; null for one of stock. */
    price: integer('price'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.customerId, table.variantId, table.kind] }),
    index('watches_variant').on(table.variantId),
    check('watches_reference', sql`(${table.kind} = 'price') = (${table.price} is not null)`),
  ],
);

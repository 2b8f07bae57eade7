import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products, variants } from './catalogue.ts';
import { createdAt, id, moment } from './columns.ts';
import { customers } from './customers.ts';
import { orderItems } from './orders.ts';

/** A photo of a review: its id below the uploads' folder, and the pixels of its largest size. */
export interface StoredPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** The bought line that it is about; null for reviews that came with the catalogue. */
    orderItemId: uuid('order_item_id').references(() => orderItems.id, { onDelete: 'set null' }),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The author as everybody reads it: a first name and a town. */
    author: text('author').notNull(),
    rating: smallint('rating').notNull(),
    text: text('text').notNull(),
    photos: jsonb('photos').$type<readonly StoredPhoto[]>().notNull().default([]),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
  },
  table => [
    index('reviews_product').on(table.productId, table.createdAt),
    index('reviews_customer').on(table.customerId, table.createdAt),
    uniqueIndex('reviews_order_item').on(table.orderItemId),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** How many customers gave a product how many stars, in a review or without words. The product's average and count follow from it. */
export const productRatings = pgTable('product_ratings', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  ones: integer('ones').notNull().default(0),
  twos: integer('twos').notNull().default(0),
  threes: integer('threes').notNull().default(0),
  fours: integer('fours').notNull().default(0),
  fives: integer('fives').notNull().default(0),
});

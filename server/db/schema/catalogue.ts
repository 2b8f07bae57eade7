import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, date, index, integer, json, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { BaseUnit, HandlingFlag, Unit } from '#contract/units.ts';
import { createdAt, id, moment, revision, tsvector } from './columns.ts';

/** The source of a picture: a drawing of ours or a merchant's file below the data directory. */
export type PictureSource =
  | { readonly type: 'product'; readonly kind: string; readonly hue: number; readonly label: string }
  | { readonly type: 'banner' | 'article'; readonly name: string }
  | { readonly type: 'brand'; readonly name: string; readonly hue: number }
  | { readonly type: 'service' | 'payment'; readonly kind: string }
  | { readonly type: 'file'; readonly path: string; readonly width: number; readonly height: number };

/** A merchant's photo. */
export type FileSource = Extract<PictureSource, { type: 'file' }>;

/** Pictures by the hash of their source: an address that never changes its content. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  source: jsonb('source').$type<PictureSource>().notNull(),
});

export const categories = pgTable('categories', {
  slug: text('slug').primaryKey(),
  parent: text('parent'),
  nameId: text('name_id').notNull(),
  nameEn: text('name_en').notNull(),
  pictureId: text('picture_id').notNull(),
  position: integer('position').notNull(),
});

export const brands = pgTable('brands', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  descriptionId: text('description_id').notNull(),
  descriptionEn: text('description_en').notNull(),
  pictureId: text('picture_id').notNull(),
});

type LocalText = { readonly id: string; readonly en: string };

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    nameId: text('name_id').notNull(),
    nameEn: text('name_en').notNull(),
    descriptionId: text('description_id').notNull(),
    descriptionEn: text('description_en').notNull(),
    /** Second-level category. */
    category: text('category')
      .notNull()
      .references(() => categories.slug),
    topCategory: text('top_category')
      .notNull()
      .references(() => categories.slug),
    brand: text('brand')
      .notNull()
      .references(() => brands.slug),
    /** First is the main one. */
    pictureIds: text('picture_ids').array().notNull(),
    flags: jsonb('flags').$type<readonly HandlingFlag[]>().notNull(),
    attributes: jsonb('attributes').$type<readonly { label: LocalText; value: LocalText }[]>().notNull(),
    facts: jsonb('facts').$type<readonly LocalText[]>().notNull(),
    sold: integer('sold').notNull().default(0),
    /** Hundredths of a star. */
    rating: smallint('rating').notNull().default(0),
    ratings: integer('ratings').notNull().default(0),
    since: date('since').notNull(),
    isPromoted: boolean('is_promoted').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** Lowest and highest discounted price of a variant, rupiah; kept by the store so that lists need no join to filter and sort. */
    priceFrom: integer('price_from').notNull(),
    priceTo: integer('price_to').notNull(),
    hasStock: boolean('has_stock').notNull(),
    /** Words of both languages, brand, category and synonyms, as the model of the catalogue reads them. */
    search: tsvector('search').notNull(),
    /** Names and groups without accents, for likeness by trigrams. */
    searchText: text('search_text').notNull(),
    revision: revision(),
  },
  // Lists are chosen in memory, so the only thing that is looked for here is what changed.
  table => [index('products_revision').on(table.revision)],
);

export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Short name of it in price lists and requests (`n<number>`): given once, never changed and never given again. */
    number: integer('number').notNull().generatedByDefaultAsIdentity().unique(),
    sku: text('sku').notNull().unique(),
    nameId: text('name_id').notNull(),
    nameEn: text('name_en').notNull(),
    /** Rupiah for one sold unit, VAT included. */
    price: integer('price').notNull(),
    /** Basis points: 1,000 is 10 %. */
    discount: integer('discount').notNull().default(0),
    /** Sold units that can be ordered now: the sum of the variant's stock movements. */
    stock: integer('stock').notNull(),
    /** The stock that the last file gave it: the next file that names no base counts as a difference to this. */
    filedStock: integer('filed_stock').notNull().default(0),
    unit: text('unit').$type<Unit>().notNull(),
    contentThousandths: integer('content_thousandths'),
    contentUnit: text('content_unit').$type<BaseUnit>(),
    minimum: integer('minimum').notNull().default(1),
    step: integer('step').notNull().default(1),
    /** Grams and millimetres of one sold unit, packed. */
    weight: integer('weight').notNull(),
    length: integer('length').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The colour that the variant is chosen by, '#rrggbb'; null where it has none, or none is known. */
    colour: text('colour'),
    position: smallint('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [
    index('variants_product').on(table.productId, table.position),
    check('variants_stock', sql`${table.stock} >= 0`),
    check('variants_price', sql`${table.price} > 0`),
    check('variants_discount', sql`${table.discount} between 0 and 9000`),
    check('variants_colour', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
    check('variants_quantities', sql`${table.minimum} >= 1 and ${table.step} >= 1`),
  ],
);

/** Catalogues as they stood before an import, the latest five: what an import is taken back to. */
export const catalogueVersions = pgTable('catalogue_versions', {
  /** The id of the import that replaced it. */
  id: id(),
  seq: bigserial('seq', { mode: 'number' }).notNull(),
  /** The whole catalogue, in the form in which one is written; see `Catalogue` of the catalogue module. */
  catalogue: json('catalogue').notNull(),
  products: integer('products').notNull(),
  variants: integer('variants').notNull(),
  /** What each variant's last file had said of its stock, where the import said something else. */
  filedStock: jsonb('filed_stock').$type<readonly { readonly variantId: string; readonly stock: number }[]>().notNull(),
  createdAt: createdAt(),
});

/** Words that products are found by, made anew with the catalogue: what a mistyped word is compared with. */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  /** How many active products have it. */
  weight: integer('weight').notNull(),
});

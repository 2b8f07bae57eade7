import { bigserial, customType, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A part of a packed price list: `bytes` as it is kept, compressed by brotli. */
export interface StoredPart {
  /** SHA-256 of its bytes, in hex. */
  readonly id: string;
  readonly bytes: number;
}

/** Price lists as phones have fetched them: the newest of each language, and former ones that deltas are made from. */
export const priceLists = pgTable(
  'price_lists',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    lang: text('lang', { enum: ['id', 'en'] }).notNull(),
    version: text('version').notNull(),
    /** Tells this shop's catalogue from another's. */
    catalogue: text('catalogue').notNull(),
    madeAt: moment('made_at').notNull(),
    /** When it was last found to be up to date, or a process began to look. */
    checkedAt: moment('checked_at').notNull(),
    /** SHA-256 of all that is on sale, and of what of it is no more than a figure that sales move: sold counts, ratings, stock. */
    goodsHash: text('goods_hash').notNull(),
    figuresHash: text('figures_hash').notNull(),
    products: integer('products').notNull(),
    variants: integer('variants').notNull(),
    /** SHA-256 of all parts joined, in hex. */
    checksum: text('checksum').notNull(),
    parts: jsonb('parts').$type<readonly StoredPart[]>().notNull(),
    /** The parts one behind the other, each compressed by brotli. */
    body: bytea('body').notNull(),
  },
  table => [unique('price_lists_version').on(table.lang, table.version), index('price_lists_newest').on(table.lang, table.seq)],
);

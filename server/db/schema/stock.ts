import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { createdAt } from './columns.ts';
import { orders } from './orders.ts';

/** Why a stock changed. The shop's own people may give the four of `ownReasons` (`#contract/admin-stock.ts`). */
export const movementReasons = ['opening', 'delivery', 'correction', 'damage', 'return', 'reservation', 'release', 'sale'] as const;

/** Every change of a variant's stock, never altered afterwards: `variants.stock` is the sum of a variant's deltas at any time. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Sold units, above zero where the stock grew. */
    delta: integer('delta').notNull(),
    reason: text('reason', { enum: movementReasons }).notNull(),
    /** Who changed it: 'customer', 'clock', 'shop' or the name that the shop's own people gave. */
    person: text('person').notNull(),
    note: text('note'),
    /** The order that reserved, released or took the goods. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The import that filed it, so that taking the import back finds it; see `catalogue_versions`. */
    importId: uuid('import_id'),
    createdAt: createdAt(),
  },
  table => [
    index('stock_movements_variant').on(table.variantId, table.id),
    index('stock_movements_order').on(table.orderId),
    index('stock_movements_import').on(table.importId),
  ],
);

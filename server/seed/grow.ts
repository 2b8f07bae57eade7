import { replaceCatalogue } from '#server/modules/catalogue/import-export/write-catalogue.ts';
import type { Database } from '../db/client.ts';
import { orders } from '../db/schema/orders.ts';
import { buildCatalogue } from './catalogue/catalogue.ts';
import { growCatalogue } from './catalogue/grow.ts';

/** A shop with orders has customers: its catalogue is not to be lost by a slip. */
export class ShopInUse extends Error {}

/**
 * Replaces the catalogue by a generated one of so many variants, all or nothing.
 * @returns how many products and variants are on sale now
 * @throws ShopInUse where there is a cart or an order already, unless it is forced
 */
export async function growShop(
  db: Database,
  { variants, isForced = false }: { readonly variants: number; readonly isForced?: boolean },
): Promise<{ products: number; variants: number }> {
  if (!isForced && (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0) {
    throw new ShopInUse('This shop has carts or orders. --force replaces its catalogue all the same; orders keep what they hold.');
  }
  return db.transaction(tx => replaceCatalogue(tx, growCatalogue(buildCatalogue(), variants), { filed: [], importId: null }));
}

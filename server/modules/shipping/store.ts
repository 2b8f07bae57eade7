import { and, asc, eq, lte } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { depots, freightRates, shipmentMethods, zones } from '#server/db/schema/shop.ts';

export type ShipmentMethodRow = typeof shipmentMethods.$inferSelect;
export type ZoneRow = typeof zones.$inferSelect;
export type RateRow = typeof freightRates.$inferSelect;
export type DepotRow = typeof depots.$inferSelect;

/** Methods that customers may choose now, in the merchant's order. */
export function selectActiveMethods(db: Executor): Promise<ShipmentMethodRow[]> {
  return db.select().from(shipmentMethods).where(eq(shipmentMethods.isActive, true)).orderBy(asc(shipmentMethods.position));
}

/** The zone of a regency, null where the shop does not deliver. */
export async function selectZone(db: Executor, regency: string): Promise<ZoneRow | null> {
  const [zone] = await db.select().from(zones).where(eq(zones.regency, regency));
  return zone ?? null;
}

/** A depot by its code. */
export async function selectDepot(db: Executor, code: string): Promise<DepotRow | null> {
  const [depot] = await db.select().from(depots).where(eq(depots.code, code));
  return depot ?? null;
}

/** Tariffs from a depot to a zone that begin by a day ('YYYY-MM-DD'), older ones included. */
export function selectRates(db: Executor, { depot, zone }: ZoneRow, day: string): Promise<RateRow[]> {
  return db
    .select()
    .from(freightRates)
    .where(and(eq(freightRates.depot, depot), eq(freightRates.zone, zone), lte(freightRates.validFrom, day)));
}

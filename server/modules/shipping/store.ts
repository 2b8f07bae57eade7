import { and, asc, eq, lte } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { freightRates, shipmentMethods, zones } from '#server/db/schema/shop.ts';

export type ShipmentMethodRow = typeof shipmentMethods.$inferSelect;
export type ZoneRow = typeof zones.$inferSelect;
export type RateRow = typeof freightRates.$inferSelect;

/** Methods that customers may choose now, in the merchant's order. */
export function selectActiveMethods(db: Executor): Promise<ShipmentMethodRow[]> {
  return db.select().from(shipmentMethods).where(eq(shipmentMethods.isActive, true)).orderBy(asc(shipmentMethods.position));
}

/** The zone of a regency, null where the shop does not deliver. */
export async function selectZone(db: Executor, regency: string): Promise<ZoneRow | null> {
  const [zone] = await db.select().from(zones).where(eq(zones.regency, regency));
  return zone ?? null;
}

/** Tariffs from a depot to a zone that have begun on a day ('YYYY-MM-DD'), older ones included. */
export function selectRates(db: Executor, { depot, zone }: ZoneRow, day: string): Promise<RateRow[]> {
  return db
    .select()
    .from(freightRates)
    .where(and(eq(freightRates.depot, depot), eq(freightRates.zone, zone), lte(freightRates.validFrom, day)));
}

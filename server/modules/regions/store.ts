import { inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { regions } from '#server/db/schema/shop.ts';

export type RegionRow = typeof regions.$inferSelect;

/** Regions of these codes, in no order. */
export function selectRegions(db: Executor, codes: readonly string[]): Promise<RegionRow[]> {
  return codes.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(regions)
        .where(inArray(regions.code, [...codes]));
}

/** All regions, in no order. */
export function selectAllRegions(db: Executor): Promise<RegionRow[]> {
  return db.select().from(regions);
}

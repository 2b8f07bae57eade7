import { asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
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

/** Children of a region by name; of null: the provinces. */
export function selectChildren(db: Executor, parent: string | null): Promise<RegionRow[]> {
  return db
    .select()
    .from(regions)
    .where(parent === null ? isNull(regions.parent) : eq(regions.parent, parent))
    .orderBy(asc(regions.name), asc(regions.code));
}

const name = sql`lower(${regions.name})`;

/** Districts and villages are what an address form looks for; what holds them comes last. */
const levelOrder = sql`array_position(array[3, 4, 2, 1]::smallint[], ${regions.level})`;
const isHolder = sql`${regions.level} < 3`;

/** Regions whose name, or a word of it, begins with the text (lower case): a whole name before a mere beginning. */
export function selectByPrefix(db: Executor, text: string, limit: number): Promise<RegionRow[]> {
  const pattern = text.replace(/[\\%_]/g, '\\$&');
  const isWordStart = sql`(${name} like ${`${pattern}%`} or ${name} like ${`% ${pattern}%`})`;
  return search(db, isWordStart, sql`${name} <> ${text}`, limit);
}

/** Regions whose name looks like the text, most alike first. */
export function selectAlike(db: Executor, text: string, limit: number): Promise<RegionRow[]> {
  const likeness = sql`similarity(${name}, ${text})`;
  return search(db, sql`${likeness} > 0.3`, sql`round(${likeness}::numeric, 2) desc`, limit);
}

function search(db: Executor, condition: SQL, first: SQL, limit: number): Promise<RegionRow[]> {
  return db.select().from(regions).where(condition).orderBy(isHolder, first, levelOrder, asc(regions.name), asc(regions.code)).limit(limit);
}

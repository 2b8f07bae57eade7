import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { lockNumbers } from '#server/db/lock-numbers.ts';
import { depots, freightRates, regions, zones } from '#server/db/schema/shop.ts';

export type DepotRow = typeof depots.$inferSelect;
export type ZoneInsert = typeof zones.$inferInsert;
export type RateInsert = typeof freightRates.$inferInsert;

/** Rows of one statement: a PostgreSQL statement takes 65,535 parameters. */
const BATCH = 1_000;

/** Two tables that are written at a time would be a mixture: one waits for the other. */
export async function takeTurns(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.freight})`);
}

export const selectDepots = (db: Executor) => db.select().from(depots).orderBy(asc(depots.code));
export const selectZones = (db: Executor) => db.select().from(zones).orderBy(asc(zones.depot), asc(zones.zone), asc(zones.regency));
export const selectRates = (db: Executor) =>
  db
    .select()
    .from(freightRates)
    .orderBy(
      asc(freightRates.depot),
      asc(freightRates.zone),
      asc(freightRates.service),
      asc(freightRates.validFrom),
      asc(freightRates.tierFromKg),
    );

/** Codes of all regencies that the shop knows. */
export async function selectRegencies(db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db.select({ code: regions.code }).from(regions).where(sql`${regions.code} ~ '^[0-9]{2}[.][0-9]{2}$'`);
  return new Set(rows.map(({ code }) => code));
}

export async function upsertDepot(tx: Executor, row: DepotRow): Promise<void> {
  const { code: _code, ...fields } = row;
  await tx.insert(depots).values(row).onConflictDoUpdate({ target: depots.code, set: fields });
}

/** Whether anything refers to a depot: it must stay readable for orders, and zones and rates need one. */
export async function isDepotUsed(tx: Executor, code: string): Promise<boolean> {
  const [row] = await tx
    .select({
      isUsed: sql<boolean>`exists (select 1 from orders where depot = ${code}) or exists (select 1 from zones where depot = ${code})
        or exists (select 1 from freight_rates where depot = ${code})`,
    })
    .from(sql`(select 1) as one`);
  return row?.isUsed ?? false;
}

/** @returns whether there was one */
export async function deleteDepot(tx: Executor, code: string): Promise<boolean> {
  return (await tx.delete(depots).where(eq(depots.code, code)).returning({ code: depots.code })).length > 0;
}

export async function replaceZones(tx: Executor, rows: readonly ZoneInsert[]): Promise<void> {
  await tx.delete(zones);
  for (let start = 0; start < rows.length; start += BATCH) await tx.insert(zones).values(rows.slice(start, start + BATCH));
}

export async function replaceRates(tx: Executor, rows: readonly RateInsert[]): Promise<void> {
  await tx.delete(freightRates);
  for (let start = 0; start < rows.length; start += BATCH) await tx.insert(freightRates).values(rows.slice(start, start + BATCH));
}

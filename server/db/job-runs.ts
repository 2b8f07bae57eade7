import { eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { jobRuns } from './schema/shop.ts';

/** The record of a job: when its last run that succeeded began, and until when it is another process's, or waits after a failure. */
export type JobRun = Pick<typeof jobRuns.$inferSelect, 'ranAt' | 'claimedUntil'>;

/** Milliseconds that a process has for a run: one that died within it must not keep the others from it for long. */
const CLAIM = 15 * 60_000;
/** Milliseconds by which several machines' clocks may differ. A date further ahead was written before the clock was put back. */
const CLOCK_SKEW = 5 * 60_000;

/** All jobs that ever ran, by name. */
export async function readJobRuns(db: Database): Promise<ReadonlyMap<string, JobRun>> {
  const rows = await db.select().from(jobRuns);
  return new Map(rows.map(({ name, ...run }) => [name, run]));
}

/** When a job is due, in milliseconds: at once where its last run is not known, or lies in the future. */
export function dueAt(run: JobRun | undefined, every: number, now: Date): number {
  const [ran, claimed] = [run?.ranAt?.getTime() ?? 0, run?.claimedUntil?.getTime() ?? 0];
  const next = ran > now.getTime() + CLOCK_SKEW ? 0 : ran + every;
  return Math.max(next, claimed > now.getTime() + CLAIM + CLOCK_SKEW ? 0 : claimed);
}

/** Takes a job that is due for this process; false where another one has it, or has just run it. The conditions are those of {@link dueAt}. */
export async function claimJob(db: Database, name: string, every: number, now: Date): Promise<boolean> {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const { ranAt, claimedUntil } = jobRuns;
  const isDue = sql`(${ranAt} is null or ${lte(ranAt, at(-every))} or ${gt(ranAt, at(CLOCK_SKEW))})`;
  const isFree = sql`(${claimedUntil} is null or ${lte(claimedUntil, now)} or ${gt(claimedUntil, at(CLAIM + CLOCK_SKEW))})`;
  const claimed = await db
    .insert(jobRuns)
    .values({ name, claimedUntil: at(CLAIM) })
    .onConflictDoUpdate({ target: jobRuns.name, set: { claimedUntil: at(CLAIM) }, setWhere: sql`${isDue} and ${isFree}` })
    .returning({ name: jobRuns.name });
  return claimed.length > 0;
}

/** Notes that a run which began then has succeeded. */
export async function noteRun(db: Database, name: string, ranAt: Date): Promise<void> {
  const run = { ranAt, claimedUntil: null };
  await db
    .insert(jobRuns)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: jobRuns.name, set: run });
}

/** Lets a run that failed wait. */
export async function postponeJob(db: Database, name: string, until: Date): Promise<void> {
  await db.update(jobRuns).set({ claimedUntil: until }).where(eq(jobRuns.name, name));
}

/** Begins the periods of a new database, in which there is nothing yet to clear away. */
export async function beginPeriods(db: Database, names: readonly string[], now: Date): Promise<void> {
  await db
    .insert(jobRuns)
    .values(names.map(name => ({ name, ranAt: now })))
    .onConflictDoNothing();
}

/** Bytes of the whole database. */
export async function databaseSize(db: Database): Promise<number> {
  const [row] = await db.select({ bytes: sql`pg_database_size(current_database())`.mapWith(Number) }).from(sql`(select 1) as one`);
  return row?.bytes ?? 0;
}

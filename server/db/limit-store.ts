import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { limitCounts } from './schema/limits.ts';

/** A name and how many events a window may hold, in microseconds. */
export interface AskedLimit {
  readonly name: string;
  readonly events: number;
  readonly span: number;
}

/** Microseconds since the epoch, by the database's clock. */
const now = sql`(extract(epoch from statement_timestamp()) * 1000000)::bigint`;
/** Microseconds. A count that is to last longer was made before the database's clock was put back. */
const LONGEST = 2 * 3_600_000_000;

/** The events of a row that are in the window still; none from the far future, where the clock was put back. */
const within = (moments: unknown, span: unknown) =>
  sql`array(select moment from unnest(${moments}) as moment where moment > ${now} - ${span} and moment <= ${now} + ${span})`;

/**
 * Counts an event of each name by one statement, in the order of the names, so that two never wait for each other in a circle.
 * Names that are full are found first, so that a flood of refused events writes nothing.
 * @returns the names that were counted, with the moment they were counted at; fewer than asked where one was full
 */
export async function countEvents(db: Database, asked: readonly AskedLimit[]): Promise<readonly { name: string; at: number }[]> {
  const { rows } = (await db.execute(sql`
    with asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one (name text, events integer, span bigint))
    insert into ${limitCounts} as kept (name, moments, until)
    select name, array[${now}], ${now} + span from asked
    where not exists (
      select 1 from asked as one join ${limitCounts} as full_one on full_one.name = one.name
      where cardinality(${within(sql`full_one.moments`, sql`one.span`)}) >= one.events
    )
    order by name
    on conflict (name) do update
    set moments = ${within(sql`kept.moments`, sql`(excluded.until - excluded.moments[1])`)} || excluded.moments, until = excluded.until
    where cardinality(${within(sql`kept.moments`, sql`(excluded.until - excluded.moments[1])`)})
      < (select events from asked where asked.name = excluded.name)
    returning name, moments[cardinality(moments)] as at
  `)) as unknown as { rows: { name: string; at: string | number }[] };
  return rows.map(({ name, at }) => ({ name, at: Number(at) }));
}

/** Microseconds until each of these names has room again; 0 for one that has. */
export async function untilRoom(db: Database, asked: readonly AskedLimit[]): Promise<readonly number[]> {
  const { rows } = (await db.execute(sql`
    with asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one (name text, events integer, span bigint)),
      kept as (
        select asked.*, ${within(sql`own.moments`, sql`asked.span`)} as moments
        from asked join ${limitCounts} as own on own.name = asked.name
      )
    select coalesce(moments[cardinality(moments) - events + 1] + span - ${now}, 0) as wait from kept
  `)) as unknown as { rows: { wait: string | number }[] };
  return rows.map(({ wait }) => Math.max(0, Number(wait)));
}

/** Takes one event of that moment out of each count again. */
export async function uncountEvents(db: Database, names: readonly string[], at: number): Promise<void> {
  await db.execute(sql`
    with locked as (
      select name, array_position(moments, ${at}::bigint) as place from ${limitCounts} where name in ${names} order by name for update
    )
    update ${limitCounts} as kept set moments = kept.moments[:place - 1] || kept.moments[place + 1:]
    from locked where kept.name = locked.name and place is not null
  `);
}

/** Forgets a name's events. */
export async function forgetEvents(db: Database, name: string): Promise<void> {
  await db.execute(sql`delete from ${limitCounts} where name = ${name}`);
}

/** What is taken of an allowance, in microseconds: how long it takes to come back, and how long the whole allowance does. */
export interface AskedAllowance {
  readonly name: string;
  readonly cost: number;
  readonly whole: number;
}

/** Takes of an allowance. @returns microseconds until there is as much, then nothing was taken; null: it was taken */
export async function takeAllowance(db: Database, { name, cost, whole }: AskedAllowance): Promise<number | null> {
  const start = (until: unknown) => sql`least(greatest(${until}, ${now}), ${now} + ${whole}::bigint)`;
  const { rows } = (await db.execute(sql`
    insert into ${limitCounts} as kept (name, until) select ${name}, ${now} + ${cost}::bigint where ${cost}::bigint <= ${whole}::bigint
    on conflict (name) do update set until = ${start(sql`kept.until`)} + ${cost}::bigint
    where ${start(sql`kept.until`)} + ${cost}::bigint <= ${now} + ${whole}::bigint
    returning until
  `)) as unknown as { rows: unknown[] };
  if (rows.length > 0) return null;
  const found = (await db.execute(
    sql`select ${start(sql`until`)} - ${now} as missing from ${limitCounts} where name = ${name}`,
  )) as unknown as { rows: { missing: string | number }[] };
  return Math.max(0, Number(found.rows[0]?.missing ?? 0) + cost - whole);
}

/** Removes the counts in which nothing is left; rows that a request is at are left for the next time. */
export async function sweepLimits(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${limitCounts} where name in (
      select name from ${limitCounts} where until < ${now} or until > ${now} + ${LONGEST}::bigint for update skip locked
    )
  `);
}

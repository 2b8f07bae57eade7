import { and, asc, count, desc, eq, exists, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { addresses, customers } from '#server/db/schema/customers.ts';
import { broadcasts } from '#server/db/schema/push.ts';
import { regions } from '#server/db/schema/shop.ts';

export type BroadcastRow = typeof broadcasts.$inferSelect;

export async function insertBroadcast(tx: Executor, row: typeof broadcasts.$inferInsert): Promise<BroadcastRow> {
  const [inserted] = await tx.insert(broadcasts).values(row).returning();
  if (inserted === undefined) throw new Error('a broadcast was not stored');
  return inserted;
}

/** Code of the province, regency or district with this code or name, the largest where several have the name. */
export async function findRegionCode(db: Executor, codeOrName: string): Promise<string | null> {
  const [region] = await db
    .select({ code: regions.code })
    .from(regions)
    .where(and(lte(regions.level, 3), or(eq(regions.code, codeOrName), eq(sql`lower(${regions.name})`, codeOrName.toLowerCase()))))
    .orderBy(asc(regions.level), asc(regions.code))
    .limit(1);
  return region?.code ?? null;
}

/** The recipients: everybody, those with an address in the region, or one. A customer who joins while it goes on gets it as well. */
function members(db: Executor, { audience }: Pick<BroadcastRow, 'audience'>): SQL | undefined {
  const [kind, value = ''] = audience.split(':');
  if (kind === 'customer') return eq(customers.id, value);
  if (kind === 'all') return isNull(customers.deletedAt);
  const isThere = or(eq(addresses.regionCode, value), sql`${addresses.regionCode} like ${`${value}.%`}`);
  const address = db
    .select({ one: sql`1` })
    .from(addresses)
    .where(and(eq(addresses.customerId, customers.id), isThere));
  return exists(address);
}

export async function countMembers(db: Executor, of: Pick<BroadcastRow, 'audience'>): Promise<number> {
  const [row] = await db.select({ total: count() }).from(customers).where(members(db, of));
  return row?.total ?? 0;
}

/** The next members after the broadcast's cursor, by id. */
export async function selectMembers(db: Executor, broadcast: BroadcastRow, limit: number): Promise<string[]> {
  const isNext = broadcast.cursor === null ? undefined : gt(customers.id, broadcast.cursor);
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(members(db, broadcast), isNext))
    .orderBy(asc(customers.id))
    .limit(limit);
  return rows.map(row => row.id);
}

/** Locks the oldest broadcast that goes on, unless another process is at it. */
export async function lockUnfinished(tx: Executor): Promise<BroadcastRow | null> {
  const [row] = await tx
    .select()
    .from(broadcasts)
    .where(isNull(broadcasts.finishedAt))
    .orderBy(asc(broadcasts.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function updateBroadcast(tx: Executor, id: string, fields: Partial<BroadcastRow>): Promise<BroadcastRow> {
  const [row] = await tx.update(broadcasts).set(fields).where(eq(broadcasts.id, id)).returning();
  if (row === undefined) throw new Error('a broadcast is gone');
  return row;
}

export function selectBroadcasts(db: Executor, page: { limit: number; offset: number }): Promise<BroadcastRow[]> {
  return db.select().from(broadcasts).orderBy(desc(broadcasts.createdAt), desc(broadcasts.id)).limit(page.limit).offset(page.offset);
}

export async function findBroadcast(db: Executor, id: string): Promise<BroadcastRow | null> {
  const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  return row ?? null;
}

export async function countBroadcasts(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(broadcasts);
  return row?.total ?? 0;
}

import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { lockSeeds } from '#server/db/lock-numbers.ts';
import { pushSubscriptions } from '#server/db/schema/push.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type NewSubscription = Omit<typeof pushSubscriptions.$inferInsert, 'id' | 'createdAt'>;

export async function findSubscription(db: Executor, customerId: string, deviceId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(pushSubscriptions).where(isDevice(customerId, deviceId));
  return row ?? null;
}

export function selectSubscriptions(db: Executor, customerId: string, page: { limit: number; offset: number }): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(pushSubscriptions.createdAt, pushSubscriptions.id)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countSubscriptions(db: Executor, customerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.customerId, customerId));
  return row?.total ?? 0;
}

/** Makes registrations of one customer's devices take turns until their transactions end: together they would be too many. */
export async function takeTurns(tx: Executor, customerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, ${lockSeeds.pushDevices}::int8))`);
}

/** Leaves the customer of a row that row and the devices that were heard of last, so many in all. */
export async function deleteOldest(tx: Executor, { id, customerId }: SubscriptionRow, limit: number): Promise<void> {
  const others = and(eq(pushSubscriptions.customerId, customerId), ne(pushSubscriptions.id, id));
  const surplus = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(others)
    .orderBy(desc(pushSubscriptions.seenAt), desc(pushSubscriptions.id))
    .offset(limit - 1);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
}

/** Writes a device's row; another device or customer that had the endpoint before loses it. */
export async function upsertSubscription(tx: Executor, row: NewSubscription): Promise<SubscriptionRow> {
  // One writer at a time an endpoint: two tabs that start together would else meet in the unique index.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row.endpoint}, ${lockSeeds.pushEndpoint}::int8))`);
  const isOther = and(
    eq(pushSubscriptions.endpoint, row.endpoint),
    sql`not (${pushSubscriptions.customerId} = ${row.customerId} and ${pushSubscriptions.deviceId} = ${row.deviceId})`,
  );
  await tx.delete(pushSubscriptions).where(isOther);
  const { customerId: _customer, deviceId: _device, ...set } = row;
  const [stored] = await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: [pushSubscriptions.customerId, pushSubscriptions.deviceId], set })
    .returning();
  if (stored === undefined) throw new Error('a push subscription was not stored');
  return stored;
}

/** Puts a new endpoint with its keys into the row of the old one. @returns whether there was one */
export async function replaceEndpoint(
  tx: Executor,
  from: string,
  { endpoint, p256dh, auth }: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<boolean> {
  const [known] = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, from))
    .for('update');
  if (known === undefined) return false;
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.id, known.id)));
  await tx.update(pushSubscriptions).set({ endpoint, p256dh, auth }).where(eq(pushSubscriptions.id, known.id));
  return true;
}

export async function deleteSubscription(db: Executor, customerId: string, deviceId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(isDevice(customerId, deviceId));
}

export async function deleteSubscriptionsOfSession(db: Executor, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

export async function deleteSubscriptionsAt(db: Executor, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** Removes a row unless its device has renewed it meanwhile. */
export async function deleteEndpoint(db: Executor, id: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)));
}

const isDevice = (customerId: string, deviceId: string) =>
  and(eq(pushSubscriptions.customerId, customerId), eq(pushSubscriptions.deviceId, deviceId));

import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/staff-roles.ts';
import type { Executor } from '#server/db/client.ts';
import { lockSeeds } from '#server/db/lock-numbers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { staff, staffSessions } from '#server/db/schema/staff.ts';
import { staffPushDeliveries, staffPushSubscriptions } from '#server/db/schema/staff-push.ts';

type SubscriptionRow = typeof staffPushSubscriptions.$inferSelect;

/** Makes registrations of one member of staff take turns until their transactions end: together they would be too many. */
export async function takeTurns(tx: Executor, staffId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${staffId}, ${lockSeeds.pushDevices}::int8))`);
}

/** Writes a browser's row; another member of staff who had it before loses it. */
export async function upsertSubscription(tx: Executor, row: Omit<SubscriptionRow, 'id' | 'createdAt'>): Promise<SubscriptionRow> {
  const { endpoint: _endpoint, ...set } = row;
  const [stored] = await tx
    .insert(staffPushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: staffPushSubscriptions.endpoint, set })
    .returning();
  if (stored === undefined) throw new Error('a push subscription was not stored');
  return stored;
}

/** Leaves the member of staff of a row that row and the browsers that were heard of last, so many in all. */
export async function deleteOldest(tx: Executor, { id, staffId }: SubscriptionRow, limit: number): Promise<void> {
  const surplus = tx
    .select({ id: staffPushSubscriptions.id })
    .from(staffPushSubscriptions)
    .where(and(eq(staffPushSubscriptions.staffId, staffId), ne(staffPushSubscriptions.id, id)))
    .orderBy(desc(staffPushSubscriptions.seenAt), desc(staffPushSubscriptions.id))
    .offset(limit - 1);
  await tx.delete(staffPushSubscriptions).where(inArray(staffPushSubscriptions.id, surplus));
}

export async function deleteSubscription(tx: Executor, staffId: string, endpoint: string): Promise<void> {
  await tx
    .delete(staffPushSubscriptions)
    .where(and(eq(staffPushSubscriptions.staffId, staffId), eq(staffPushSubscriptions.endpoint, endpoint)));
}

/**
 * One row for each browser of active staff with one of the roles, whose session was used since a moment. A browser that logs out at that
 * very moment is waited for and left out: its end must not refuse the customer's order.
 */
export async function insertDeliveries(
  tx: Executor,
  orderId: string,
  { roles, since, at }: { roles: readonly StaffRole[]; since: Date; at: Date },
): Promise<void> {
  const moment = at.toISOString();
  await tx.execute(sql`
    insert into ${staffPushDeliveries} (order_id, subscription_id, due_at, created_at)
    select ${orderId}::uuid, device.id, ${moment}::timestamptz, ${moment}::timestamptz
    from ${staffPushSubscriptions} device
    join ${staff} member on member.id = device.staff_id
    join ${staffSessions} session on session.id = device.session_id
    where member.is_active and session.seen_at > ${since.toISOString()}::timestamptz
      and member.role in (${sql.join(
        roles.map(role => sql`${role}`),
        sql`, `,
      )})
    order by device.id
    for key share of device`);
}

/** Deliveries with all that their messages are made of. @param since from when on a session must have been used to last */
export function selectDeliveries(db: Executor, ids: readonly number[], since: Date) {
  return db
    .select({
      id: staffPushDeliveries.id,
      attempts: staffPushDeliveries.attempts,
      createdAt: staffPushDeliveries.createdAt,
      subscription: {
        id: staffPushSubscriptions.id,
        endpoint: staffPushSubscriptions.endpoint,
        p256dh: staffPushSubscriptions.p256dh,
        auth: staffPushSubscriptions.auth,
        language: staffPushSubscriptions.language,
      },
      isSignedIn: sql<boolean>`${and(staff.isActive, gt(staffSessions.seenAt, since))}`,
      role: staff.role,
      order: { id: orders.id, number: orders.number, total: orders.total },
    })
    .from(staffPushDeliveries)
    .innerJoin(staffPushSubscriptions, eq(staffPushSubscriptions.id, staffPushDeliveries.subscriptionId))
    .innerJoin(staff, eq(staff.id, staffPushSubscriptions.staffId))
    .innerJoin(staffSessions, eq(staffSessions.id, staffPushSubscriptions.sessionId))
    .innerJoin(orders, eq(orders.id, staffPushDeliveries.orderId))
    .where(inArray(staffPushDeliveries.id, [...ids]))
    .orderBy(asc(staffPushDeliveries.id));
}
export type StaffDelivery = Awaited<ReturnType<typeof selectDeliveries>>[number];

/** Removes a row unless its browser has renewed it meanwhile. */
export async function deleteEndpoint(db: Executor, id: string, endpoint: string): Promise<void> {
  await db.delete(staffPushSubscriptions).where(and(eq(staffPushSubscriptions.id, id), eq(staffPushSubscriptions.endpoint, endpoint)));
}

import { and, asc, count, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { sessions } from '#server/db/schema/customers.ts';
import { notifications, orders } from '#server/db/schema/orders.ts';
import { pushDeliveries, pushSubscriptions, reminders } from '#server/db/schema/push.ts';
import { depots } from '#server/db/schema/shop.ts';
import { most } from '#server/http/customer-limits.ts';

/**
 * One row for each device that wants the notification's kind and whose session lasts, of a customer's latest ten: before there was a
 * limit one could have more. A delivery that is there already stays.
 */
export async function insertDeliveries(
  tx: Executor,
  notificationIds: readonly string[],
  { at, broadcastId }: { at: Date; broadcastId: string | null },
): Promise<void> {
  if (notificationIds.length === 0) return;
  const moment = at.toISOString();
  await tx.execute(sql`
    insert into ${pushDeliveries} (notification_id, subscription_id, broadcast_id, due_at, created_at)
    select ${notifications.id}, ${pushSubscriptions.id}, ${broadcastId}::uuid, ${moment}::timestamptz, ${moment}::timestamptz
    from ${notifications}
    join lateral (
      select * from ${pushSubscriptions} own where own.customer_id = ${notifications.customerId} order by own.seen_at desc limit ${most.devices}
    ) as ${pushSubscriptions} on true
    join ${sessions} on ${sessions.id} = ${pushSubscriptions.sessionId} and ${sessions.revokedAt} is null
    where ${inArray(notifications.id, [...notificationIds])}
      and case ${notifications.type}
        when 1 then ${pushSubscriptions.wantsOrders}
        when 2 then ${pushSubscriptions.wantsPromotions}
        else ${pushSubscriptions.wantsAnnouncements} end
    order by ${notifications.id}
    on conflict do nothing`);
}

/**
 * Claims deliveries that are due, oldest first, until `until`: no other process gets them before, and if this one dies, they are due
 * again from then on. Counts the attempt.
 * @returns their ids
 */
export async function claimDue(db: Executor, { now, until, limit }: { now: Date; until: Date; limit: number }): Promise<number[]> {
  const due = db.$with('due').as(
    db
      .select({ id: pushDeliveries.id })
      .from(pushDeliveries)
      .where(and(eq(pushDeliveries.state, 'waiting'), lte(pushDeliveries.dueAt, now)))
      .orderBy(asc(pushDeliveries.dueAt), asc(pushDeliveries.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const rows = await db
    .with(due)
    .update(pushDeliveries)
    .set({ dueAt: until, attempts: sql`${pushDeliveries.attempts} + 1` })
    .where(inArray(pushDeliveries.id, db.select({ id: due.id }).from(due)))
    .returning({ id: pushDeliveries.id });
  return rows.map(row => row.id);
}

/** Deliveries with all that their messages are made of. */
export function selectDeliveries(db: Executor, ids: readonly number[]) {
  return db
    .select({
      id: pushDeliveries.id,
      attempts: pushDeliveries.attempts,
      createdAt: pushDeliveries.createdAt,
      subscription: {
        id: pushSubscriptions.id,
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
        language: pushSubscriptions.language,
      },
      isSignedIn: sql<boolean>`${sessions.revokedAt} is null`,
      told: {
        id: notifications.id,
        customerId: notifications.customerId,
        type: notifications.type,
        statusProgress: notifications.statusProgress,
        orderId: notifications.orderId,
        orderNumber: orders.number,
        shipmentMethodId: orders.shipmentMethodId,
        etaFrom: orders.etaFrom,
        etaTo: orders.etaTo,
        depotName: depots.name,
        message: notifications.message,
        reminder: reminders.kind,
      },
    })
    .from(pushDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(notifications, eq(notifications.id, pushDeliveries.notificationId))
    .leftJoin(orders, eq(orders.id, notifications.orderId))
    .leftJoin(depots, eq(depots.code, orders.depot))
    .leftJoin(reminders, eq(reminders.notificationId, notifications.id))
    .where(inArray(pushDeliveries.id, [...ids]))
    .orderBy(asc(pushDeliveries.id));
}
export type Delivery = Awaited<ReturnType<typeof selectDeliveries>>[number];

/** The end of deliveries. */
export async function finishDeliveries(db: Executor, ids: readonly number[], state: 'sent' | 'given_up'): Promise<void> {
  await db
    .update(pushDeliveries)
    .set({ state })
    .where(inArray(pushDeliveries.id, [...ids]));
}

export async function postponeDelivery(db: Executor, id: number, dueAt: Date): Promise<void> {
  await db.update(pushDeliveries).set({ dueAt }).where(eq(pushDeliveries.id, id));
}

/** Forgets deliveries that came to their end, from before a moment. */
export async function deleteEnded(db: Executor, before: Date): Promise<void> {
  await db.delete(pushDeliveries).where(and(ne(pushDeliveries.state, 'waiting'), lte(pushDeliveries.createdAt, before)));
}

/** How many pushes of broadcasts were sent, and how many wait. */
export function countPushes(db: Executor, broadcastIds: readonly string[]) {
  return db
    .select({ broadcastId: pushDeliveries.broadcastId, state: pushDeliveries.state, pushes: count() })
    .from(pushDeliveries)
    .where(inArray(pushDeliveries.broadcastId, [...broadcastIds]))
    .groupBy(pushDeliveries.broadcastId, pushDeliveries.state);
}

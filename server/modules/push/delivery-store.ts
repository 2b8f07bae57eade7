import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
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
        variantId: notifications.variantId,
        slug: products.slug,
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
    .leftJoin(variants, eq(variants.id, notifications.variantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .leftJoin(reminders, eq(reminders.notificationId, notifications.id))
    .where(inArray(pushDeliveries.id, [...ids]))
    .orderBy(asc(pushDeliveries.id));
}
export type Delivery = Awaited<ReturnType<typeof selectDeliveries>>[number];

/** How many pushes of broadcasts were sent, and how many wait. */
export function countPushes(db: Executor, broadcastIds: readonly string[]) {
  return db
    .select({ broadcastId: pushDeliveries.broadcastId, state: pushDeliveries.state, pushes: count() })
    .from(pushDeliveries)
    .where(inArray(pushDeliveries.broadcastId, [...broadcastIds]))
    .groupBy(pushDeliveries.broadcastId, pushDeliveries.state);
}

import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from '#lib/ids.ts';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { notifications, orders } from '#server/db/schema/orders.ts';
import { reminders } from '#server/db/schema/push.ts';
import { depots } from '#server/db/schema/shop.ts';

export type NewNotification = typeof notifications.$inferInsert;

/** Adds notifications; answers their ids in the same order. */
export async function insertNotifications(db: Executor, rows: readonly NewNotification[]): Promise<string[]> {
  const withIds = rows.map(row => ({ ...row, id: row.id ?? uuidv7() }));
  await db.insert(notifications).values(withIds);
  return withIds.map(({ id }) => id);
}

/** What one notification tells, as its push and its mail say it. */
export async function selectTold(db: Executor, id: string) {
  const [row] = await db
    .select({
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
      variantId: notifications.variantId,
      slug: products.slug,
      reminder: reminders.kind,
    })
    .from(notifications)
    .leftJoin(orders, eq(orders.id, notifications.orderId))
    .leftJoin(depots, eq(depots.code, orders.depot))
    .leftJoin(variants, eq(variants.id, notifications.variantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .leftJoin(reminders, eq(reminders.notificationId, notifications.id))
    .where(eq(notifications.id, id));
  return row ?? null;
}

interface Page {
  readonly customerId: string;
  readonly type: number | null;
  readonly limit: number;
  readonly offset: number;
}

/** A page, newest first, with the numbers of the orders that it speaks of. */
export function selectNotifications(db: Executor, { customerId, type, limit, offset }: Page) {
  return db
    .select({
      id: notifications.id,
      type: notifications.type,
      statusProgress: notifications.statusProgress,
      orderId: notifications.orderId,
      orderNumber: orders.number,
      shipmentMethodId: orders.shipmentMethodId,
      etaFrom: orders.etaFrom,
      etaTo: orders.etaTo,
      depot: depots,
      message: notifications.message,
      variantId: notifications.variantId,
      slug: products.slug,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .leftJoin(orders, eq(orders.id, notifications.orderId))
    .leftJoin(depots, eq(depots.code, orders.depot))
    .leftJoin(variants, eq(variants.id, notifications.variantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .where(and(eq(notifications.customerId, customerId), type === null ? undefined : eq(notifications.type, type)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
}

/** How many there are of the type, and how many of all types are unread. */
export async function countNotifications(
  db: Executor,
  customerId: string,
  type: number | null,
): Promise<{ total: number; unread: number }> {
  const [counts] = await db
    .select({
      total: type === null ? count() : sql<number>`count(*) filter (where ${notifications.type} = ${type})`.mapWith(Number),
      unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)`.mapWith(Number),
    })
    .from(notifications)
    .where(eq(notifications.customerId, customerId));
  return counts ?? { total: 0, unread: 0 };
}

/** Sets the moment of reading on the customer's unread ones; `ids` null means all of them. @returns whether there was any */
export async function markRead(db: Executor, customerId: string, ids: readonly string[] | null, now: Date): Promise<boolean> {
  const read = await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.customerId, customerId),
        isNull(notifications.readAt),
        ids === null ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
    .returning({ id: notifications.id });
  return read.length > 0;
}

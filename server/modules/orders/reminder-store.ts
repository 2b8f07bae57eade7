import { and, asc, eq, gt, gte, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import { reminders } from '#server/db/schema/push.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { isOverdueArrival, isToCheck } from './queue-store.ts';
import type { OrderRow } from './store.ts';

export type ReminderKind = (typeof reminders.$inferSelect)['kind'];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The conditions for a reminder at this moment. */
const isDue: Readonly<Record<ReminderKind, (now: Date) => SQL | undefined>> = {
  /** Three hours are left, and there were more when it became payable: who has just been told needs no reminder. */
  payment: now =>
    and(
      eq(orders.status, 3),
      gt(orders.paymentDeadline, now),
      lte(orders.paymentDeadline, new Date(now.getTime() + 3 * HOUR)),
      not(isToCheck()),
      sql`not exists (select 1 from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.status} = 3
        and ${orderEvents.createdAt} > ${orders.paymentDeadline} - interval '3 hours')`,
    ),
  /** Twelve hours are left for the shop to validate it, or half of its time where that is less. */
  validation: now =>
    and(
      eq(orders.status, 2),
      gt(orders.validationDeadline, now),
      sql`${orders.validationDeadline} - least(interval '12 hours', (${orders.validationDeadline} - ${orders.placedAt}) / 2) <= ${now.toISOString()}::timestamptz`,
    ),
  /** It came two days ago, a month at most, and something of it has no review. */
  review: now => {
    const received = sql`(select max(${orderEvents.createdAt}) from ${orderEvents}
      where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.status} = 7)`;
    return and(
      eq(orders.status, 7),
      // Receiving an order updates it, so one last updated before this was received even earlier: the index leaves the old ones out.
      gte(orders.updatedAt, new Date(now.getTime() - 32 * DAY)),
      lte(received, new Date(now.getTime() - 2 * DAY)),
      gte(received, new Date(now.getTime() - 30 * DAY)),
      sql`exists (select 1 from ${orderItems} where ${orderItems.orderId} = ${orders.id}
        and not exists (select 1 from ${reviews} where ${reviews.orderItemId} = ${orderItems.id}))`,
    );
  },
  late: isOverdueArrival,
};

const isNew = (kind: ReminderKind) =>
  sql`not exists (select 1 from ${reminders} where ${reminders.orderId} = ${orders.id} and ${reminders.kind} = ${kind})`;

/** Orders whose customers are to be reminded. */
export async function selectDueIds(db: Executor, kind: ReminderKind, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isDue[kind](now), isNew(kind)))
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(row => row.id);
}

/** Locks an order that is still due for a reminder; null where it is not, or another transaction has locked it. */
export async function lockDue(tx: Executor, kind: ReminderKind, id: string, now: Date): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isDue[kind](now), isNew(kind)))
    .for('update', { skipLocked: true });
  return order ?? null;
}

/** @returns false where the reminder was given already */
export async function insertReminder(tx: Executor, orderId: string, kind: ReminderKind, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(reminders)
    .values({ orderId, kind, createdAt: at })
    .onConflictDoNothing()
    .returning({ kind: reminders.kind });
  return rows.length === 1;
}

export async function setReminderNotification(tx: Executor, orderId: string, kind: ReminderKind, notificationId: string): Promise<void> {
  await tx
    .update(reminders)
    .set({ notificationId })
    .where(and(eq(reminders.orderId, orderId), eq(reminders.kind, kind)));
}

/** A reminder may be given again, since what it was about has changed. */
export async function forgetReminder(tx: Executor, orderId: string, kind: ReminderKind): Promise<void> {
  await tx.delete(reminders).where(and(eq(reminders.orderId, orderId), eq(reminders.kind, kind)));
}

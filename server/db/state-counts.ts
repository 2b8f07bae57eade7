import { count, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { orderStatus } from '#contract/order-status.ts';
import type { Database } from './client.ts';
import { mails } from './schema/mail.ts';
import { orders } from './schema/orders.ts';
import { pushDeliveries } from './schema/push.ts';
import { staffPushDeliveries } from './schema/staff-push.ts';

/** Tables whose rows wait to be sent, by the name that the metrics have for them: an outbox that comes to the shop gets its line here. */
const outboxes: Readonly<Record<string, { readonly table: PgTable; readonly waits: SQL }>> = {
  pushes: { table: pushDeliveries, waits: eq(pushDeliveries.state, 'waiting') },
  staff_pushes: { table: staffPushDeliveries, waits: eq(staffPushDeliveries.state, 'waiting') },
  mails: { table: mails, waits: inArray(mails.state, ['waiting', 'sending']) },
};

/** How many rows wait in each outbox. Their indexes hold these rows alone. */
export async function countWaiting(db: Database): Promise<Readonly<Record<string, number>>> {
  const counts: [string, number][] = [];
  for (const [name, { table, waits }] of Object.entries(outboxes)) {
    const [row] = await db.select({ count: count() }).from(table).where(waits);
    counts.push([name, row?.count ?? 0]);
  }
  return Object.fromEntries(counts);
}

/** How many orders are in each state, a cart included, read from an index alone. */
export async function countOrders(db: Database): Promise<Readonly<Record<string, number>>> {
  const rows = await db.select({ status: orders.status, count: count() }).from(orders).groupBy(orders.status);
  const found = new Map(rows.map(row => [row.status, row.count]));
  const nameOf = (name: string) => name.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`);
  return Object.fromEntries(Object.entries(orderStatus).map(([name, status]) => [nameOf(name), found.get(status) ?? 0]));
}

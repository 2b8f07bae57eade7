import { and, between, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { type OrderQueue, orderQueues } from '#contract/admin-queues.ts';
import { orderStatus } from '#contract/order-status.ts';
import { PICK_UP } from '#contract/shipping.ts';
import { dayIn, timeZones } from '#lib/freight/arrival.ts';
import type { Executor } from '#server/db/client.ts';
import { orders, receipts } from '#server/db/schema/orders.ts';
import { depots } from '#server/db/schema/shop.ts';

const { waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, cancelled } = orderStatus;

/** Whether a receipt of an order waits for a decision. */
export const isToCheck = (): SQL =>
  sql`exists (select 1 from ${receipts} where ${receipts.orderId} = ${orders.id} and ${receipts.state} = 'submitted')`;

/** Whether the last promised day has passed on the calendar of the order's depot, and the shop still owes the goods. */
export function isOverdueArrival(now: Date): SQL | undefined {
  const days = timeZones.map(zone => sql`when ${zone} then ${dayIn(zone, now.getTime())}::date`);
  const today = sql`case (select ${depots.timeZone} from ${depots} where ${depots.code} = ${orders.depot}) ${sql.join(days, sql` `)} end`;
  const isOwed = or(between(orders.status, 4, 5), and(eq(orders.status, 6), ne(orders.shipmentMethodId, PICK_UP)));
  return and(isOwed, lt(orders.etaTo, today));
}

/** The condition of each queue, for its list and its count. */
const conditions: Readonly<Record<OrderQueue, (now: Date) => SQL | undefined>> = {
  to_validate: () => eq(orders.status, waitingForValidation),
  receipts: () => and(eq(orders.status, waitingForPayment), isToCheck()),
  unpaid: () => eq(orders.status, waitingForPayment),
  to_pack: () => eq(orders.status, paymentValidated),
  to_ship: () => eq(orders.status, processing),
  pick_up_ready: () => and(eq(orders.status, onShipping), eq(orders.shipmentMethodId, PICK_UP)),
  late: isOverdueArrival,
};

export const isInQueue = (queue: OrderQueue, now: Date): SQL | undefined => conditions[queue](now);

/** How many orders wait in each queue, and when the latest was placed, by the one index of status and moment. */
export async function countQueues(db: Executor, now: Date): Promise<Record<OrderQueue, number> & { readonly latest: Date | null }> {
  const counts = Object.fromEntries(
    orderQueues.map(queue => [queue, sql`count(*) filter (where ${isInQueue(queue, now)})`.mapWith(Number)]),
  );
  const last = sql`(select max(placed.placed_at) from ${orders} placed where placed.status = known.status)`;
  const [row] = await db
    .select({
      ...(counts as Record<OrderQueue, SQL<number>>),
      latest: sql`(select max(${last}) from generate_series(${waitingForValidation}::int, ${cancelled}::int) known (status))`.mapWith(
        orders.placedAt,
      ),
    })
    .from(orders)
    .where(between(orders.status, waitingForValidation, onShipping));
  if (row === undefined) throw new Error('a count has no row');
  return { ...row, latest: row.latest ?? null };
}

import type { AdminOrder } from '#contract/admin.ts';
import { notificationType, statusProgress } from '#contract/notifications.ts';
import { formatDays } from '#lib/day-words.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid, Problem } from '#server/http/problem.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { findOrder, lockForShop } from './administration.ts';
import { isOwed } from './delivery.ts';
import { shopDay } from './number.ts';
import { forgetReminder } from './reminder-store.ts';
import { updateOrder } from './store.ts';

/** Days ahead that a promise may reach at most. */
const FARTHEST = 365;

/**
 * Promises an order for other days and tells its customer. Should it be late again, the customer hears of that too.
 * @throws Problem 404, 409 order_transition_not_allowed where the shop owes no goods, 422 for days in the wrong order, past or too far
 */
export async function setArrival(
  tx: Executor,
  idOrNumber: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<AdminOrder> {
  const order = await lockForShop(tx, idOrNumber);
  if (!isOwed(order)) throw new Problem(409, 'order_transition_not_allowed');
  if (from > to) throw invalid({ from: ['invalid'] });
  if (to < shopDay(now) || to > shopDay(new Date(now.getTime() + FARTHEST * 86_400_000))) throw invalid({ to: ['invalid'] });
  await updateOrder(tx, order.id, { etaFrom: from, etaTo: to, updatedAt: now });
  await forgetReminder(tx, order.id, 'late');
  const days = { from, to };
  await notify(tx, {
    customerId: order.customerId,
    type: notificationType.order,
    statusProgress: statusProgress(order.status),
    orderId: order.id,
    orderNumber: order.number,
    message: {
      id: `Pesanan Anda sampai pada hari lain: ${formatDays(days, 'id')}. Maaf atas perubahan ini.`,
      en: `Your order comes on other days: ${formatDays(days, 'en')}. We are sorry for the change.`,
    },
    at: now,
  });
  return findOrder(tx, order.id, now);
}

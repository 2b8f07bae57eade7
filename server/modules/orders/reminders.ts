import { notificationType, statusProgress } from '#contract/notifications.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { retrying } from '#server/http/transaction.ts';
import { logText } from '#server/log-text.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { reminderWords } from '#server/modules/push/words.ts';
import { insertReminder, lockDue, type ReminderKind, selectDueIds, setReminderNotification } from './reminder-store.ts';

/** Orders looked at in one run. */
const RUN = 200;
const kinds: readonly ReminderKind[] = ['payment', 'validation', 'review', 'late'];

/**
 * Reminds of payments that are due in three hours, of orders that the shop is about to miss, and of reviews two days after delivery, and tells once that an order is late, by the server's clock. Each reminder is
 * a row that can be there once, written with its notification: no restart loses one, and no second process gives it again.
 * @returns how many were given
 */
export async function giveReminders({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): Promise<number> {
  const moment = now();
  let given = 0;
  for (const kind of kinds) {
    for (const id of await selectDueIds(db, kind, moment, RUN)) {
      try {
        if (await retrying(() => db.transaction(tx => remind(tx, kind, id, moment)))) given += 1;
      } catch (error) {
        log(`order ${id} could not be reminded of: ${logText(error)}`, 'error');
      }
    }
  }
  return given;
}

async function remind(tx: Executor, kind: ReminderKind, id: string, now: Date): Promise<boolean> {
  const order = await lockDue(tx, kind, id, now);
  if (order === null || !(await insertReminder(tx, id, kind, now))) return false;
  const notificationId = await notify(tx, {
    customerId: order.customerId,
    type: notificationType.order,
    statusProgress: statusProgress(order.status),
    orderId: id,
    orderNumber: order.number,
    message: reminderWords[kind],
    at: now,
  });
  await setReminderNotification(tx, id, kind, notificationId);
  return true;
}

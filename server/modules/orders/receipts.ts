import type { AdminOrder } from '#contract/admin.ts';
import { notificationType, statusProgress } from '#contract/notifications.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, notFound, Problem } from '#server/http/problem.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { publish } from '../events/service.ts';
import { findOrder, lockForShop } from './administration.ts';
import type { Asker } from './cart.ts';
import { isId, readOrder } from './reading.ts';
import type { StoredReceipt } from './receipt-files.ts';
import {
  countReceipts,
  decideReceipt,
  findSubmitted,
  insertReceipt,
  type ReceiptRow,
  selectLatestReceipts,
  usedFileIds,
} from './receipt-store.ts';
import { deadlineReason } from './service.ts';
import { lockOrder, type OrderRow, updateOrder } from './store.ts';
import { moveOrder } from './transitions.ts';

const HOUR = 3_600_000;
/** Milliseconds that a customer has at least to replace a rejected receipt. */
const LEAST_TIME = 2 * HOUR;

/**
 * Hands in the proof of an order's payment; from now on its deadline stands still.
 * A receipt that waited on a phone without a signal may come after the clock has cancelled the order: its customer hears of the deadline,
 * as in the moments before that.
 * @throws Problem 404, 409 payment_deadline_passed, order_transition_not_allowed where no payment is expected, receipt_submitted, 422 receipts_full
 */
export async function submitReceipt(tx: Executor, asker: Asker, id: string, kept: StoredReceipt): Promise<Order> {
  const { customerId, language, now, origin } = asker;
  const order = isId(id) ? await lockOrder(tx, id, customerId) : null;
  if (order === null) throw notFound('order');
  if (order.status === orderStatus.cancelled && order.cancelReason === deadlineReason) throw new Problem(409, 'payment_deadline_passed');
  checkExpected(order);
  if ((await findSubmitted(tx, order.id)) !== null) throw new Problem(409, 'receipt_submitted');
  if (order.paymentDeadline !== null && order.paymentDeadline <= now) throw new Problem(409, 'payment_deadline_passed');
  if ((await countReceipts(tx, order.id)) >= most.receipts) throw full('receipts_full', 'file');
  await insertReceipt(tx, { orderId: order.id, ...kept, createdAt: now });
  await updateOrder(tx, order.id, { updatedAt: now });
  await publish(tx, { customerId, kind: 'order', orderId: order.id, orderNumber: order.number, origin, at: now });
  return readOrder(tx, { customerId, id: order.id, language, now });
}

/**
 * The payment is in: the order goes on.
 * @throws Problem 404, 409 order_transition_not_allowed, receipt_missing
 */
export async function acceptReceipt(tx: Executor, idOrNumber: string, now: Date): Promise<AdminOrder> {
  const { order, receipt } = await lockSubmitted(tx, idOrNumber);
  await decideReceipt(tx, receipt.id, { state: 'accepted', reason: null });
  await moveOrder(tx, order, { to: orderStatus.paymentValidated, actor: 'admin', now });
  return findOrder(tx, order.id, now);
}

/**
 * Sends a receipt back: the customer reads why, and the clock goes on where it stood, with two hours at least.
 * @throws Problem 404, 409 order_transition_not_allowed, receipt_missing
 */
export async function rejectReceipt(tx: Executor, idOrNumber: string, { now, reason }: { now: Date; reason: string }): Promise<AdminOrder> {
  const { order, receipt } = await lockSubmitted(tx, idOrNumber);
  await decideReceipt(tx, receipt.id, { state: 'rejected', reason });
  const paymentDeadline = deadlineAfterRejection(order.paymentDeadline, receipt.createdAt, now);
  await updateOrder(tx, order.id, { paymentDeadline, updatedAt: now });
  // It is ready for payment once more, and this time the customer has to hear of it.
  await notify(tx, {
    customerId: order.customerId,
    type: notificationType.order,
    statusProgress: statusProgress(orderStatus.waitingForPayment),
    orderId: order.id,
    orderNumber: order.number,
    message: { id: `Bukti pembayaran Anda ditolak: ${reason}`, en: `Your receipt was not accepted: ${reason}` },
    at: now,
  });
  return findOrder(tx, order.id, now);
}

/** The time that was left when the receipt came in, two hours at least, counted from now. */
function deadlineAfterRejection(deadline: Date | null, submittedAt: Date, now: Date): Date {
  const left = deadline === null ? 0 : deadline.getTime() - submittedAt.getTime();
  return new Date(now.getTime() + Math.max(left, LEAST_TIME));
}

/**
 * The latest receipt of an order.
 * @throws Problem 404 where there is none
 */
export async function latestReceipt(db: Executor, orderId: string): Promise<ReceiptRow> {
  const [receipt] = await selectLatestReceipts(db, [orderId]);
  if (receipt === undefined) throw notFound('receipt');
  return receipt;
}

async function lockSubmitted(tx: Executor, idOrNumber: string): Promise<{ order: OrderRow; receipt: ReceiptRow }> {
  const order = await lockForShop(tx, idOrNumber);
  checkExpected(order);
  const receipt = await findSubmitted(tx, order.id);
  if (receipt === null) throw new Problem(409, 'receipt_missing');
  return { order, receipt };
}

function checkExpected({ status }: OrderRow): void {
  if (status === orderStatus.waitingForPayment) return;
  throw new Problem(409, 'order_transition_not_allowed', { data: { from: status, to: orderStatus.paymentValidated } });
}

/** Ids of the files of each order's latest receipt; a file that was replaced after a rejection is not shown to anybody any more. */
export const receiptFilesInUse = (db: Executor): Promise<ReadonlySet<string>> => usedFileIds(db);

import type { AdminOrder } from '#contract/admin.ts';
import type { PaymentInput, Refund } from '#contract/admin-money.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Executor } from '#server/db/client.ts';
import { Problem } from '#server/http/problem.ts';
import { reserveStock } from '#server/modules/stock/service.ts';
import { addRefund, bookPayment, lockOpenPayment, settlePayment } from '../money/service.ts';
import { findOrder, lockForShop } from './administration.ts';
import { shopDay } from './number.ts';
import { decideReceipt, findSubmitted } from './receipt-store.ts';
import { deadlineReason } from './service.ts';
import { type Line, type OrderRow, selectLines } from './store.ts';
import { moveOrder } from './transitions.ts';
import { lineName } from './view.ts';

/** Milliseconds after its payment deadline in which an order can still be paid. */
const REVIVAL = 24 * 3_600_000;

/**
 * Marks an order as paid by money that staff found on the shop's account.
 * @throws Problem 404, 409 order_transition_not_allowed, payment_short with `data: { due }`, stock_short with `data: { stock }`
 */
export async function payOrder(tx: Executor, idOrNumber: string, input: PaymentInput, now: Date): Promise<AdminOrder> {
  const order = await lockForShop(tx, idOrNumber);
  const { person } = input;
  await takePayment(tx, order, { amount: input.amount, person, now });
  await bookPayment(tx, order.id, input, { now, today: shopDay(now) });
  return findOrder(tx, order.id, now);
}

/**
 * Pays an order with money that came without one.
 * @throws Problem as `payOrder`, and 409 payment_settled
 */
export async function assignPayment(
  tx: Executor,
  paymentId: string,
  { order: idOrNumber, person }: { order: string; person: string },
  now: Date,
): Promise<AdminOrder> {
  // The order first, as every other writer locks it.
  const order = await lockForShop(tx, idOrNumber);
  const { amount } = await lockOpenPayment(tx, paymentId);
  await takePayment(tx, order, { amount, person, now });
  await settlePayment(tx, paymentId, { orderId: order.id, person });
  return findOrder(tx, order.id, now);
}

/** The payment is in: a receipt that waits is accepted with it, and a cancelled order takes its goods again. */
async function takePayment(
  tx: Executor,
  order: OrderRow,
  { amount, person, now }: { amount: number; person: string; now: Date },
): Promise<void> {
  const isBack = isRevivable(order, now);
  if (order.status !== orderStatus.waitingForPayment && !isBack) {
    throw new Problem(409, 'order_transition_not_allowed', { data: { from: order.status, to: orderStatus.paymentValidated } });
  }
  // The few rupiah of the unique code are often left out.
  const due = order.total - order.uniqueCode;
  if (amount < due) throw new Problem(409, 'payment_short', { data: { due } });
  if (isBack) await takeStockAgain(tx, order, person);
  const receipt = await findSubmitted(tx, order.id);
  if (receipt !== null) await decideReceipt(tx, receipt.id, { state: 'accepted', reason: null });
  await moveOrder(tx, order, { to: orderStatus.paymentValidated, actor: 'admin', now, fields: { cancelReason: null } });
}

/** Whether an order was cancelled by the clock at its payment deadline, not longer ago than a day. */
function isRevivable({ status, cancelReason, updatedAt }: OrderRow, now: Date): boolean {
  return status === orderStatus.cancelled && cancelReason === deadlineReason && now.getTime() - updatedAt.getTime() <= REVIVAL;
}

async function takeStockAgain(tx: Executor, order: OrderRow, person: string): Promise<void> {
  const lines = await selectLines(tx, [order.id]);
  const short = await reserveStock(tx, lines, { orderId: order.id, person });
  if (short.length > 0) throw stockShort(short, lines);
}

/** The refusal where goods of an order are not all there: the shop reads which. */
export function stockShort(short: Awaited<ReturnType<typeof reserveStock>>, lines: readonly Line[]): Problem {
  const stock = short.flatMap(({ variantId, quantity, available }) => {
    const line = lines.find(found => found.variantId === variantId);
    return line === undefined ? [] : [{ product_variant_id: variantId, name: lineName(line, 'id'), wanted: quantity, available }];
  });
  return new Problem(409, 'stock_short', { data: { stock } });
}

/**
 * Owes the customer of an order money for a reason of the shop's own.
 * @throws Problem 404
 */
export async function refundOrder(
  tx: Executor,
  { order, ...refund }: { order: string; amount: number; note: string; person: string },
  now: Date,
): Promise<Refund> {
  const { id } = await lockForShop(tx, order);
  return addRefund(tx, { orderId: id, ...refund }, now);
}

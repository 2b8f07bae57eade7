import { orderStatus } from '#contract/order-status.ts';
import type { Order, OrderStatus } from '#contract/orders.ts';
import type { OrderEvent } from '#contract/tracking.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import { retrying } from '#server/http/transaction.ts';
import { logText } from '#server/log-text.ts';
import type { Asker } from './cart.ts';
import { isId, loadOrder, readOrder } from './reading.ts';
import { findSubmitted } from './receipt-store.ts';
import { lockOrder, lockOverdueOrder, selectEvents, selectOverdueIds } from './store.ts';
import { moveOrder } from './transitions.ts';

/**
 * Cancels an order for its customer.
 * @throws Problem 404, 409 order_transition_not_allowed
 */
export async function cancelOrder(tx: Executor, { customerId, language, now, origin }: Asker, id: string, reason: string): Promise<Order> {
  const order = isId(id) ? await lockOrder(tx, id, customerId) : null;
  if (order === null) throw notFound('order');
  await moveOrder(tx, order, { to: orderStatus.cancelled, actor: 'customer', now, note: reason, origin, fields: { cancelReason: reason } });
  return readOrder(tx, { customerId, id, language, now });
}

/**
 * The customer has the goods.
 * @throws Problem 404, 409 order_transition_not_allowed
 */
export async function confirmReceived(tx: Executor, { customerId, language, now, origin }: Asker, id: string): Promise<Order> {
  const order = isId(id) ? await lockOrder(tx, id, customerId) : null;
  if (order === null) throw notFound('order');
  const { record } = await loadOrder(tx, { customerId, id });
  await moveOrder(tx, order, { to: orderStatus.done, actor: 'customer', now, origin, fields: { receivedBy: record.customer.name } });
  return readOrder(tx, { customerId, id, language, now });
}

/**
 * The history of an order of the customer, oldest first.
 * @throws Problem 404
 */
export async function listEvents(
  db: Executor,
  { customerId, id }: { customerId: string; id: string },
): Promise<{ events: OrderEvent[]; total: number }> {
  const { record } = await loadOrder(db, { customerId, id });
  const rows = await selectEvents(db, record.order.id);
  const events = rows.map(({ status, createdAt, note }) => ({ status: status as OrderStatus, at: createdAt.toISOString(), note }));
  return { events, total: events.length };
}

/** `cancel_reason` of an order that was not paid in time; the interface has words for it. */
export const deadlineReason = 'payment_deadline_passed';
/** `cancel_reason` of an order that the shop did not validate in time; the interface has words for it. */
const validationReason = 'validation_deadline_passed';

/** Orders looked at in one run. */
const RUN = 200;

/**
 * Cancels orders that the shop did not validate or that were not paid in time, and gives their stock back, each in a transaction of its own, so that one that
 * fails holds up no other. An order that another transaction is just changing is left to the next run.
 * @returns how many were cancelled
 */
export async function expireOverdueOrders({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): Promise<number> {
  const moment = now();
  let expired = 0;
  for (const id of await selectOverdueIds(db, moment, RUN)) {
    try {
      if (await retrying(() => db.transaction(tx => expireOrder(tx, id, moment)))) expired += 1;
    } catch (error) {
      log(`order ${id} could not be cancelled at its deadline: ${logText(error)}`, 'error');
    }
  }
  return expired;
}

async function expireOrder(tx: Executor, id: string, now: Date): Promise<boolean> {
  const order = await lockOverdueOrder(tx, id, now);
  // Asked again under the lock: a receipt may have come in between.
  if (order === null || (await findSubmitted(tx, id)) !== null) return false;
  const reason = order.status === orderStatus.waitingForValidation ? validationReason : deadlineReason;
  await moveOrder(tx, order, { to: orderStatus.cancelled, actor: 'clock', now, note: reason, fields: { cancelReason: reason } });
  return true;
}

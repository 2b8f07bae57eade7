import type { AdminOrder } from '#contract/admin.ts';
import { orderStatus } from '#contract/orders.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { paymentMinutes } from '#server/modules/payment/service.ts';
import { isOrderNumber } from './number.ts';
import { isId, type LoadedOrder, loadOrders } from './reading.ts';
import { countOrders, lockOrder, type OrderFilter } from './store.ts';
import { moveOrder } from './transitions.ts';
import { orderView } from './view.ts';

/** Placed orders of all customers, newest first. */
export async function listAllOrders(
  db: Executor,
  { status, limit, offset }: { status: number | null; limit: number; offset: number },
): Promise<{ orders: AdminOrder[]; total: number }> {
  const orders = await loadOrders(db, { status }, { limit, offset });
  return { orders: orders.map(adminView), total: await countOrders(db, { status }) };
}

/**
 * A placed order by id or number, whoever's it is.
 * @throws Problem 404 also for a cart, which is nobody's business but its customer's
 */
export async function findOrder(db: Executor, idOrNumber: string): Promise<AdminOrder> {
  return adminView(await load(db, idOrNumber));
}

/**
 * Accepts an order: from now on its customer has the method's time to pay.
 * @throws Problem 404, 409 order_transition_not_allowed
 */
export async function validateOrder(tx: Executor, idOrNumber: string, { now, config }: { now: Date; config: Config }): Promise<AdminOrder> {
  const order = await lock(tx, idOrNumber);
  const minutes = await paymentMinutes(tx, config, order.paymentMethodId);
  const paymentDeadline = new Date(now.getTime() + minutes * 60_000);
  await moveOrder(tx, order, { to: orderStatus.waitingForPayment, actor: 'admin', now, fields: { paymentDeadline } });
  return findOrder(tx, order.id);
}

/**
 * Cancels an order for the shop.
 * @throws Problem 404, 409 order_transition_not_allowed
 */
export async function cancelForShop(tx: Executor, idOrNumber: string, { now, reason }: { now: Date; reason: string }): Promise<AdminOrder> {
  const order = await lock(tx, idOrNumber);
  await moveOrder(tx, order, { to: orderStatus.cancelled, actor: 'admin', now, note: reason, fields: { cancelReason: reason } });
  return findOrder(tx, order.id);
}

async function load(db: Executor, idOrNumber: string): Promise<LoadedOrder> {
  const number = idOrNumber.trim().toUpperCase();
  const filter: OrderFilter | null = isId(idOrNumber) ? { ids: [idOrNumber] } : isOrderNumber(number) ? { number } : null;
  const [loaded] = filter === null ? [] : await loadOrders(db, filter);
  if (loaded === undefined || loaded.record.order.status === orderStatus.cart) throw notFound('order');
  return loaded;
}

async function lock(tx: Executor, idOrNumber: string) {
  const { record } = await load(tx, idOrNumber);
  const order = await lockOrder(tx, record.order.id, null);
  if (order === null) throw notFound('order');
  return order;
}

function adminView({ record, lines }: LoadedOrder): AdminOrder {
  return { ...orderView(record, lines, 'id'), customer: record.customer };
}

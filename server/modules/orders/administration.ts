import type * as v from 'valibot';
import type { AdminOrder, adminOrdersEndpoint } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { adminReceiptFile } from '#contract/receipts.ts';
import { PICK_UP } from '#contract/shipping.ts';
import { withoutInvisible } from '#lib/without-invisible.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid, notFound } from '#server/http/problem.ts';
import { paymentMinutes } from '#server/modules/payment/service.ts';
import { isOrderNumber } from './number.ts';
import { readPickupCode } from './pickup-code.ts';
import { isId, loadOrders, momentOf } from './reading.ts';
import { countOrders, findByPickupCode, lockOrder, type OrderFilter, type OrderRow, selectEvents } from './store.ts';
import { moveOrder } from './transitions.ts';
import { type LoadedOrder, orderView } from './view.ts';

type AdminOrderQuery = v.InferOutput<NonNullable<typeof adminOrdersEndpoint.query>>;

/** Placed orders of all customers, newest first; those that wait in a queue oldest first. */
export async function listAllOrders(
  db: Executor,
  { status, search, to_check, queue, start_date, end_date, limit, offset }: AdminOrderQuery,
  now: Date,
): Promise<{ orders: AdminOrder[]; total: number }> {
  const filter: OrderFilter = {
    statuses: status === null ? null : [status],
    ...{ search, isToCheck: to_check, queue: queue === null ? null : { name: queue, now } },
    from: momentOf(start_date, 'start'),
    until: momentOf(end_date, 'end'),
  };
  const orders = await loadOrders(db, filter, { limit, offset });
  return { orders: orders.map(order => adminView(order, now)), total: await countOrders(db, filter) };
}

/**
 * A placed order of any customer, by id or number.
 * @throws Problem 404 also for a cart, which only its customer may see
 */
export async function findOrder(db: Executor, idOrNumber: string, now: Date): Promise<AdminOrder> {
  return adminView(await load(db, idOrNumber), now);
}

/** What happened to an order, oldest first. @throws Problem 404 */
export async function orderHistory(db: Executor, idOrNumber: string) {
  const { record } = await load(db, idOrNumber);
  const events = (await selectEvents(db, record.order.id)).map(({ status, createdAt, actor, person, note }) => ({
    ...{ status, actor, person, note },
    at: createdAt.toISOString(),
  }));
  return { events, total: events.length };
}

/**
 * Accepts an order: from now on its customer has the method's time to pay.
 * @throws Problem 404, 409 order_transition_not_allowed
 */
export async function validateOrder(tx: Executor, idOrNumber: string, { now, config }: { now: Date; config: Config }): Promise<AdminOrder> {
  const order = await lockForShop(tx, idOrNumber);
  const minutes = await paymentMinutes(tx, config, order.paymentMethodId);
  const paymentDeadline = new Date(now.getTime() + minutes * 60_000);
  await moveOrder(tx, order, { to: orderStatus.waitingForPayment, actor: 'admin', now, fields: { paymentDeadline } });
  return findOrder(tx, order.id, now);
}

/**
 * Cancels an order for the shop.
 * @throws Problem 404, 409 order_transition_not_allowed
 */
export async function cancelForShop(tx: Executor, idOrNumber: string, { now, reason }: { now: Date; reason: string }): Promise<AdminOrder> {
  const order = await lockForShop(tx, idOrNumber);
  await moveOrder(tx, order, { to: orderStatus.cancelled, actor: 'admin', now, note: reason, fields: { cancelReason: reason } });
  return findOrder(tx, order.id, now);
}

/** The statuses of a paid order, one after the other; `shipOrder` has the one between. */
const nextStatus = { process: orderStatus.processing, deliver: orderStatus.done } as const;

/**
 * Moves an order on for the shop; `fields` are what the step fixes, such as who received it.
 * @throws Problem 404, 409 order_transition_not_allowed
 */
export async function advanceOrder(
  tx: Executor,
  idOrNumber: string,
  { step, now, fields = {} }: { step: keyof typeof nextStatus; now: Date; fields?: Pick<Partial<OrderRow>, 'receivedBy'> },
): Promise<AdminOrder> {
  const order = await lockForShop(tx, idOrNumber);
  await moveOrder(tx, order, { to: nextStatus[step], actor: 'admin', now, fields });
  return findOrder(tx, order.id, now);
}

/**
 * An order is on its way, or a pick-up is ready.
 * @throws Problem 404, 409 order_transition_not_allowed, 422 where a shipment has no tracking number
 */
export async function shipOrder(
  tx: Executor,
  idOrNumber: string,
  { now, trackingNumber }: { now: Date; trackingNumber: string | null },
): Promise<AdminOrder> {
  const order = await lockForShop(tx, idOrNumber);
  if (trackingNumber === null && order.shipmentMethodId !== PICK_UP) throw invalid({ tracking_number: ['required'] });
  await moveOrder(tx, order, { to: orderStatus.onShipping, actor: 'admin', now, fields: { trackingNumber } });
  return findOrder(tx, order.id, now);
}

/**
 * Hands a pick-up over to the customer who shows its code.
 * @throws Problem 404 where no order has it, 409 order_transition_not_allowed
 */
export async function collectOrder(
  tx: Executor,
  code: string,
  { now, receivedBy }: { now: Date; receivedBy: string | null },
): Promise<AdminOrder> {
  const read = readPickupCode(code);
  const id = read === null ? null : await findByPickupCode(tx, read);
  if (id === null) throw notFound('code');
  const { record } = await load(tx, id);
  return advanceOrder(tx, id, { step: 'deliver', now, fields: { receivedBy: receivedBy ?? record.customer.name } });
}

async function load(db: Executor, idOrNumber: string): Promise<LoadedOrder> {
  const number = withoutInvisible(idOrNumber).trim().toUpperCase();
  const filter: OrderFilter | null = isId(idOrNumber) ? { ids: [idOrNumber] } : isOrderNumber(number) ? { number } : null;
  const [loaded] = filter === null ? [] : await loadOrders(db, filter);
  if (loaded === undefined || loaded.record.order.status === orderStatus.cart) throw notFound('order');
  return loaded;
}

/**
 * Locks a placed order until the transaction ends.
 * @throws Problem 404
 */
export async function lockForShop(tx: Executor, idOrNumber: string): Promise<OrderRow> {
  const { record } = await load(tx, idOrNumber);
  const order = await lockOrder(tx, record.order.id, null);
  if (order === null) throw notFound('order');
  return order;
}

/** The code is the customer's to show: the staff's own list doesn't tell it. */
function adminView(order: LoadedOrder, now: Date): AdminOrder {
  const view = orderView(order, { language: 'id', now });
  const { receipt } = view.payment;
  const url = `/api${adminReceiptFile.path.replace(':id', view.id)}`;
  const payment = { ...view.payment, receipt: receipt === null ? null : { ...receipt, url } };
  return { ...view, pickup_code: null, payment, customer: order.record.customer };
}

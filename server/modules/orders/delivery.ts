import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { PICK_UP } from '#contract/shipping.ts';
import { dayIn, PAY_WITHIN } from '#lib/freight/arrival.ts';
import type { Executor } from '#server/db/client.ts';
import { type DeliveryTerms, depotView, expectedEta, nextSailingOf, promisedArrival } from '#server/modules/shipping/delivery.ts';
import { type OrderRecord, type OrderRow, selectOrders } from './store.ts';

const { cart, waitingForValidation, waitingForPayment, processing, onShipping, cancelled } = orderStatus;

/** Where an order leaves from, when it arrives, and what its customer shows to collect it. */
export function deliveryView(
  record: OrderRecord,
  now: Date,
): Required<Pick<Order, 'depot' | 'eta' | 'next_sailing' | 'is_late' | 'pickup_code'>> {
  const { order, depot } = record;
  return {
    depot: depot === null || order.status === cart ? null : depotView(depot),
    eta: etaView(record, now),
    next_sailing: isBeforePayment(order) ? nextSailing(record, now) : null,
    is_late: isLate(record, now),
    pickup_code: order.status === onShipping ? order.pickupCode : null,
  };
}

/**
 * The dates that an order gets when its payment is validated; they are the shop's promise from then on.
 * None for an order from before dates were kept, and where they depend on the ship.
 */
export async function promisedDates(tx: Executor, orderId: string, now: Date): Promise<Pick<Partial<OrderRow>, 'etaFrom' | 'etaTo'>> {
  const [record] = await selectOrders(tx, { ids: [orderId] });
  const terms = record === undefined ? null : termsOf(record);
  const arrival = terms === null ? null : promisedArrival(terms, now);
  return arrival === null ? {} : { etaFrom: arrival.from, etaTo: arrival.to };
}

function termsOf({ order, depot, sailings }: OrderRecord): DeliveryTerms | null {
  const { shipmentMethodId, daysMin, daysMax } = order;
  return depot === null || shipmentMethodId === null ? null : { methodId: shipmentMethodId, daysMin, daysMax, depot, sailings };
}

const isBeforePayment = ({ status }: OrderRow) => status === waitingForValidation || status === waitingForPayment;

function etaView(record: OrderRecord, now: Date): Order['eta'] {
  const { status, etaFrom, etaTo, paymentDeadline } = record.order;
  if (status === cart || status === cancelled) return null;
  if (!isBeforePayment(record.order)) return etaFrom === null || etaTo === null ? null : { from: etaFrom, to: etaTo, pay_by: null };
  const terms = termsOf(record);
  // A deadline that has passed stands still while a receipt is checked.
  const payBy = paymentDeadline !== null && paymentDeadline > now ? paymentDeadline : new Date(now.getTime() + PAY_WITHIN);
  return terms === null ? null : expectedEta(terms, now, payBy);
}

function nextSailing(record: OrderRecord, now: Date): Order['next_sailing'] {
  const terms = termsOf(record);
  return terms === null ? null : nextSailingOf(terms, now);
}

/** The last status in which the shop still owes the goods: a pick-up that is ready waits for its customer. */
const lastOwed = (shipmentMethodId: string | null) => (shipmentMethodId === PICK_UP ? processing : onShipping);

/** Whether an order is paid, and its goods are not with its customer yet. */
export const isOwed = ({ status, shipmentMethodId }: OrderRow): boolean =>
  status > waitingForPayment && status <= lastOwed(shipmentMethodId);

function isLate({ order, depot }: OrderRecord, now: Date): boolean {
  const { etaTo } = order;
  if (depot === null || etaTo === null || !isOwed(order)) return false;
  return etaTo < dayIn(depot.timeZone, now.getTime());
}

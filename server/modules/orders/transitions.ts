import { notificationType, statusProgress } from '#contract/notifications.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { OrderStatus } from '#contract/orders.ts';
import { PICK_UP } from '#contract/shipping.ts';
import type { Executor } from '#server/db/client.ts';
import { Problem } from '#server/http/problem.ts';
import { countBought } from '#server/modules/lists/bought.ts';
import { oweForCancelled } from '#server/modules/money/service.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { releaseStock, sellReserved } from '#server/modules/stock/service.ts';
import { promisedDates } from './delivery.ts';
import { nextInvoiceNumber } from './invoice/number-store.ts';
import { shopDay } from './number.ts';
import { pickupCode } from './pickup-code.ts';
import { findSubmitted } from './receipt-store.ts';
import { countSold } from './sold-store.ts';
import { assignDrawn, type OrderRow, selectLines, updateStatus } from './store.ts';

/** The actor that moves an order: its customer, the shop, or the passing of its payment deadline. */
export type Actor = 'customer' | 'admin' | 'clock';

const { cart, waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done, cancelled } = orderStatus;

/** Every transition there is; what is not listed is refused. */
const transitions: readonly { readonly from: readonly OrderStatus[]; readonly to: OrderStatus; readonly by: readonly Actor[] }[] = [
  { from: [cart], to: waitingForValidation, by: ['customer'] },
  { from: [waitingForValidation], to: waitingForPayment, by: ['admin'] },
  { from: [waitingForPayment], to: paymentValidated, by: ['admin'] },
  { from: [paymentValidated], to: processing, by: ['admin'] },
  { from: [processing], to: onShipping, by: ['admin'] },
  { from: [onShipping], to: done, by: ['admin', 'customer'] },
  { from: [waitingForValidation, waitingForPayment], to: cancelled, by: ['customer', 'admin'] },
  { from: [paymentValidated, processing], to: cancelled, by: ['admin'] },
  { from: [waitingForValidation, waitingForPayment], to: cancelled, by: ['clock'] },
  // Of an order that the clock cancelled at its payment deadline, for a day: `booking.ts` looks.
  { from: [cancelled], to: paymentValidated, by: ['admin'] },
];

/** Whether the actor may move an order from one status to another. */
export function mayMove(actor: Actor, from: number, to: number): boolean {
  return transitions.some(rule => rule.to === to && rule.by.includes(actor) && rule.from.some(status => status === from));
}

/** A move of an order; `fields` are fixed along with it, `note` goes into its history. */
export interface Move {
  readonly to: OrderStatus;
  readonly actor: Actor;
  readonly now: Date;
  readonly note?: string;
  /** Idempotency key of the customer's own write. */
  readonly origin?: string | null;
  readonly fields?: Partial<OrderRow>;
}

/**
 * Moves a locked order with its event and its customer's notification; cancelling gives its stock back and its money, sending turns its
 * reservation into a sale, receiving counts it in the products' sold units and in
 * the project lists that it was for.
 * A validated payment fixes the days of its arrival and the number of its invoice, and a pick-up that is ready gets its code.
 * @throws Problem 409 order_transition_not_allowed with `data: { from, to }`
 */
export async function moveOrder(tx: Executor, order: OrderRow, { to, actor, now, note, origin = null, fields = {} }: Move): Promise<void> {
  if (!mayMove(actor, order.status, to)) {
    throw new Problem(409, 'order_transition_not_allowed', { data: { from: order.status, to } });
  }
  const occasion = { orderId: order.id, person: actor === 'admin' ? 'shop' : actor };
  if (to === cancelled) {
    await releaseStock(tx, await selectLines(tx, [order.id]), occasion);
    await oweMoney(tx, order, { now, person: occasion.person });
  }
  if (to === onShipping) await sellReserved(tx, await selectLines(tx, [order.id]), occasion);
  if (to === done) {
    await countSold(tx, order.id);
    await countBought(tx, order, now);
  }
  const given = to === paymentValidated ? { ...(await promisedDates(tx, order.id, now)), ...(await invoiceOf(tx, order, now)) } : {};
  await updateStatus(tx, order, { to, actor, now, note: note ?? null, fields: { ...given, ...fields } });
  if (to === onShipping && order.shipmentMethodId === PICK_UP) await assignDrawn(tx, order.id, () => ({ pickupCode: pickupCode() }));
  await notify(tx, {
    customerId: order.customerId,
    type: notificationType.order,
    statusProgress: statusProgress(to),
    orderId: order.id,
    orderNumber: order.number,
    origin,
    at: now,
  });
}

/** The number of its invoice: an order that has one keeps it. */
async function invoiceOf(tx: Executor, { invoiceNumber }: OrderRow, now: Date): Promise<Pick<Partial<OrderRow>, 'invoiceNumber'>> {
  return invoiceNumber === null ? { invoiceNumber: await nextInvoiceNumber(tx, shopDay(now).slice(0, 4)) } : {};
}

/** A cancelled order that was paid, or may have been, comes onto the list of refunds. */
async function oweMoney(tx: Executor, { id, status, total }: OrderRow, occasion: { now: Date; person: string }): Promise<void> {
  const isPaid = status >= paymentValidated;
  if (isPaid || (await findSubmitted(tx, id)) !== null) await oweForCancelled(tx, { id, total, isPaid }, occasion);
}

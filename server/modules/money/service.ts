import type { Payment, PaymentInput, Refund } from '#contract/admin-money.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { hintStaff } from '../events/service.ts';
import * as store from './store.ts';

type PaymentView = Awaited<ReturnType<typeof store.selectPayments>>['rows'][number];
type RefundView = Awaited<ReturnType<typeof store.selectRefunds>>['rows'][number];

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The columns of a payment that staff notes. @param today the day that it came in on where none was given, 'YYYY-MM-DD' */
const paymentFields = ({ amount, reference, payer, received_on, person, note }: PaymentInput, today: string) => ({
  ...{ amount, reference, payer, person, note },
  receivedOn: received_on ?? today,
});

/** Notes the money that paid an order. */
export async function bookPayment(
  tx: Executor,
  orderId: string,
  input: PaymentInput,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  await store.insertPayment(tx, { orderId, ...paymentFields(input, today), createdAt: now });
}

/** Gives money its order, by this member of staff. */
export const settlePayment = (tx: Executor, id: string, by: { readonly orderId: string; readonly person: string }): Promise<void> =>
  store.updatePayment(tx, id, by);

/** Notes money that came without an order. */
export async function addPayment(tx: Executor, input: PaymentInput, { now, today }: { now: Date; today: string }): Promise<Payment> {
  const id = await store.insertPayment(tx, { ...paymentFields(input, today), createdAt: now });
  await hintStaff(tx);
  return readPayment(tx, id);
}

export async function listPayments(
  db: Executor,
  { state, ...page }: Page & { readonly state: store.PaymentState | null },
): Promise<{ payments: Payment[]; total: number }> {
  const { rows, total } = await store.selectPayments(db, { state }, page);
  return { payments: rows.map(paymentView), total };
}

/** How much money waits for a decision: payments without an order, and refunds that are owed. */
export const openMoney = (db: Executor): Promise<{ payments: number; refunds: number }> => store.countOpen(db);

async function readPayment(db: Executor, id: string): Promise<Payment> {
  const [row] = (await store.selectPayments(db, { id })).rows;
  if (row === undefined) throw notFound('payment');
  return paymentView(row);
}

function paymentView({ orderId, orderNumber, receivedOn, createdAt, refundedAt, ...row }: PaymentView): Payment {
  const { id, amount, reference, payer, note, person } = row;
  return {
    ...{ id, amount, reference, payer, note, person },
    state: refundedAt !== null ? 'refunded' : orderId === null ? 'open' : 'booked',
    received_on: receivedOn,
    order_number: orderNumber,
    at: createdAt.toISOString(),
  };
}

/**
 * Locks money for which no order is known yet.
 * @throws Problem 404, 409 payment_settled where it was decided already
 */
export async function lockOpenPayment(tx: Executor, id: string): Promise<store.PaymentRow> {
  const payment = await store.lockPayment(tx, id);
  if (payment === null) throw notFound('payment');
  if (payment.orderId !== null || payment.refundedAt !== null) throw new Problem(409, 'payment_settled');
  return payment;
}

/**
 * Money without an order goes back to its payer.
 * @throws Problem 404, 409 payment_settled
 */
export async function refundPayment(tx: Executor, id: string, { now, person }: { now: Date; person: string }): Promise<Refund> {
  const { amount, payer, reference } = await lockOpenPayment(tx, id);
  await store.updatePayment(tx, id, { refundedAt: now });
  await hintStaff(tx);
  const note = payer === '' ? reference : `${payer}, ${reference}`;
  return readRefund(tx, await store.insertRefund(tx, { paymentId: id, amount, reason: 'no_order', note, person, createdAt: now }));
}

/** An order that is cancelled, as far as its money goes. */
export interface CancelledOrder {
  readonly id: string;
  /** Rupiah. */
  readonly total: number;
  /** Whether its payment was validated; else it has a receipt that was not checked. */
  readonly isPaid: boolean;
}

/** Puts a cancelled order's money on the list of refunds: what was noted as paid, else what it cost. */
export async function oweForCancelled(
  tx: Executor,
  { id, total, isPaid }: CancelledOrder,
  { now, person }: { now: Date; person: string },
): Promise<void> {
  const amount = (isPaid ? await store.bookedFor(tx, id) : null) ?? total;
  if (amount === 0) return;
  await store.insertRefund(tx, { orderId: id, amount, reason: isPaid ? 'cancelled' : 'unchecked_receipt', person, createdAt: now });
}

/** Rupiah that go back for paid orders that were cancelled, by order. */
export async function refundsOf(db: Executor, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return new Map((await store.selectOfCancelled(db, orderIds)).map(({ orderId, amount }) => [orderId ?? '', amount]));
}

/** Owes an order's customer money for a reason of the shop's own. */
export async function addRefund(
  tx: Executor,
  refund: { readonly orderId: string; readonly amount: number; readonly note: string; readonly person: string },
  now: Date,
): Promise<Refund> {
  const id = await store.insertRefund(tx, { ...refund, reason: 'other', createdAt: now });
  await hintStaff(tx);
  return readRefund(tx, id);
}

/**
 * Owes an order's customer money for goods that went back.
 * @param refund `amount` in rupiah, never more than what is left of the order: see `refundableOf`
 * @returns the refund's id
 */
export const oweForReturned = (
  tx: Executor,
  refund: { readonly orderId: string; readonly amount: number; readonly note: string; readonly person: string },
  now: Date,
): Promise<string> => store.insertRefund(tx, { ...refund, reason: 'returned', createdAt: now });

/** Rupiah of a paid order that did not go back yet. The caller has locked the order. @param total of the order, in rupiah */
export async function refundableOf(tx: Executor, { id, total }: { readonly id: string; readonly total: number }): Promise<number> {
  return Math.max(0, total - (await store.refundedFor(tx, id)));
}

/** Refunds by their ids: rupiah, and whether they were sent. One that was dismissed is none. */
export async function refundsByIds(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { amount: number; state: 'owed' | 'sent' }>> {
  const rows = ids.length === 0 ? [] : await store.selectByIds(db, ids);
  return new Map(rows.flatMap(({ id, amount, state }) => (state === 'dismissed' ? [] : [[id, { amount, state }] as const])));
}

export async function listRefunds(
  db: Executor,
  { state, ...page }: Page & { readonly state: store.RefundRow['state'] | null },
): Promise<{ refunds: Refund[]; total: number; owed: number }> {
  const { rows, ...sums } = await store.selectRefunds(db, { state }, page);
  return { refunds: rows.map(refundView), ...sums };
}

/**
 * Settles a refund: it was sent under a reference, or nothing is owed after all.
 * @throws Problem 404, 409 payment_settled
 */
export async function settleRefund(
  tx: Executor,
  id: string,
  change: Pick<store.RefundRow, 'state' | 'person'> & { readonly reference?: string; readonly note?: string },
  now: Date,
): Promise<Refund> {
  const refund = await store.lockRefund(tx, id);
  if (refund === null) throw notFound('refund');
  if (refund.state !== 'owed') throw new Problem(409, 'payment_settled');
  await store.updateRefund(tx, id, { ...change, settledAt: now });
  await hintStaff(tx);
  return readRefund(tx, id);
}

async function readRefund(db: Executor, id: string): Promise<Refund> {
  const [row] = (await store.selectRefunds(db, { id })).rows;
  if (row === undefined) throw notFound('refund');
  return refundView(row);
}

function refundView({ orderNumber, customer, createdAt, settledAt, ...row }: RefundView): Refund {
  const { id, state, reason, amount, reference, note, person } = row;
  return {
    ...{ id, state, reason, amount, reference, note, person, customer },
    order_number: orderNumber,
    at: createdAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  };
}

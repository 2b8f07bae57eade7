import type { AdminCustomer, OrderRules, Payment, Refund } from '#contract/admin-money.ts';
import { customerText, moment, rupiah, table } from './print.ts';

/** Money that came in without a receipt, with how many there are beyond it. */
export function paymentsText(payments: readonly Payment[], total: number): string {
  if (payments.length === 0) return 'No payments.';
  const rows = payments.map(({ id, received_on, amount, reference, payer, state, order_number, person }) => [
    ...[id, received_on, rupiah(amount), reference, payer],
    ...[order_number ?? state, person],
  ]);
  return `${table(['Payment', 'Day', 'Amount', 'Reference', 'Payer', 'Order', 'By'], rows, [2])}\n\n${payments.length} of ${total} payments`;
}

const reasonWords: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'paid order cancelled',
  unchecked_receipt: 'cancelled, receipt not checked',
  no_order: 'money without an order',
  returned: 'goods returned',
  other: 'other',
};

/** Refunds with what is owed in all. @param owed rupiah */
export function refundsText(refunds: readonly Refund[], total: number, owed: number): string {
  if (refunds.length === 0) return 'No refunds.';
  const rows = refunds.map(({ id, at, amount, reason, state, order_number, customer, reference, note }) => [
    ...[id, moment(at), order_number ?? '–', customer === null ? '–' : customerText(customer), rupiah(amount)],
    ...[reasonWords[reason], state === 'owed' ? 'owed' : `${state} ${reference ?? ''}`.trim(), note],
  ]);
  const header = ['Refund', 'Since', 'Order', 'Customer', 'Amount', 'Reason', 'State', 'Note'];
  return `${table(header, rows, [4])}\n\n${refunds.length} of ${total} refunds; owed in all ${rupiah(owed)}`;
}

export function customersText(customers: readonly AdminCustomer[], total: number): string {
  if (customers.length === 0) return 'No customers.';
  const rows = customers.map(({ name, phone, email, orders, open_orders, blocked_at, blocked_reason }) => [
    ...[name, phone, email, String(orders), String(open_orders)],
    blocked_at === null ? '' : `since ${moment(blocked_at)}: ${blocked_reason ?? ''}`,
  ]);
  return `${table(['Customer', 'Phone', 'E-mail', 'Orders', 'Unpaid', 'Blocked'], rows, [3, 4])}\n\n${customers.length} of ${total} customers`;
}

export function rulesText({ validation_hours, open_orders, reserved_units }: OrderRules): string {
  return [
    `validation_hours  ${validation_hours}   an order that the shop has not validated by then is cancelled`,
    `open_orders       ${open_orders}   unpaid orders that one customer may have`,
    `reserved_units    ${reserved_units}   sold units that one customer's unpaid orders may hold`,
  ].join('\n');
}

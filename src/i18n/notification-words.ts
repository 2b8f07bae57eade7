import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words of an order-status notification, by its `status_progress`. */
const titles: readonly MessageDescriptor[] = [
  msg`Order made, waiting for admin approval`,
  msg`Your order is ready for payment`,
  msg`Payment validated`,
  msg`Your order is being processed and waits for the courier`,
  msg`Your order is on its way`,
  msg`Your order was delivered. How was it?`,
  msg`Your order was cancelled. If you have paid, the refund takes 1-3 working days`,
];
const other = msg`News about your order`;

export function notificationTitle(progress: number | null): MessageDescriptor {
  return titles[progress ?? -1] ?? other;
}

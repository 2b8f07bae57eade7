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
/** Where an order that is collected has other words. */
const pickUpTitles: Readonly<Record<number, MessageDescriptor>> = {
  3: msg`Your order is being prepared at the depot`,
  4: msg`Your order is ready for pick-up`,
  5: msg`You have collected your order. How was it?`,
};
const other = msg`News about your order`;

/** @param isPickUp whether the order is collected and not brought */
export function notificationTitle(progress: number | null, isPickUp = false): MessageDescriptor {
  return (isPickUp ? pickUpTitles[progress ?? -1] : undefined) ?? titles[progress ?? -1] ?? other;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderStatus } from '#contract/orders.ts';

/** Stages of an order, by its status. */
const stages: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  1: msg`Cart`,
  2: msg`Waiting for admin validation`,
  3: msg`Waiting for payment`,
  4: msg`Payment validated`,
  5: msg`Processing`,
  6: msg`On shipping`,
  7: msg`Done`,
  8: msg`Cancelled`,
};

/** Where an order that is collected has other words. */
const pickUpStages: Partial<Record<OrderStatus, MessageDescriptor>> = {
  5: msg`Being prepared`,
  6: msg`Ready for pick-up`,
  7: msg`Collected`,
};

/** @param isPickUp whether the order is collected and not brought */
export function stageMessage(status: OrderStatus, isPickUp = false): MessageDescriptor {
  return (isPickUp ? pickUpStages[status] : undefined) ?? stages[status];
}

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  payment_deadline_passed: msg`It was not paid in time`,
  validation_deadline_passed: msg`The shop did not approve it in time`,
};

/** Why an order was cancelled: the shop's code in words, or the reason as the customer or the shop wrote it. */
export function cancelReasonWords(reason: string): MessageDescriptor | string {
  return reasons[reason] ?? reason;
}

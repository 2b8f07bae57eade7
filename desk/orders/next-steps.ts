import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { isPickUp } from '#contract/shipping.ts';
import { isToCheck } from '../data/to-check.ts';

/** What the shop's people can do with an order. `handOver` gives a pick-up to a customer who has no code at hand. */
export type Step =
  | 'validate'
  | 'accept'
  | 'reject'
  | 'pay'
  | 'pack'
  | 'ship'
  | 'ready'
  | 'arrival'
  | 'deliver'
  | 'collect'
  | 'handOver'
  | 'cancel'
  | 'return';

export const stepWords: Readonly<Record<Step, MessageDescriptor>> = {
  validate: msg`Validate the order`,
  accept: msg`Accept the receipt`,
  reject: msg`Reject the receipt`,
  pay: msg`Mark as paid`,
  pack: msg`Mark as packed`,
  ship: msg`Ship the order`,
  ready: msg`Tell the customer it is ready`,
  arrival: msg`Change the promised days`,
  deliver: msg`Mark as received`,
  collect: msg`Type the customer’s code`,
  handOver: msg`Hand over without the code`,
  cancel: msg`Cancel the order`,
  return: msg`Note a return`,
};

/** Of every dialog that asks what a step needs to know. */
export interface StepDialogProps {
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

interface NextSteps {
  /** What most orders like this one need next; null where the order is over. */
  readonly primary: Step | null;
  readonly others: readonly Step[];
}

/** Milliseconds after its end in which an order that was not paid in time can still be paid. */
const REVIVAL = 24 * 3_600_000;

/** What can be done with an order now: the server allows these and refuses the others. */
export function nextStepsOf(order: AdminOrder): NextSteps {
  const isCollected = isPickUp(order);
  switch (order.status) {
    case orderStatus.waitingForValidation:
      return { primary: 'validate', others: ['cancel'] };
    case orderStatus.waitingForPayment:
      return isToCheck(order) ? { primary: 'accept', others: ['reject', 'cancel'] } : { primary: 'pay', others: ['cancel'] };
    case orderStatus.paymentValidated:
      return { primary: 'pack', others: ['arrival', 'cancel'] };
    case orderStatus.processing:
      return { primary: isCollected ? 'ready' : 'ship', others: ['arrival', 'cancel'] };
    case orderStatus.onShipping:
      return isCollected ? { primary: 'collect', others: ['handOver'] } : { primary: 'deliver', others: ['arrival'] };
    case orderStatus.done:
      return { primary: null, others: ['return'] };
    default:
      return { primary: null, others: isRevivable(order) ? ['pay'] : [] };
  }
}

/** Whether its money, or a receipt of it, is with the shop: then cancelling it owes a refund. */
export const hasMoney = (order: AdminOrder): boolean => order.status > orderStatus.waitingForPayment || isToCheck(order);

function isRevivable({ status, cancel_reason, updated_at, server_time }: AdminOrder): boolean {
  const isInTime = Date.parse(server_time) - Date.parse(updated_at) < REVIVAL;
  return status === orderStatus.cancelled && cancel_reason === 'payment_deadline_passed' && isInTime;
}

/** What a decision on an order is made about: where it differs after a reading, the order was decided on by other hands. */
export const markOf = ({ status, payment: { receipt } }: AdminOrder): string =>
  [status, receipt?.state ?? '', receipt?.uploaded_at ?? ''].join(' ');

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Queues } from '#contract/admin-queues.ts';
import type { TagProps } from '#ui/primitives/Tag.tsx';

/** What waits for the shop's people: everything that the queues count. */
export type QueueName = Exclude<keyof Queues, 'latest_order_at'>;

/** The queues in the order in which an order goes through them. */
export const queueWords: Readonly<Record<QueueName, MessageDescriptor>> = {
  to_validate: msg`To validate`,
  receipts: msg`Receipts to check`,
  unpaid: msg`Waiting for payment`,
  to_pack: msg`To pack`,
  to_ship: msg`To ship or announce`,
  pick_up_ready: msg`Ready for pick-up`,
  late: msg`Late`,
  refunds: msg`Refunds owed`,
  returns: msg`Returns to decide`,
  payments: msg`Money without an order`,
};

/** An order's status, 2 to 8, as the shop's people say it. */
export const statusWords: Readonly<Record<number, MessageDescriptor>> = {
  2: msg`To validate`,
  3: msg`Waiting for payment`,
  4: msg`Paid, to pack`,
  5: msg`Packed, to ship`,
  6: msg`On its way`,
  7: msg`Done`,
  8: msg`Cancelled`,
};

export const statusTones: Readonly<Record<number, NonNullable<TagProps['tone']>>> = {
  2: 'warn',
  3: 'neutral',
  4: 'brand',
  5: 'brand',
  6: 'info',
  7: 'ok',
  8: 'bad',
};

/** Who did a step of an order where no member of staff is named. */
export const actorWords: Readonly<Record<'customer' | 'admin' | 'clock', MessageDescriptor>> = {
  customer: msg`the customer`,
  admin: msg`the shop`,
  clock: msg`by itself, after its time`,
};

/** What the server writes as the reason where no person cancelled. */
export const cancelWords: Readonly<Record<string, MessageDescriptor>> = {
  payment_deadline_passed: msg`It was not paid in time`,
  validation_deadline_passed: msg`The shop did not validate it in time`,
};

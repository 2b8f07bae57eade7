import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Payment, Refund } from '#contract/admin-money.ts';
import type { TagProps } from '#ui/primitives/Tag.tsx';

type Tone = NonNullable<TagProps['tone']>;

export const paymentStateWords: Readonly<Record<Payment['state'], MessageDescriptor>> = {
  open: msg`Without an order`,
  booked: msg`Paid an order`,
  refunded: msg`Goes back`,
};
export const paymentStateTones: Readonly<Record<Payment['state'], Tone>> = { open: 'warn', booked: 'ok', refunded: 'neutral' };

export const refundStateWords: Readonly<Record<Refund['state'], MessageDescriptor>> = {
  owed: msg`Owed`,
  sent: msg`Sent`,
  dismissed: msg`Not owed after all`,
};
export const refundStateTones: Readonly<Record<Refund['state'], Tone>> = { owed: 'warn', sent: 'ok', dismissed: 'neutral' };

export const refundReasonWords: Readonly<Record<Refund['reason'], MessageDescriptor>> = {
  cancelled: msg`A paid order was cancelled`,
  unchecked_receipt: msg`An order was cancelled before its receipt was checked`,
  no_order: msg`Money that came without an order`,
  returned: msg`Goods were returned`,
  other: msg`The shop’s own reason`,
};

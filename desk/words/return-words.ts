import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Return, ReturnOutcome, ReturnReason } from '#contract/returns.ts';
import type { TagProps } from '#ui/primitives/Tag.tsx';

export const returnReasonWords: Readonly<Record<ReturnReason, MessageDescriptor>> = {
  damaged: msg`It came damaged`,
  missing: msg`It did not come`,
  wrong: msg`It is not what was ordered`,
  unwanted: msg`The customer does not need it any more`,
};

export const returnOutcomeWords: Readonly<Record<ReturnOutcome, MessageDescriptor>> = {
  refund: msg`Money back`,
  replacement: msg`Other goods for it`,
};

export const returnStateWords: Readonly<Record<Return['state'], MessageDescriptor>> = {
  asked: msg`To decide`,
  accepted: msg`Accepted`,
  rejected: msg`Rejected`,
};

export const returnStateTones: Readonly<Record<Return['state'], NonNullable<TagProps['tone']>>> = {
  asked: 'warn',
  accepted: 'ok',
  rejected: 'neutral',
};

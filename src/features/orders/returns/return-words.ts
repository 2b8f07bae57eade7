import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReturnOutcome, ReturnReason } from '#contract/returns.ts';

export const reasonWords: Readonly<Record<ReturnReason, MessageDescriptor>> = {
  damaged: msg`It came damaged`,
  missing: msg`Something is missing`,
  wrong: msg`It is not what I ordered`,
  unwanted: msg`I do not need it any more`,
};

/** Until when, and on what condition: as the page on guarantee and returns has it. */
export const reasonNotes: Readonly<Record<ReturnReason, MessageDescriptor>> = {
  damaged: msg`Tell us within 48 hours, with a photo`,
  missing: msg`Tell us within 48 hours, with a photo of what came`,
  wrong: msg`Tell us within 48 hours, with a photo`,
  unwanted: msg`Within 7 days, unused and in its packaging. The way back is at your cost`,
};

export const wishWords: Readonly<Record<ReturnOutcome, MessageDescriptor>> = {
  refund: msg`Money back`,
  replacement: msg`A replacement`,
};

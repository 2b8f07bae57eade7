import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessage as sharedFieldMessage, problemMessage as sharedMessage } from '#i18n/problem-words.ts';

/** Refusals that only the shop's own people meet, and those that mean something else to them than to a customer. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  timeout: msg`The line is too slow: it may have been done all the same. Try again, nothing is done twice`,
  network: msg`The shop cannot be reached. Nothing you typed is lost: try again once there is a line`,
  unauthorized: msg`Please sign in again`,
  forbidden: msg`Your role does not allow this. Ask the owner`,
  second_factor_required: msg`Enter the code of your authenticator app, or a recovery code`,
  second_factor_incorrect: msg`This code is not right, or was used already`,
  second_factor_exists: msg`The second factor is on already`,
  invitation_expired: msg`This invitation was used or has expired. Ask the owner for another one`,
  last_owner: msg`The shop needs one owner at least`,
  email_taken: msg`This e-mail address is a member of staff already`,
  order_transition_not_allowed: msg`A colleague or the customer was faster: the order has moved on. You see it as it is now`,
  receipt_missing: msg`A colleague was faster: this receipt was decided already`,
  payment_settled: msg`A colleague was faster: this is settled already`,
  return_settled: msg`A colleague was faster: this return was decided already`,
  payment_short: msg`This is less than the order costs`,
  stock_short: msg`There is not enough stock left for it`,
  return_not_open: msg`The time for returns of this order is over`,
  return_not_allowed: msg`Goods that were cut or mixed go back only if they are damaged or wrong`,
  return_quantity: msg`More than was delivered and not returned yet`,
  import_failed: msg`The file has mistakes. Nothing was changed`,
  import_questioned: msg`The file would change much. Look at the list and confirm it`,
  preview_outdated: msg`The goods have changed since the preview. Look at it again`,
  depot_in_use: msg`This depot still has stock or orders`,
  idempotency_in_progress: msg`This is being done right now. Wait a moment`,
};

const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  too_small: msg`This is too little`,
  too_large: msg`This is too much`,
  not_found: msg`There is no such entry`,
};

/** The words of a failed call, in the language of the desk. */
export function problemMessage(error: unknown): MessageDescriptor {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return words[code] ?? sharedMessage(error);
}

/** The words of a field's error, by its code. */
export function fieldMessage(code: string): MessageDescriptor {
  return fieldWords[code] ?? sharedFieldMessage(code);
}

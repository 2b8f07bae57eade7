import { confirmationLetter } from '../customers/confirmation-letter.ts';
import { emailChangedLetter } from '../customers/email-changed-letter.ts';
import { passwordChangedLetter, passwordResetLetter } from '../customers/password-letters.ts';
import { orderLetter } from '../notifications/order-letter.ts';
import { newOrderLetter } from '../staff/new-order-letter.ts';
import type { Compose, MailKind } from './composing.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Of every kind of mail its words, and the milliseconds after which it is given up, since its reader has no use for it any more. */
export const letters: Readonly<Record<MailKind, { readonly compose: Compose; readonly life: number }>> = {
  password_reset: { compose: passwordResetLetter, life: 30 * MINUTE },
  password_changed: { compose: passwordChangedLetter, life: 3 * DAY },
  email_confirmation: { compose: confirmationLetter, life: 3 * DAY },
  email_changed: { compose: emailChangedLetter, life: 3 * DAY },
  order_news: { compose: orderLetter, life: DAY },
  new_order: { compose: newOrderLetter, life: DAY },
};

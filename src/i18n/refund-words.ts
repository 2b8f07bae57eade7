import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatWeekday } from '#lib/day-words.ts';
import { formatRupiah } from './formats.ts';
import { languageOf } from './use-language.ts';

interface Cancelled {
  readonly number: string | null;
  /** Null for an order that never could be paid. */
  readonly payment_deadline: string | null;
  /** Rupiah, and the last day as 'YYYY-MM-DD'. */
  readonly refund?: { readonly amount: number; readonly by: string } | null | undefined;
}

/**
 * The refund of a cancelled order and its date; where no payment was booked, what to do if the money was sent all the same.
 * @returns null for an order that was cancelled before it could be paid
 */
export function refundWords(i18n: I18n, { refund, number, payment_deadline }: Cancelled): string | null {
  // A phone may show an order that it kept before the shop told refunds.
  if (!refund && payment_deadline === null) return null;
  const order = number ?? '';
  if (!refund) return i18n._(msg`If you have paid, tell us the order number ${order}: the refund takes 1-3 working days.`);
  const [amount, day] = [formatRupiah(refund.amount), formatWeekday(refund.by, languageOf(i18n.locale))];
  return i18n._(msg`${amount} comes back to your account by ${day} at the latest.`);
}

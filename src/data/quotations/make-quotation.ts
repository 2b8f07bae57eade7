import { ageClock } from '../age-clock.ts';
import { type QuotationSource, quotationOf } from './from-goods.ts';
import { initialsOf, nextNumber } from './number.ts';
import { phoneQuotations } from './phone-quotations.ts';

/**
 * Keeps a new quotation of a list, a section or a cart, with the next free number.
 * @returns its id
 * @throws AppError quotations_full, device_full, device_unavailable
 */
export async function makeQuotation(source: QuotationSource): Promise<string> {
  const book = phoneQuotations();
  await book.load();
  const { quotations, letterhead } = book.state.get();
  const quotation = quotationOf(source, { now: ageClock.now(), place: letterhead?.place ?? '' });
  const initials = letterhead?.initials || initialsOf(letterhead?.name ?? '');
  const number = nextNumber(quotations, { kind: quotation.kind, initials, date: quotation.date });
  await book.write({ ...quotation, number }, { isNew: true });
  return quotation.id;
}

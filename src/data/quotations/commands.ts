import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Letterhead, type Quotation, quotationLimits } from '#contract/quotations.ts';
import { AppError } from '#lib/app-error.ts';
import { within } from '#lib/scheduled.ts';
import { ageClock } from '../age-clock.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useSessionState } from '../session/use-session.ts';
import { type QuotationSource, quotationOf } from './from-goods.ts';
import { initialsOf, nextNumber } from './number.ts';
import { phoneQuotations } from './phone-quotations.ts';
import { quotationQueries } from './queries.ts';
import { letterheadView, quotationsView } from './quotations-view.ts';

/**
 * Writes of quotations and the letterhead: a customer's wait in the outbox, a guest's are on this phone at once.
 * They throw an AppError (device_full, device_unavailable, not_found) where they are not kept.
 */
export interface QuotationCommands {
  save(quotation: Quotation): Promise<void>;
  remove(quotation: Pick<Quotation, 'id' | 'number'>): Promise<void>;
  saveLetterhead(letterhead: Letterhead): Promise<void>;
}

export function useQuotationCommands(): QuotationCommands {
  const { user } = useSessionState();
  const outbox = useOutbox();
  const userId = user?.id ?? null;
  return useMemo(() => (userId === null ? guestCommands : customerCommands(outbox, userId)), [outbox, userId]);
}

const guestCommands: QuotationCommands = {
  save: quotation => phoneQuotations().write(quotation),
  remove: ({ id }) => phoneQuotations().remove(id),
  saveLetterhead: letterhead => phoneQuotations().writeLetterhead(letterhead),
};

function customerCommands(outbox: Outbox, userId: string): QuotationCommands {
  const kept = async (mutation: Parameters<Outbox['enqueue']>[0]) => {
    // The outbox has said so itself; the form keeps what was typed.
    if (!(await outbox.enqueue(mutation))) throw new AppError('device_unavailable', 400);
  };
  return {
    save: quotation =>
      kept({ kind: 'quotation.put', userId, quotation: { ...quotation, updated_at: new Date(ageClock.now()).toISOString() } }),
    remove: ({ id, number }) => kept({ kind: 'quotation.delete', userId, quotationId: id, number }),
    saveLetterhead: letterhead => kept({ kind: 'letterhead.put', userId, letterhead }),
  };
}

/** Milliseconds that a customer waits for what the account has, before a quotation is made without it. */
const PATIENCE = 2_000;

/** Where a new quotation is kept. @param userId null: a guest's, on this phone */
export interface QuotationPlace {
  readonly userId: string | null;
  readonly outbox: Outbox;
  readonly queryClient: QueryClient;
}

/**
 * Keeps a new quotation of a list, a section or a cart, with the next free number as far as this phone knows.
 * @returns its id
 * @throws AppError quotations_full, device_full, device_unavailable
 */
export async function makeQuotation(source: QuotationSource, place: QuotationPlace): Promise<string> {
  const { quotations, letterhead } = await knownAt(place);
  if (quotations.length >= quotationLimits.quotations) throw new AppError('quotations_full', 422);
  const quotation = quotationOf(source, { now: ageClock.now(), place: letterhead?.place ?? '' });
  const initials = letterhead?.initials || initialsOf(letterhead?.name ?? '');
  const number = nextNumber(quotations, { kind: quotation.kind, initials, date: quotation.date });
  if (place.userId === null) await phoneQuotations().write({ ...quotation, number }, { isNew: true });
  else await customerCommands(place.outbox, place.userId).save({ ...quotation, number });
  return quotation.id;
}

async function knownAt({ userId, outbox, queryClient }: QuotationPlace) {
  if (userId === null) {
    await phoneQuotations().load();
    return phoneQuotations().state.get();
  }
  // Without the shop's word a number may be given twice, which the form then says.
  const asked = <Answer>(answer: Promise<Answer>) => within(PATIENCE, answer).catch(() => undefined);
  const [known, head] = await Promise.all([
    asked(queryClient.ensureQueryData(quotationQueries.all())),
    asked(queryClient.ensureQueryData(quotationQueries.letterhead())),
  ]);
  const waiting = outbox.waiting.get();
  return { quotations: quotationsView(known ?? [], waiting), letterhead: letterheadView(head, waiting) ?? null };
}

/**
 * Brings the quotations and the letterhead of this phone into the customer's account, under the ids that they have: a save that is cut short and
 * repeated makes no second one. Each leaves the phone's own once the outbox has it.
 * @throws AppError device_unavailable, device_full
 */
export async function savePhoneQuotations(outbox: Outbox, userId: string): Promise<void> {
  const book = phoneQuotations();
  await book.load();
  const { quotations, letterhead } = book.state.get();
  const commands = customerCommands(outbox, userId);
  for (const quotation of quotations) {
    await commands.save(quotation);
    await book.remove(quotation.id);
  }
  if (letterhead !== null) {
    await commands.saveLetterhead(letterhead);
    await book.removeLetterhead();
  }
}

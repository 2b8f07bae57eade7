import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { type Letterhead, LetterheadSchema, type Quotation, quotationLimits } from '#contract/quotations.ts';
import { AppError } from '#lib/app-error.ts';
import { within } from '#lib/scheduled.ts';
import { ageClock } from '../age-clock.ts';
import { goodsOfLine } from '../lists/line-of.ts';
import type { NewMutation } from '../outbox/mutations.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useSessionState } from '../session/use-session.ts';
import { type QuotationSource, quotationOf } from './from-goods.ts';
import { initialsOf, nextNumber } from './number.ts';
import { phoneQuotations } from './phone-quotations.ts';
import { quotationQueries } from './queries.ts';
import { letterheadView, quotationsView } from './quotations-view.ts';
import { isRefusedDeletion, isRefusedVersion, versionOfShop } from './use-conflicts.ts';

/**
 * Writes of quotations and the letterhead: a customer's wait in the outbox, a guest's are on this phone at once.
 * They throw an AppError (device_full, device_unavailable, not_found, quotation_changed) where they are not kept.
 */
export interface QuotationCommands {
  /** @param base `updated_at` of the version that it was made of; left out: it takes the place of any other @returns its own `updated_at` */
  save(quotation: Quotation, base?: string | null): Promise<string>;
  /** Gives up the customer's own versions, or the deletion, that the shop did not take. */
  dropRefused(id: string): Promise<void>;
  /** @param base `updated_at` of the version that the customer has before them; left out: it goes, whatever it is */
  remove(quotation: Pick<Quotation, 'id' | 'number'>, base?: string): Promise<void>;
  saveLetterhead(letterhead: Letterhead): Promise<void>;
}

export function useQuotationCommands(): QuotationCommands {
  const { user } = useSessionState();
  const outbox = useOutbox();
  const userId = user?.id ?? null;
  return useMemo(() => (userId === null ? guestCommands : customerCommands(outbox, userId)), [outbox, userId]);
}

const guestCommands: QuotationCommands = {
  save: (quotation, base) => phoneQuotations().write(quotation, { base }),
  // A guest's version that was not taken is in no queue.
  dropRefused: async () => undefined,
  remove: ({ id }) => phoneQuotations().remove(id),
  saveLetterhead: letterhead => phoneQuotations().writeLetterhead(withSoundNumber(letterhead)),
};

async function keep(outbox: Outbox, mutation: NewMutation): Promise<void> {
  // The outbox has said so itself; the form keeps what was typed.
  if (!(await outbox.enqueue(mutation))) throw new AppError('device_unavailable', 400);
}

/** Without a tax number that is still being typed, for which all the rest would be refused; its field says so meanwhile. */
function withSoundNumber(letterhead: Letterhead): Letterhead {
  return v.is(LetterheadSchema.entries.tax_number, letterhead.tax_number) ? letterhead : { ...letterhead, tax_number: '' };
}

function customerCommands(outbox: Outbox, userId: string): QuotationCommands {
  const kept = (mutation: NewMutation) => keep(outbox, mutation);
  return {
    async save(quotation, base) {
      const version = new Date(ageClock.now()).toISOString();
      const known = versionOfShop(outbox.view.get().entries, quotation.id, base);
      await kept({ kind: 'quotation.put', userId, quotation: { ...quotation, updated_at: version }, base: known });
      return version;
    },
    async dropRefused(id) {
      const refused = outbox.view
        .get()
        .entries.filter(
          entry =>
            (isRefusedVersion(entry) && entry.mutation.quotation.id === id) ||
            (isRefusedDeletion(entry) && entry.mutation.quotationId === id),
        );
      for (const entry of refused) await outbox.remove(entry.id);
    },
    remove({ id, number }, base) {
      const known = versionOfShop(outbox.view.get().entries, id, base) ?? undefined;
      return kept({ kind: 'quotation.delete', userId, quotationId: id, number, base: known });
    },
    saveLetterhead: letterhead => kept({ kind: 'letterhead.put', userId, letterhead: withSoundNumber(letterhead) }),
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

type CustomerPlace = QuotationPlace & { readonly userId: string };

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
  else await customerCommands(place.outbox, place.userId).save({ ...quotation, number }, null);
  return quotation.id;
}

async function knownAt({ userId, outbox, queryClient }: QuotationPlace) {
  if (userId === null) {
    await phoneQuotations().load();
    return { ...phoneQuotations().state.get(), isKnown: true };
  }
  // Without the shop's word a number may be given twice, which the form then says.
  const asked = <Answer>(answer: Promise<Answer>) => within(PATIENCE, answer).catch(() => undefined);
  const [known, head] = await Promise.all([
    asked(queryClient.ensureQueryData(quotationQueries.all())),
    asked(queryClient.ensureQueryData(quotationQueries.letterhead())),
  ]);
  const waiting = outbox.waiting.get();
  return {
    quotations: quotationsView(known ?? [], waiting),
    letterhead: letterheadView(head, waiting) ?? null,
    isKnown: known !== undefined,
  };
}

/**
 * Notes that the goods of a quotation have been ordered. An order without any of its goods is another one.
 * @param quotationId the one whose goods were put into the cart @param ordered ids of variants
 * @returns whether it is settled
 */
export async function markOrdered(place: QuotationPlace, quotationId: string, ordered: readonly string[]): Promise<boolean> {
  if (place.userId === null) return false;
  const { quotations, isKnown } = await knownAt(place);
  const inAccount = quotations.find(({ id }) => id === quotationId);
  // Made as a guest, who had to sign in for the order.
  const guest = inAccount === undefined ? await knownAt({ ...place, userId: null }) : null;
  const quotation = inAccount ?? guest?.quotations.find(({ id }) => id === quotationId);
  if (quotation === undefined) return isKnown;
  const isMeant = quotation.lines.some(line => {
    const id = goodsOfLine(quotation.goods, line)?.id ?? line.product_variant_id;
    return id !== null && ordered.includes(id);
  });
  const commands = guest === null ? customerCommands(place.outbox, place.userId) : guestCommands;
  if (isMeant) await commands.save({ ...quotation, state: 'ordered' }, quotation.updated_at);
  return isMeant;
}

/**
 * Brings the quotations of this phone into the customer's account, under the ids that they have: a save that is cut short and repeated makes no
 * second one. Each leaves the phone's own once the outbox has it. The letterhead comes along where the account has none.
 * @returns whether any came in
 * @throws AppError device_unavailable, device_full
 */
export async function savePhoneQuotations(place: CustomerPlace): Promise<boolean> {
  const { outbox, userId } = place;
  const book = phoneQuotations();
  await book.load();
  const { quotations, letterhead } = book.state.get();
  for (const quotation of quotations) {
    // As the version that it was: repeated, it is no other one.
    await keep(outbox, { kind: 'quotation.put', userId, quotation, base: null });
    await book.remove(quotation.id);
  }
  // The guest's may lack what the account's has, such as the logo: only the customer can say which of two it is to be.
  const isTaken = letterhead !== null && (await accountLetterhead(place)) === null;
  if (isTaken) await takePhoneLetterhead(outbox, userId);
  return quotations.length > 0 || isTaken;
}

/** Puts the letterhead of this phone in the place of the account's. @throws AppError device_unavailable, device_full */
export async function takePhoneLetterhead(outbox: Outbox, userId: string): Promise<void> {
  const book = phoneQuotations();
  await book.load();
  const { letterhead } = book.state.get();
  if (letterhead === null) return;
  await customerCommands(outbox, userId).saveLetterhead(letterhead);
  await book.removeLetterhead();
}

/** The letterhead of the account as the shop has it now, with what waits; undefined where the shop does not say. */
async function accountLetterhead({ outbox, queryClient }: CustomerPlace): Promise<Letterhead | null | undefined> {
  const query = { ...quotationQueries.letterhead(), staleTime: 0, retry: false };
  const known = await within(PATIENCE, queryClient.fetchQuery(query)).catch(() => undefined);
  return letterheadView(known, outbox.waiting.get());
}

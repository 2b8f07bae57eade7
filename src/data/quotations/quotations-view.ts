import type { Letterhead, Quotation } from '#contract/quotations.ts';
import { type Mutation, ofKind } from '../outbox/mutations.ts';

/** The customer's quotations on screen: the shop's last answer with what waits replayed over it, the one that was changed last first. Pure. */
export function quotationsView(known: readonly Quotation[], mutations: readonly Mutation[]): readonly Quotation[] {
  const all = ofKind(mutations, 'quotation.put', 'quotation.delete').reduce<readonly Quotation[]>((quotations, mutation) => {
    const id = mutation.kind === 'quotation.put' ? mutation.quotation.id : mutation.quotationId;
    const others = quotations.filter(quotation => quotation.id !== id);
    return mutation.kind === 'quotation.put' ? [mutation.quotation, ...others] : others;
  }, known);
  return [...all].sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));
}

/** The letterhead on screen; undefined while neither is known. Pure. */
export function letterheadView(known: Letterhead | null | undefined, mutations: readonly Mutation[]): Letterhead | null | undefined {
  return ofKind(mutations, 'letterhead.put').at(-1)?.letterhead ?? known;
}

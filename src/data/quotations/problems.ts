import { type Letterhead, type Quotation, quotationLimits } from '#contract/quotations.ts';
import { isMaterialOnly, quotationSums } from './sums.ts';

/** Why no paper can be made of a quotation yet, by the field that it is about. */
export interface QuotationProblems {
  readonly client?: 'required' | 'too_short';
  readonly number?: 'required' | 'taken';
  /** 'unknown': whether there is one can't be told. */
  readonly letterhead?: 'required' | 'unknown';
  /** A line has no text. */
  readonly lines?: 'unnamed';
  /** It comes to nothing. */
  readonly total?: 'zero';
  /** Ids of lines that have no price, though they are wanted. */
  readonly unpriced?: readonly string[];
}

/**
 * What has to be mended before a paper is made. Drafts are kept with all of it.
 * @param letterhead null for none, undefined while it is not known
 * @param others that are saved, to find a number that is given twice
 */
export function quotationProblems(
  quotation: Quotation,
  {
    letterhead,
    others,
  }: { readonly letterhead: Letterhead | null | undefined; readonly others: readonly Pick<Quotation, 'id' | 'number'>[] },
): QuotationProblems {
  const { id, kind, issuer, lines } = quotation;
  const [client, number] = [quotation.client.name.trim(), quotation.number.trim()];
  const isTaken = others.some(other => other.id !== id && other.number.trim() === number);
  const unpriced = lines.filter(({ price }) => price === 0).map(line => line.id);
  return {
    // An order goes to the shop, whose name is known.
    ...(kind !== 'SP' && client === '' ? { client: 'required' } : {}),
    ...(client !== '' && [...client].length < quotationLimits.clientLeast ? { client: 'too_short' } : {}),
    ...(number === '' ? { number: 'required' } : isTaken ? { number: 'taken' } : {}),
    ...(issuer === 'own' || kind === 'SP' ? letterheadProblem(letterhead) : {}),
    ...(lines.some(({ name }) => name.trim() === '') ? { lines: 'unnamed' } : {}),
    ...(quotationSums(quotation).total === 0 ? { total: 'zero' } : {}),
    ...(unpriced.length > 0 && !isMaterialOnly(kind) ? { unpriced } : {}),
  };
}

function letterheadProblem(letterhead: Letterhead | null | undefined): Pick<QuotationProblems, 'letterhead'> {
  if (letterhead === undefined) return { letterhead: 'unknown' };
  return letterhead === null || letterhead.name.trim() === '' ? { letterhead: 'required' } : {};
}

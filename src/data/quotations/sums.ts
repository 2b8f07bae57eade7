import type { Quotation, QuotationExtra, QuotationLine } from '#contract/quotations.ts';
import { includedVat, otherTaxBase } from '#lib/money.ts';

type Priced = Pick<Quotation, 'issuer' | 'kind' | 'margin' | 'sections' | 'lines' | 'extras'>;

/** A line at the price that the client pays; amounts are rupiah. */
export interface QuotedLine {
  readonly line: QuotationLine;
  /** For one sold unit. */
  readonly price: number;
  readonly amount: number;
}

/** Lines of a section; those without one come first. */
interface QuotedSection {
  readonly section: Quotation['sections'][number] | null;
  readonly lines: readonly QuotedLine[];
  readonly sum: number;
}

/** What a quotation comes to, in rupiah. */
export interface QuotationSums {
  readonly sections: readonly QuotedSection[];
  readonly goods: number;
  readonly extras: readonly QuotationExtra[];
  readonly extrasSum: number;
  readonly total: number;
  /** What the contractor earns by the margin; the paper does not show it. */
  readonly margin: number;
}

/**
 * A price with a margin on it: `round half up(price × (10,000 + bp) / 10,000)`, by integers.
 * @param price rupiah for one sold unit @param margin basis points
 */
export const withMargin = (price: number, margin: number): number => Math.floor((price * (10_000 + margin) + 5_000) / 10_000);

/** Adds a quotation up: the shop's offer without a margin, the contractor's own with that of each section. Pure. */
export function quotationSums(quotation: Priced): QuotationSums {
  const { issuer, kind, margin, lines } = quotation;
  const known = new Set(quotation.sections.map(({ id }) => id));
  const parts = [null, ...quotation.sections].map((section): QuotedSection => {
    const own = isAtShopPrices({ issuer, kind }) ? 0 : (section?.margin ?? margin);
    const quoted = lines
      .filter(({ section_id: id }) => (id !== null && known.has(id) ? id : null) === (section?.id ?? null))
      .map(line => {
        const price = withMargin(line.price, own);
        return { line, price, amount: price * line.quantity };
      });
    return { section, lines: quoted, sum: sumOf(quoted) };
  });
  const sections = parts.filter(part => part.lines.length > 0);
  const goods = sections.reduce((sum, part) => sum + part.sum, 0);
  // Neither an order nor a list of materials has labour on it.
  const extras = quotation.extras.filter(extra => extra.kind !== 'labour' || !isMaterialOnly(kind));
  const extrasSum = sumOf(extras);
  const bare = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { sections, goods, extras, extrasSum, total: goods + extrasSum, margin: goods - bare };
}

/** No margin is on the shop's own offer, nor on an order to the shop, which would read there what the contractor earns. */
export const isAtShopPrices = ({ issuer, kind }: Pick<Quotation, 'issuer' | 'kind'>): boolean => issuer === 'shop' || kind === 'SP';

/** Papers that are about goods alone. */
export const isMaterialOnly = (kind: Quotation['kind']): boolean => kind === 'SP' || kind === 'DRPB2';

const sumOf = (parts: readonly { readonly amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The lines of tax on the paper of a shop that is a PKP, in rupiah. */
export interface PaperTax {
  /** Without VAT. */
  readonly net: number;
  /** 'DPP nilai lain', 11/12 of it. */
  readonly base: number;
  readonly vat: number;
}

/**
 * VAT of goods as a paper names it. 12 % of the base would differ from the VAT by a rupiah at times, and is never printed.
 * Source: PMK 131/2024, by the functions of every invoice.
 * @param gross rupiah of goods, VAT included; freight and labour stand outside
 */
export function paperTax(gross: number): PaperTax {
  const vat = includedVat(gross);
  return { net: gross - vat, base: otherTaxBase(gross - vat), vat };
}

import type { List, ListGoods, ListLine, ListSection } from '#contract/lists.ts';
import { discountedPrice } from '#lib/money.ts';
import { goodsOfLine } from './line-of.ts';
import { isBought } from './lists-view.ts';

/** A line with what is known of its goods today. Amounts are rupiah, weights grams. */
export interface LineFacts {
  readonly line: ListLine;
  /** Undefined for words of the customer's own, and where this phone does not know the variant. */
  readonly goods: ListGoods | undefined;
  /** For one sold unit after discounts; null without goods. */
  readonly price: number | null;
  /** For all that is wanted; 0 without goods, and where they are sold no more. */
  readonly sum: number;
  readonly weight: number;
  /** How the price of one has changed since the customer saw it: above 0 it rose. Null: it did not. */
  readonly change: { readonly by: number; readonly since: string } | null;
  /** Sold units that are still to be bought. */
  readonly rest: number;
  readonly isBought: boolean;
  readonly isGone: boolean;
  /** More is still to be bought than there is. */
  readonly isShort: boolean;
}

/** What a line comes to today. */
export function factsOf(line: ListLine, known: readonly ListGoods[]): LineFacts {
  const goods = goodsOfLine(known, line);
  const price = goods === undefined ? null : discountedPrice(goods.price, goods.discount);
  const isGone = goods !== undefined && !goods.is_available;
  const counts = goods !== undefined && !isGone;
  const done = isBought(line);
  const rest = done ? 0 : Math.max(0, line.quantity - line.bought);
  const seen = line.seen_price;
  return {
    line,
    goods,
    price,
    sum: counts ? (price ?? 0) * line.quantity : 0,
    weight: counts ? goods.weight * line.quantity : 0,
    change: !counts || seen === null || price === null || price === seen.price ? null : { by: price - seen.price, since: seen.at },
    rest,
    isBought: done,
    isGone,
    isShort: counts && rest > goods.stock,
  };
}

/** Lines of a section, the ones without one first. */
export interface SectionFacts {
  /** Null: without a section. */
  readonly section: ListSection | null;
  readonly lines: readonly LineFacts[];
  readonly sum: number;
}

/** Properties of goods that a ship or a truck takes by rules of their own. */
const SPECIAL = ['long', 'local_only', 'fragile', 'hazardous'] as const;
export type SpecialGoods = (typeof SPECIAL)[number];

/** A list as it is read: by sections, with what it comes to today. */
export interface ListFacts {
  readonly sections: readonly SectionFacts[];
  readonly total: number;
  readonly weight: number;
  /** Lines that no price is known of: words, and what is sold no more. */
  readonly unpriced: number;
  readonly special: readonly SpecialGoods[];
}

/** A line whose section is gone stands with those that have none. */
export function listFacts({ sections, lines, goods }: Pick<List, 'sections' | 'lines' | 'goods'>): ListFacts {
  const all = lines.map(line => factsOf(line, goods));
  const isKnown = new Set(sections.map(({ id }) => id));
  const inSection = (id: string | null) =>
    all.filter(({ line }) => (line.section_id !== null && isKnown.has(line.section_id) ? line.section_id : null) === id);
  const parts = [null, ...sections].map(section => {
    const own = inSection(section?.id ?? null);
    return { section, lines: own, sum: sumOf(own) };
  });
  const flags = new Set(all.flatMap(({ goods: known }) => (known?.is_available ? known.flags : [])));
  return {
    sections: parts.filter(({ section, lines: own }) => section !== null || own.length > 0),
    total: sumOf(all),
    weight: all.reduce((sum, { weight }) => sum + weight, 0),
    unpriced: all.filter(({ price, isGone }) => price === null || isGone).length,
    special: SPECIAL.filter(flag => flags.has(flag)),
  };
}

const sumOf = (lines: readonly LineFacts[]) => lines.reduce((sum, each) => sum + each.sum, 0);

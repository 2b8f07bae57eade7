import { listLimits } from '#contract/lists.ts';
import { ageClock } from '#data/age-clock.ts';
import { factsOf, type LineFacts } from '#data/lists/line-facts.ts';
import { goodsOf, newLine, newWords } from '#data/lists/line-of.ts';
import type { WantedListLine } from '#data/lists/list-payload.ts';
import type { ReviewLine } from '#data/quick-order/review.ts';

/** A line of an order as one of a list. @param at ISO 8601 moment @param brandNote says which brand was asked for */
export function listLine(line: ReviewLine, position: number, at: string, brandNote: (brand: string) => string): WantedListLine {
  const { goods, quantity, item, askedBrand } = line;
  if (goods === null) {
    const words = { quantity: Math.min(Math.ceil(item.quantity ?? 1), listLimits.quantity), position, source: 'paste' as const };
    const isCut = item.text.length > listLimits.text;
    return newWords(item.text.slice(0, listLimits.text), {
      ...words,
      note: isCut ? item.text.slice(listLimits.text, 2 * listLimits.text) : '',
    });
  }
  const note = askedBrand === null ? '' : brandNote(askedBrand).slice(0, listLimits.lineNote);
  return newLine(goodsOf(goods.product, goods.variant), { quantity: quantity ?? 0, position, source: 'paste', note }, at);
}

/** A line of an order as the plan of a cart takes it, by its key. */
export function factsOfOrder(line: ReviewLine): LineFacts {
  const at = new Date(ageClock.now()).toISOString();
  const wanted = listLine(line, 0, at, () => '');
  const goods = line.goods === null ? [] : [goodsOf(line.goods.product, line.goods.variant)];
  return factsOf({ ...wanted, id: line.key, bought: 0, rev: 0, other: null }, goods);
}

import type { ListGoods } from '#contract/lists.ts';
import type { Quotation, QuotationLine } from '#contract/quotations.ts';
import { discountedPrice } from '#lib/money.ts';
import { goodsOfLine } from '../lists/line-of.ts';
import { dayOf } from './validity.ts';

/** A line whose price is another one today; rupiah for one sold unit, null: the shop does not sell it any more. */
export interface PriceChange {
  readonly line: QuotationLine;
  readonly from: number;
  readonly to: number | null;
}

/** Lines whose frozen price is not today's. Pure. @param goods as they are sold today; unknown ones count as unchanged */
export function priceChanges({ lines }: Pick<Quotation, 'lines'>, goods: readonly ListGoods[]): readonly PriceChange[] {
  return lines.flatMap(line => {
    const known = goodsOfLine(goods, line);
    if (known === undefined) return [];
    const to = known.is_available ? discountedPrice(known.price, known.discount) : null;
    return to === line.price ? [] : [{ line, from: line.price, to }];
  });
}

/**
 * The quotation at today's prices, to be sent anew: its validity counts from today. What is sold no more keeps its old price and is told on screen.
 * @param now milliseconds since the epoch
 */
export function repriced(quotation: Quotation, goods: readonly ListGoods[], now: number): Quotation {
  const price = new Map(priceChanges(quotation, goods).map(({ line, to }) => [line.id, to]));
  const isFresh = (known: ListGoods) => goods.some(each => each.id === known.id || `n${each.number}` === known.id);
  return {
    ...quotation,
    state: 'draft',
    date: dayOf(now),
    priced_at: new Date(now).toISOString(),
    lines: quotation.lines.map(line => ({ ...line, price: price.get(line.id) ?? line.price })),
    goods: [...goods, ...quotation.goods.filter(known => !isFresh(known))],
  };
}

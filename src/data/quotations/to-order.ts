import type { List, ListGoods } from '#contract/lists.ts';
import type { Quotation } from '#contract/quotations.ts';
import { factsOf, type LineFacts } from '../lists/line-facts.ts';

/** The lines of a quotation as those of a list, so that they go into the cart by its rules; what they were quoted at is the price that was seen. */
export function orderFacts({ lines, goods, priced_at: at }: Quotation, today: readonly ListGoods[] | undefined): readonly LineFacts[] {
  const known = [...(today ?? []), ...goods];
  return lines.map((line, index) => factsOf(listLine(line, index, at), known));
}

function listLine(
  { id, section_id, product_variant_id, name: text, quantity, price }: Quotation['lines'][number],
  position: number,
  at: string,
) {
  const blank = { need: null, bought: 0, note: '', checked: false, source: 'manual', rev: 0, other: null } as const;
  const line: List['lines'][number] = { ...blank, id, section_id, product_variant_id, text, quantity, position, seen_price: { price, at } };
  return line;
}

import type { List } from '#contract/lists.ts';

/** A project list as a customer's file has it: their own words and quantities with the names of the goods, and no prices of today. */
export function exportedList({ goods, server_time: _time, lines, ...list }: List) {
  const names = new Map(goods.map(({ id, name, product, unit }) => [id, { product_name: product.name, variant_name: name, unit }]));
  return { ...list, lines: lines.map(line => ({ ...line, ...names.get(line.product_variant_id ?? '') })) };
}

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineFacts, ListFacts } from '#data/lists/line-facts.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { plainText } from '#lib/message-text.ts';
import { partsOf } from '#lib/sold-unit.ts';

/** A line's own words: its goods, or what the customer wrote. */
export function lineName({ line, goods }: Pick<LineFacts, 'goods'> & { readonly line: Pick<LineFacts['line'], 'text'> }): string {
  return goods === undefined ? line.text : `${goods.product.name} · ${goods.name}`;
}

/** A list for a message: grouped by sections, a line each, with what is known of prices. @param address of the link to it, null for none */
export function listText(i18n: I18n, name: string, facts: ListFacts, address: string | null): string {
  let number = 0;
  const parts = facts.sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ section, lines }) => {
      const head = section === null ? [] : [`*${plainText(section.name)}*`];
      const rows = lines.map(each => {
        number += 1;
        return `${number}. ${lineText(i18n, each)}`;
      });
      return [...head, ...rows].join('\n');
    });
  const total = formatRupiah(facts.total);
  const end = [...(facts.total > 0 ? [i18n._(msg`Total: ${total}`)] : []), ...(address === null ? [] : [address])];
  return [`*${plainText(name)}*`, ...parts, ...(end.length > 0 ? [end.join('\n')] : [])].join('\n\n');
}

/** '1,5 m³ × Rp 129.000 = Rp 193.500': of half units the price is for the one that the amount counts. */
function lineText(i18n: I18n, facts: LineFacts): string {
  const { line, goods, price, sum, isGone } = facts;
  const amount = goods === undefined ? String(line.quantity) : quantityWords(i18n, line.quantity, goods.unit);
  const money = price === null || isGone ? '' : ` × ${formatRupiah(price * partsOf(goods?.unit ?? ''))} = ${formatRupiah(sum)}`;
  const note = line.note === '' ? '' : ` (${plainText(line.note)})`;
  return `${plainText(lineName(facts))} – ${amount}${money}${note}`;
}

import type { Quotation } from '#contract/quotations.ts';
import { quotationSums } from '#data/quotations/sums.ts';
import { validUntil } from '#data/quotations/validity.ts';
import { formatNumber } from '#i18n/formats.ts';
import { plainText } from '#lib/message-text.ts';
import { partsOf } from '#lib/sold-unit.ts';
import { amountWords, paperUnit, shortDayWords } from './paper/paper-words.ts';

/** Characters of a message; longer ones are hard to read, and some phones cut them. */
const LONGEST = 1_500;
const NAMES: Readonly<Record<Quotation['kind'], string>> = { PNW: 'Penawaran', PF: 'Proforma', SP: 'Surat Pesanan', DRPB2: 'DRPB2' };

/**
 * A quotation as a message, in Indonesian as its paper is: a line each, the total and how long it holds. Lines that don't fit are counted, and
 * the total stays that of all.
 */
export function quotationText(quotation: Quotation): string {
  const { kind, number, client } = quotation;
  const { sections, extras, total } = quotationSums(quotation);
  const lines = sections.flatMap(({ lines: own }) =>
    own.map(({ line, price, amount }) => {
      const parts = partsOf(line.unit);
      const money = price === 0 ? '' : ` × ${amountWords(price * parts)} = ${amountWords(amount)}`;
      return `${plainText(line.name)} – ${formatNumber(line.quantity / parts, 'id')} ${plainText(paperUnit(line.unit))}${money}`;
    }),
  );
  const all = [...lines, ...extras.map(({ text, amount }) => `${plainText(text)} = ${amountWords(amount)}`)].map(
    (line, index) => `${index + 1}. ${line}`,
  );
  const head = [`*${NAMES[kind]} ${plainText(number)}*`, ...(client.name === '' ? [] : [`Kepada: ${plainText(client.name)}`]), ''];
  const isOffer = kind === 'PNW' || kind === 'PF';
  const end = ['', `*Total: Rp ${amountWords(total)}*`, ...(isOffer ? [`Berlaku s.d. ${shortDayWords(validUntil(quotation))}`] : [])];
  const whole = (count: number) => {
    const rest = all.length - count;
    return [...head, ...all.slice(0, count), ...(rest > 0 ? [`… dan ${rest} baris lagi, lihat berkas PDF`] : []), ...end].join('\n');
  };
  let count = all.length;
  while (count > 0 && whole(count).length > LONGEST) count -= 1;
  return whole(count);
}

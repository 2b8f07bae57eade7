import { joinedParts, partsOf, plainLine, withoutPrefix } from './normalise.ts';
import { readPart } from './read-part.ts';
import { readTable } from './read-table.ts';
import { MOST_ORDER_LINES, type OrderItem, type OrderLine } from './types.ts';
import { measureRank } from './units.ts';

/**
 * Reads an order as it is written in a message, or as a table: each line of the text is in exactly one result, and what is not understood is
 * asked. Rules and test lines: the trade's units and spellings, numbers of Indonesia ('1.000' is a thousand, '0,5' a half).
 * @param options.isTable the text is a file of comma separated values
 */
export function readOrder(text: string, { isTable = false }: { readonly isTable?: boolean } = {}): OrderLine[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const read = lines.slice(0, MOST_ORDER_LINES);
  const rest = lines.slice(MOST_ORDER_LINES).map(
    (line): OrderLine => ({
      text: line,
      items:
        line.trim() === ''
          ? []
          : [{ text: line, status: 'skip', quantity: null, unit: null, words: '', pack: '', reason: 'too_many_lines' }],
    }),
  );
  return [...(readTable(read, isTable) ?? read.map(readLine)), ...rest];
}

/** A line of a message. */
function readLine(text: string): OrderLine {
  const line = withoutPrefix(plainLine(text));
  if (line === '') return { text, items: text.trim() === '' ? [] : [nothingIn(text)] };
  const parts = merged(partsOf(line));
  if (parts.length === 0) return { text, items: [nothingIn(text)] };
  const items = parts.flatMap(readJoined);
  const [only] = items;
  // A line that is one thing is shown as it was written.
  return { text, items: items.length === 1 && only !== undefined ? [{ ...only, text: withoutPrefix(text.trim()) || line }] : items };
}

const nothingIn = (text: string): OrderItem => ({
  text: text.trim(),
  status: 'skip',
  quantity: null,
  unit: null,
  words: '',
  pack: '',
  reason: 'note',
});

/** 'semen 40 kg, 20 sak' is one thing: a part that is nothing but a quantity belongs to the one before that has none. */
function merged(parts: readonly string[]): string[] {
  const result: string[] = [];
  for (const part of parts) {
    const before = result.at(-1);
    const isOfBefore = before !== undefined && readPart(part, part).reason === 'no_product' && lacksQuantity(readPart(before, before));
    if (isOfBefore) result.splice(-1, 1, `${before} ${part}`);
    else result.push(part);
  }
  return result;
}

/** A measure may be a size: 'semen 40 kg'. */
const lacksQuantity = ({ reason, unit }: OrderItem) => reason === 'no_quantity' || (unit !== null && measureRank(unit) > 0);
const asksNothing = ({ status, reason }: OrderItem) => status !== 'skip' && reason !== 'no_quantity' && reason !== 'no_product';

function readJoined(part: string): OrderItem[] {
  const parts = joinedParts(part);
  const items = parts.map(each => readPart(each, each));
  if (items.length === 1) return items;
  // 'paku 5 dan 7 masing-masing 2 kg' is not two things.
  return !part.includes('masing') && items.every(asksNothing) ? items : [readPart(part, part)];
}

import type { List, ListLine, SharedList } from '#contract/lists.ts';
import { uuidv7 } from '#lib/ids.ts';
import { goodsOfLine, newLine, newWords } from './line-of.ts';

/** A shared list as one that can be summed. */
export function listOfShared({ sections, lines, goods }: SharedList): Pick<List, 'sections' | 'lines' | 'goods'> {
  return { sections, goods, lines: lines.map(line => ({ ...unknown, ...line })) };
}

const unknown: Omit<ListLine, keyof SharedList['lines'][number]> = {
  need: null,
  bought: 0,
  checked: false,
  seen_price: null,
  source: 'manual',
  rev: 0,
  other: null,
};

/** What a new list of the receiver's own has: the same sections and lines under ids of its own, with the prices that they see. @param at ISO 8601 moment */
export function takenOver({ sections, lines, goods }: SharedList, at: string) {
  const ids = new Map(sections.map(({ id }) => [id, uuidv7()]));
  const taken = lines.map(line => {
    const beginning = {
      quantity: line.quantity,
      position: line.position,
      note: line.note,
      section_id: ids.get(line.section_id ?? '') ?? null,
    };
    const known = goodsOfLine(goods, line);
    return known === undefined ? newWords(line.text || '–', beginning) : newLine(known, beginning, at);
  });
  return { goods, edit: { sections: sections.map(section => ({ ...section, id: ids.get(section.id) ?? section.id })), lines: taken } };
}

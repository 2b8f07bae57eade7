import type { List, ListGoods, ListLine, ListSection } from '#contract/lists.ts';
import { uuidv7 } from '#lib/ids.ts';
import { changedLine, goodsOfLine, POSITION_STEP, positionAfter } from './line-of.ts';
import type { StoredListEdit, WantedListLine } from './list-payload.ts';

/** Lines that go to another list, with the section that they stand in where all of it goes. */
export interface Load {
  readonly lines: readonly ListLine[];
  readonly section: ListSection | null;
}

/** Where they go: a list as far as this phone knows it, and one of its sections. */
export interface Target {
  readonly list: Pick<List, 'sections' | 'lines'>;
  /** The end of a list whose lines are not on this phone; `positionAfter` its lines by default. */
  readonly end?: number | undefined;
  readonly sectionId: string | null;
}

type Addition = Pick<StoredListEdit, 'sections' | 'lines'> & { readonly goods: readonly ListGoods[] };

/**
 * What a list gets that lines are copied or moved to: new lines behind its own. A whole section goes into the target's section of the same
 * name, or a new one. Pure but for the new ids.
 * @param goods of the list that they come from
 */
export function additionOf(
  { lines, section }: Load,
  { list, end, sectionId }: Target,
  goods: readonly ListGoods[],
  isMove: boolean,
): Addition {
  const known = section === null ? undefined : list.sections.find(({ name }) => name.trim() === section.name.trim());
  const fresh = section === null || known !== undefined ? [] : [{ ...section, id: uuidv7(), position: positionAfter(list.sections) }];
  const place = section === null ? sectionId : (known ?? fresh[0])?.id;
  const start = end ?? positionAfter(list.lines);
  return {
    sections: fresh,
    lines: lines.map((line, index) => asNew(line, { section_id: place ?? null, position: start + index * POSITION_STEP }, isMove)),
    goods: lines.flatMap(line => goodsOfLine(goods, line) ?? []),
  };
}

/** A copy wants all of it again; of what is moved only the rest is still to be bought. */
function asNew(
  { bought, other: _other, rev: _rev, ...line }: ListLine,
  place: Pick<WantedListLine, 'section_id' | 'position'>,
  isMove: boolean,
): WantedListLine {
  const isDone = bought > 0 && bought >= line.quantity;
  const rest = isMove && !isDone ? line.quantity - bought : line.quantity;
  return { ...line, ...place, id: uuidv7(), quantity: rest, checked: isMove && (line.checked || isDone), base: 0 };
}

/** What is taken from the list that lines were moved from: what was bought of a line stays counted there. */
export function removalOf({ lines, section }: Load): Pick<StoredListEdit, 'lines' | 'removed_sections' | 'removed_lines'> {
  const isPart = ({ bought, quantity }: ListLine) => bought > 0 && bought < quantity;
  const place = section === null ? {} : { section_id: null };
  return {
    lines: lines.filter(isPart).map(line => changedLine(line, { quantity: line.bought, ...place })),
    removed_sections: section === null ? [] : [section.id],
    removed_lines: lines.filter(line => !isPart(line)).map(({ id, rev }) => ({ id, base: rev })),
  };
}

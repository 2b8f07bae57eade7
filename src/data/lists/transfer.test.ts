import { describe, expect, test } from 'vitest';
import type { ListGoods, ListLine } from '#contract/lists.ts';
import { emptyList } from './edited-list.ts';
import { newWords } from './line-of.ts';
import { additionOf, removalOf } from './transfer.ts';

const at = '2026-11-28T00:00:00Z';
const line = (change: Partial<ListLine>): ListLine => {
  const { base: _base, ...words } = newWords('paku', { quantity: 10, position: 1 });
  return { ...words, bought: 0, rev: 3, other: null, ...change };
};
const section = { id: 's', name: 'Atap', position: 7 };
const cement = { id: 'semen', number: 12 } as ListGoods;

describe('lines for another list', () => {
  const target = { ...emptyList('t', at), lines: [line({ position: 2_048 })], sections: [{ id: 'u', name: 'Atap ', position: 5 }] };

  test('stand behind its own under new ids, with their goods', () => {
    const lines = [line({ id: 'a', note: 'tebal' }), line({ id: 'b', product_variant_id: 'n12', text: '' })];
    const added = additionOf({ lines, section: null }, { list: target, sectionId: 'u' }, [cement], false);
    expect(added.lines).toMatchObject([
      { note: 'tebal', section_id: 'u', position: 3_072, base: 0 },
      { product_variant_id: 'n12', position: 4_096 },
    ]);
    expect(added.lines.map(({ id }) => id)).not.toContain('a');
    expect(added).toMatchObject({ sections: [], goods: [cement] });
  });

  test('go into the section of the same name, or bring theirs', () => {
    const load = { lines: [line({ section_id: 's' })], section };
    expect(additionOf(load, { list: target, sectionId: null }, [], false)).toMatchObject({ sections: [], lines: [{ section_id: 'u' }] });
    const fresh = additionOf(load, { list: emptyList('e', at), sectionId: null }, [], false);
    expect(fresh.sections).toMatchObject([{ name: 'Atap', position: 1_024 }]);
    expect(fresh.lines[0]?.section_id).toBe(fresh.sections[0]?.id);
    expect(fresh.sections[0]?.id).not.toBe('s');
  });

  test('are wanted whole again as a copy, and as a move so far as they are not bought', () => {
    const lines = [line({ bought: 4 }), line({ bought: 10 }), line({ checked: true })];
    const amounts = (isMove: boolean) =>
      additionOf({ lines, section: null }, { list: target, sectionId: null }, [], isMove).lines.map(each => [each.quantity, each.checked]);
    expect(amounts(false)).toEqual([
      [10, false],
      [10, false],
      [10, false],
    ]);
    expect(amounts(true)).toEqual([
      [6, false],
      [10, true],
      [10, true],
    ]);
  });

  test('are taken from where they were with the revision that the customer knew', () => {
    const removal = removalOf({ lines: [line({ id: 'a' }), line({ id: 'b', bought: 4 })], section });
    expect(removal).toMatchObject({ removed_sections: ['s'], removed_lines: [{ id: 'a', base: 3 }] });
    expect(removal.lines).toMatchObject([{ id: 'b', quantity: 4, section_id: null, base: 3 }]);
  });
});

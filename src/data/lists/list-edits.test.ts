import { expect, it } from 'vitest';
import type { ListGoods, ListLine } from '#contract/lists.ts';
import { randomOf } from '#tests/support/outbox/loop.ts';
import type { Mutation } from '../outbox/mutations.ts';
import { kinds } from '../writes/kinds.ts';
import { editedList, emptyList, limitPassedBy } from './edited-list.ts';
import { changedLine, newWords, restoredLine } from './line-of.ts';
import { noEdit, type StoredListEdit } from './list-payload.ts';
import { listsView, listView, summaryOf } from './lists-view.ts';
import { mergedEdit } from './merge-edits.ts';

const at = '2026-11-27T00:00:00.000Z';
const line = (id: string, quantity: number) => ({ ...newWords('paku', { quantity, position: 1 }), id });
const edit = (change: Partial<StoredListEdit>): StoredListEdit => ({ ...noEdit, ...change });
const start = editedList(emptyList('L', at), edit({ name: 'Rumah', lines: [line('a', 1), line('b', 1)] }), []);
const waiting = (kind: 'list.create' | 'list.edit', change: Partial<StoredListEdit>, id = 'm'): Mutation => ({
  ...{ id, userId: 'u', kind, listId: 'L', name: 'Rumah' },
  ...{ edit: edit(change), goods: [] },
});

/** Any edit of three lines and two sections. */
function randomEdit(random: () => number): StoredListEdit {
  const some = (names: readonly string[]) => names.filter(() => random() < 0.4);
  const number = () => Math.floor(random() * 1_000);
  const [written, sections] = [some(['a', 'b', 'c']), some(['s', 't'])];
  return edit({
    ...(random() < 0.5 ? { name: `N${number()}` } : {}),
    ...(random() < 0.3 ? { note: `C${number()}` } : {}),
    lines: written.map(id => line(id, number())),
    removed_lines: some(['a', 'b', 'c']).flatMap(id => (written.includes(id) ? [] : [{ id, base: 0 }])),
    sections: sections.map((id, position) => ({ id, name: `S${number()}`, position })),
    removed_sections: some(['s', 't']).filter(id => !sections.includes(id)),
  });
}

it('an undone removal writes a line that the shop has deleted as a new one, and one that it was never told to delete as the one it knows', () => {
  const known = { ...(start.lines[0] as ListLine), rev: 4 };
  const removal = edit({ removed_lines: [{ id: 'a', base: known.rev }] });
  const undo = edit({ lines: [restoredLine(known)] });
  expect(undo.lines).toMatchObject([{ id: 'a', base: 0 }]);
  expect(mergedEdit(removal, undo)).toMatchObject({ lines: [{ id: 'a', base: 4 }], removed_lines: [] });
});

it('two edits in one make of a list what they make one after the other', () => {
  const random = randomOf(7);
  for (let round = 0; round < 500; round += 1) {
    const [one, two, three] = [randomEdit(random), randomEdit(random), randomEdit(random)];
    const turns = [one, two, three].reduce((list, each) => editedList(list, each, []), start);
    expect(editedList(start, mergedEdit(mergedEdit(one, two), three), [])).toEqual(turns);
  }
});

it('a removal that is taken back before it was sent goes by the revision that the customer had before them', () => {
  const removed = edit({ removed_lines: [{ id: 'a', base: 4 }] });
  const back = mergedEdit(removed, edit({ lines: [line('a', 1)] }));
  expect(back).toMatchObject({ lines: [{ id: 'a', base: 4 }], removed_lines: [] });
  expect(mergedEdit(back, edit({ lines: [line('a', 7)] })).lines).toMatchObject([{ quantity: 7, base: 4 }]);
  expect(mergedEdit(back, edit({ removed_lines: [{ id: 'a', base: 0 }] })).removed_lines).toEqual([{ id: 'a', base: 4 }]);
  // What waits hides a later revision, of which the customer is told by the shop.
  expect(mergedEdit(back, edit({ lines: [{ ...line('a', 7), base: 6 }] })).lines).toMatchObject([{ base: 4 }]);
});

it('edits of a list that never left the phone become one, and a deletion ends what was made here', () => {
  const [create, change] = [waiting('list.create', { lines: [line('a', 1)] }), waiting('list.edit', { lines: [line('b', 2)] })];
  const gone = { id: 'm', userId: 'u', kind: 'list.delete', listId: 'L', name: 'Rumah' } as const;
  expect(kinds.merged(create, change)).toMatchObject({ kind: 'list.create', edit: { lines: [{ id: 'a' }, { id: 'b' }] } });
  expect(kinds.merged(create, gone)).toBe('nothing');
  expect(kinds.merged(change, gone)).toMatchObject({ kind: 'list.delete' });
  expect(kinds.merged(change, { ...change, listId: 'M' } as Mutation)).toBeNull();
});

it('the list on screen has what waits over what the shop said, and says which lines wait', () => {
  const view = listView(
    start,
    [waiting('list.edit', { lines: [line('b', 9), line('c', 3)], removed_lines: [{ id: 'a', base: 1 }] })],
    'L',
    at,
  );
  expect(view?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['b', 9],
    ['c', 3],
  ]);
  expect([view?.isQueued, [...(view?.queued ?? [])]]).toEqual([true, ['b', 'c']]);
  expect(listView(undefined, [waiting('list.create', { name: 'Baru', lines: [line('a', 1)] })], 'L', at)).toMatchObject({
    name: 'Baru',
    rev: 0,
  });
  expect(listView(undefined, [waiting('list.edit', {})], 'L', at)).toBeUndefined();
  expect(listView(start, [], 'L', at)).toMatchObject({ isQueued: false });
});

it('lists on screen count lines that wait, show one that was made here and leave out a deleted one', () => {
  const known = [summaryOf({ ...start, rev: 4 }), { ...summaryOf(start), id: 'K', name: 'Kantor' }];
  const changes = [waiting('list.edit', { name: 'Ruko', lines: [{ ...line('c', 1), checked: true }] })];
  const shown = (mutations: readonly Mutation[], isKnown: boolean) =>
    listsView(known, mutations, id => (isKnown && id === 'L' ? start : undefined), at).map(({ name, lines, bought_lines, isQueued }) => [
      name,
      lines,
      bought_lines,
      isQueued,
    ]);
  expect(shown(changes, true)).toEqual([
    ['Ruko', 3, 1, true],
    ['Kantor', 2, 0, false],
  ]);
  // Its lines are not on this phone.
  expect(shown(changes, false)[0]).toEqual(['Ruko', 2, 0, true]);
  expect(shown([{ id: 'm', userId: 'u', kind: 'list.delete', listId: 'L', name: '' }], true)).toEqual([['Kantor', 2, 0, false]]);
  expect(listsView([], [waiting('list.create', { name: 'Baru' })], () => undefined, at)).toMatchObject([
    { id: 'L', name: 'Baru', isQueued: true },
  ]);
});

it('what orders brought of a line stays, and any edit of it decides between two devices', () => {
  const other = { kind: 'changed', quantity: 5, note: '', at } as const;
  const known = { ...start, lines: start.lines.map(each => ({ ...each, bought: 3, rev: 7, other })) };
  const first = known.lines[0];
  if (first === undefined) throw new Error('no line');
  const after = editedList(known, edit({ lines: [changedLine(first, { quantity: 8 })] }), []);
  expect(after.lines[0]).toMatchObject({ quantity: 8, bought: 3, rev: 7, other: null });
  expect(changedLine(first, {}).base).toBe(7);
});

it('goods of the shop are not replaced by what the phone remembers of them', () => {
  const goods = { id: 'v', number: 12, name: '40 kg', price: 2 } as ListGoods;
  const old = [
    { ...goods, price: 1 },
    { ...goods, id: 'n12', number: 12, price: 1 },
    { ...goods, id: 'w', number: 13 },
  ];
  expect(editedList({ ...start, goods: [goods] }, noEdit, old).goods.map(({ id, price }) => [id, price])).toEqual([
    ['v', 2],
    ['w', 2],
  ]);
});

it('more than 300 lines or 40 sections are told before anything is sent', () => {
  const lines = Array.from({ length: 300 }, (_, index) => line(`l${index}`, 1));
  const full = editedList(start, edit({ lines }), []);
  expect(limitPassedBy(full)).toBe('list_lines_full');
  expect(
    limitPassedBy(
      editedList(
        full,
        edit({
          removed_lines: [
            { id: 'a', base: 0 },
            { id: 'b', base: 0 },
          ],
        }),
        [],
      ),
    ),
  ).toBeNull();
  const sections = Array.from({ length: 41 }, (_, position) => ({ id: `s${position}`, name: 'x', position }));
  expect(limitPassedBy(editedList(start, edit({ sections }), []))).toBe('list_sections_full');
});

import type { ListEdit, ListLine, ListSection } from '#contract/lists.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, invalid } from '#server/http/problem.ts';
import { selectGoods } from './goods-store.ts';
import { countLines, deleteLines, keepLines, type LineRow, type ListRow, selectLines, updateList, upsertLines } from './store.ts';

type Line = ListEdit['lines'][number];

/** Who writes, and when. `device`: the browser's name in its outbox, null for a program other than the storefront. */
export interface Writer {
  readonly device: string | null;
  readonly now: Date;
}

/**
 * Writes an edit into a locked list. Of two writes of one line the later one stands; where it did not know of the other, made on another
 * device, the line says what that was, so that neither is lost unseen. A removal that did not know leaves the line.
 * @returns the list after it
 * @throws Problem 422 invalid for an unknown variant, list_lines_full, list_sections_full
 */
export async function writeEdit(tx: Executor, list: ListRow, edit: ListEdit, writer: Writer): Promise<ListRow> {
  const rev = list.rev + 1;
  await checkVariants(tx, edit.lines);
  const removed = withoutLater(edit);
  const known = new Map(
    (
      await selectLines(
        tx,
        list.id,
        [...edit.lines, ...removed].map(({ id }) => id.toLowerCase()),
      )
    ).map(row => [row.id, row]),
  );
  const isConflict = ({ id, base }: { readonly id: string; readonly base: number }) => isForeign(known.get(id.toLowerCase()), base, writer);
  const kept = removed.filter(isConflict).map(({ id }) => id.toLowerCase());
  await deleteLines(
    tx,
    list.id,
    removed.filter(each => !isConflict(each)).map(({ id }) => id.toLowerCase()),
  );
  for (const id of kept) {
    const row = known.get(id);
    if (row !== undefined) await keepLines(tx, list.id, [id], { rev, device: writer.device, other: otherOf('removed', row, writer.now) });
  }
  // The last word on a line that is named twice.
  const wanted = new Map(edit.lines.map(line => [line.id.toLowerCase(), line]));
  await upsertLines(
    tx,
    [...wanted.values()].map(line => rowOf(line, { listId: list.id, rev, before: known.get(line.id.toLowerCase()), writer })),
  );
  if (wanted.size > 0 && (await countLines(tx, list.id)) > most.listLines) throw full('list_lines_full', 'lines');
  const row = await updateList(tx, list.id, { ...headOf(edit), sections: sectionsAfter(list, edit), rev, updatedAt: writer.now });
  if (row === undefined) throw new Error('A locked list is gone');
  return row;
}

/** Another device has written the line since the revision that this one knew. */
function isForeign(row: LineRow | undefined, base: number, { device }: Writer): row is LineRow {
  return row !== undefined && row.rev > base && (device === null || row.device !== device);
}

/** Removals of lines that the same edit does not write. */
function withoutLater({ lines, removed_lines: removed }: ListEdit): ListEdit['removed_lines'] {
  const written = new Set(lines.map(({ id }) => id.toLowerCase()));
  return removed.filter(({ id }) => !written.has(id.toLowerCase()));
}

function rowOf(line: Line, { listId, rev, before, writer }: { listId: string; rev: number; before: LineRow | undefined; writer: Writer }) {
  return {
    listId,
    id: line.id,
    sectionId: line.section_id,
    variantId: line.product_variant_id,
    text: line.text,
    quantity: line.quantity,
    need: line.need,
    note: line.note,
    checked: line.checked,
    seenPrice: line.seen_price?.price ?? null,
    seenAt: line.seen_price === null ? null : new Date(line.seen_price.at),
    source: line.source,
    position: line.position,
    rev,
    device: writer.device,
    other: conflictOf(line, before, writer),
  };
}

/** The edit of another device that a line has not known. A line that is known no more was removed by one. */
function conflictOf(line: Line, before: LineRow | undefined, writer: Writer): ListLine['other'] {
  if (before === undefined) {
    return line.base === 0 ? null : { kind: 'removed', quantity: 0, note: '', at: writer.now.toISOString() };
  }
  const isSame = before.quantity === line.quantity && before.note === line.note;
  return isForeign(before, line.base, writer) && !isSame ? otherOf('changed', before, writer.now) : null;
}

const otherOf = (kind: 'changed' | 'removed', { quantity, note }: LineRow, now: Date): ListLine['other'] => ({
  kind,
  quantity,
  note,
  at: now.toISOString(),
});

/** The fields of the head that an edit names. */
function headOf({ name, site, client, note, status, address_id: addressId }: ListEdit): Partial<ListRow> {
  const named = { name, site, client, note, status, addressId };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/** @throws Problem 422 list_sections_full */
function sectionsAfter(list: ListRow, { sections, removed_sections: removed }: ListEdit): readonly ListSection[] {
  const after = new Map(list.sections.map(section => [section.id, section]));
  for (const id of removed) after.delete(id.toLowerCase());
  for (const section of sections) after.set(section.id.toLowerCase(), { ...section, id: section.id.toLowerCase() });
  if (after.size > most.listSections) throw full('list_sections_full', 'sections');
  return [...after.values()];
}

/** Variants that are sold no more may stay in a list; those that never were may not. */
async function checkVariants(tx: Executor, lines: readonly Line[]): Promise<void> {
  const wanted = [...new Set(lines.flatMap(({ product_variant_id: id }) => (id === null ? [] : [id.toLowerCase()])))];
  if (wanted.length === 0) return;
  const known = new Set((await selectGoods(tx, wanted)).map(({ id }) => id));
  const errors = lines.flatMap(({ product_variant_id: id }, index) =>
    id === null || known.has(id.toLowerCase()) ? [] : [[`lines.${index}.product_variant_id`, ['invalid']] as const],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors.slice(0, 20)));
}

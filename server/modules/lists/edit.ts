import type { ListEdit, ListSection } from '#contract/lists.ts';
import type { Executor } from '#server/db/client.ts';
import type { OtherEdit } from '#server/db/schema/lists.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, invalid } from '#server/http/problem.ts';
import { selectGoods } from './goods-store.ts';
import { countLines, deleteLines, keepLine, type LineRow, type ListRow, selectLines, updateList, upsertLines } from './store.ts';

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
  const gone: string[] = [];
  for (const { id, base } of removed) {
    const row = known.get(id.toLowerCase());
    const left = row && leftOf(row, base, writer);
    if (left === undefined) gone.push(id.toLowerCase());
    else await keepLine(tx, list.id, id.toLowerCase(), { rev, ...left });
  }
  await deleteLines(tx, list.id, gone);
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

/**
 * What another device has made of the line since the revision that this one knew: the line as it stands, or, where this device wrote it
 * last, the edit of which it has not heard. A second edit that waited on the device knows no more than the first.
 */
function unknownEdit(row: LineRow, base: number, { device, now }: Writer): OtherEdit | null {
  if (row.rev <= base) return null;
  return device !== null && row.device === device ? row.other : otherOf('changed', row, row.device, now);
}

/** What a removal leaves of a line: what another device made of it, which the removal did not know of. Undefined: nothing. */
function leftOf(row: LineRow, base: number, writer: Writer): Pick<LineRow, 'quantity' | 'note' | 'device' | 'other'> | undefined {
  const edit = unknownEdit(row, base, writer);
  // Both devices removed it.
  if (edit === null || edit.kind === 'removed') return undefined;
  const { quantity, note, device = null } = edit;
  return { quantity, note, device, other: otherOf('removed', { quantity, note }, writer.device, writer.now) };
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
function conflictOf(line: Line, before: LineRow | undefined, writer: Writer): OtherEdit | null {
  if (before === undefined) {
    return line.base === 0 ? null : { kind: 'removed', quantity: 0, note: '', at: writer.now.toISOString() };
  }
  const edit = unknownEdit(before, line.base, writer);
  const isSame = edit?.kind === 'changed' && edit.quantity === line.quantity && edit.note === line.note;
  return isSame ? null : edit;
}

const otherOf = (
  kind: OtherEdit['kind'],
  { quantity, note }: Pick<LineRow, 'quantity' | 'note'>,
  device: string | null,
  now: Date,
): OtherEdit => ({ kind, quantity, note, at: now.toISOString(), device });

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

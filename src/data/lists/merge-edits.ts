import type { StoredListEdit, WantedListLine } from './list-payload.ts';

/** Two edits of one list in one, of which the later has the last word on each field, section and line. Pure. */
export function mergedEdit(earlier: StoredListEdit, later: StoredListEdit): StoredListEdit {
  const lines = withLater(
    earlier.lines,
    later.lines.map(line => asKnown(line, earlier)),
    later.removed_lines.map(({ id }) => id),
  );
  const sections = withLater(earlier.sections, later.sections, later.removed_sections);
  const isWritten = new Set([...lines, ...sections].map(({ id }) => id));
  const removed = new Map([...earlier.removed_lines, ...later.removed_lines].map(line => [line.id, line]));
  return {
    ...earlier,
    ...later,
    lines,
    sections,
    removed_lines: [...removed.values()].filter(({ id }) => !isWritten.has(id)),
    removed_sections: [...new Set([...earlier.removed_sections, ...later.removed_sections])].filter(id => !isWritten.has(id)),
  };
}

/** A line that is written as new, since a removal went before, is none where that has not been sent. */
function asKnown(line: WantedListLine, { removed_lines: removed }: StoredListEdit): WantedListLine {
  return line.base === 0 ? { ...line, base: removed.find(({ id }) => id === line.id)?.base ?? 0 } : line;
}

/** Later ones take the place of those of the same id. */
export function withLater<Part extends { readonly id: string }>(
  earlier: readonly Part[],
  later: readonly Part[],
  removed: readonly string[],
): Part[] {
  const byId = new Map(earlier.map(part => [part.id, part]));
  for (const id of removed) byId.delete(id);
  for (const part of later) byId.set(part.id, part);
  return [...byId.values()];
}

import type { StoredListEdit } from './list-payload.ts';

/** Two edits of one list in one, of which the later has the last word on each field, section and line. Pure. */
export function mergedEdit(earlier: StoredListEdit, later: StoredListEdit): StoredListEdit {
  // The revision that the customer had before them first: a later one is hidden by what waits, and has not been seen.
  const seen = new Map([...earlier.lines, ...earlier.removed_lines].map(({ id, base }) => [id, base]));
  const based = <Part extends { readonly id: string; readonly base: number }>(part: Part): Part => ({
    ...part,
    base: seen.get(part.id) || part.base,
  });
  const lines = withLater(
    earlier.lines,
    later.lines.map(based),
    later.removed_lines.map(({ id }) => id),
  );
  const sections = withLater(earlier.sections, later.sections, later.removed_sections);
  const isWritten = new Set([...lines, ...sections].map(({ id }) => id));
  const removed = new Map([...earlier.removed_lines, ...later.removed_lines.map(based)].map(line => [line.id, line]));
  return {
    ...earlier,
    ...later,
    lines,
    sections,
    removed_lines: [...removed.values()].filter(({ id }) => !isWritten.has(id)),
    removed_sections: [...new Set([...earlier.removed_sections, ...later.removed_sections])].filter(id => !isWritten.has(id)),
  };
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

import type { List } from '#contract/lists.ts';
import { editedList, emptyList } from '#data/lists/edited-list.ts';
import { newWords } from '#data/lists/line-of.ts';
import { noEdit } from '#data/lists/list-payload.ts';

/** A list in its first revision, with lines of words that are their ids as well. */
export function listOf(id: string, name: string, texts: readonly string[] = []): List {
  const lines = texts.map((text, index) => ({ ...newWords(text, { quantity: 1, position: index + 1 }), id: text }));
  return { ...editedList(emptyList(id, '2026-11-27T00:00:00.000Z'), { ...noEdit, name, lines }, []), rev: 1 };
}

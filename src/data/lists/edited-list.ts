import { type List, type ListGoods, type ListLine, listLimits } from '#contract/lists.ts';
import type { StoredListEdit, WantedListLine } from './list-payload.ts';
import { withLater } from './merge-edits.ts';

/** A list without anything in it. @param at ISO 8601 moment of this phone */
export function emptyList(id: string, at: string): List {
  const head = { id, name: '', site: '', client: '', note: '', address_id: null, status: 'active' as const, rev: 0, share_token: null };
  return { ...head, created_at: at, updated_at: at, sections: [], lines: [], goods: [], server_time: at };
}

/** A list after an edit, as the shop will answer it as far as this phone knows. Pure. */
export function editedList(list: List, edit: StoredListEdit, goods: readonly ListGoods[]): List {
  const { sections, removed_sections, lines, removed_lines, ...head } = edit;
  const before = new Map(list.lines.map(line => [line.id, line]));
  const written = lines.map(line => lineAfter(line, before.get(line.id)));
  return {
    ...list,
    ...named(head),
    sections: inOrder(withLater(list.sections, sections, removed_sections)),
    lines: inOrder(
      withLater(
        list.lines,
        written,
        removed_lines.map(({ id }) => id),
      ),
    ),
    goods: withGoods(list.goods, goods),
  };
}

type Head = Omit<StoredListEdit, 'sections' | 'removed_sections' | 'lines' | 'removed_lines'>;

/** The fields that an edit names. */
function named(head: Head): Partial<Pick<List, keyof Head>> {
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined));
}

/** What orders have brought of it stays, and a decision between two devices is made by any edit. */
function lineAfter({ base: _base, ...line }: WantedListLine, before: ListLine | undefined): ListLine {
  return { ...line, bought: before?.bought ?? 0, rev: before?.rev ?? 0, other: null };
}

/** Sections or lines in their order. */
export function inOrder<Part extends { readonly id: string; readonly position: number }>(parts: readonly Part[]): Part[] {
  return [...parts].sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}

/** Adds variants that are not known better already. */
function withGoods(known: readonly ListGoods[], added: readonly ListGoods[]): List['goods'] {
  const fresh = added.filter(({ id }) => !known.some(each => each.id === id || `n${each.number}` === id));
  return fresh.length === 0 ? [...known] : [...known, ...fresh];
}

/** Why a list can't hold what an edit makes of it; null: it can. The codes are the shop's. */
export function limitPassedBy({ lines, sections }: Pick<List, 'lines' | 'sections'>): 'list_lines_full' | 'list_sections_full' | null {
  if (lines.length > listLimits.lines) return 'list_lines_full';
  return sections.length > listLimits.sections ? 'list_sections_full' : null;
}

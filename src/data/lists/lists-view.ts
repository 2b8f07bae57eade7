import type { List, ListSummary } from '#contract/lists.ts';
import { type Mutation, type MutationOf, ofKind } from '../outbox/mutations.ts';
import { editedList, emptyList } from './edited-list.ts';

/** A list on screen; `queued` are ids of lines whose change has not reached the shop. */
export interface ShownList extends List {
  readonly isQueued: boolean;
  readonly queued: ReadonlySet<string>;
}
/** A list among the others; `isQueued`: a change of it has not reached the shop. */
export interface ShownSummary extends ListSummary {
  readonly isQueued: boolean;
}

type ListMutation = MutationOf<'list.create' | 'list.edit' | 'list.delete'>;

const ofLists = (mutations: readonly Mutation[]) => ofKind(mutations, 'list.create', 'list.edit', 'list.delete');
const nothing: ReadonlySet<string> = new Set();

/** A list that nothing waits for. */
export const settledList = (list: List): ShownList => ({ ...list, isQueued: false, queued: nothing });

/**
 * The list on screen: the shop's last answer with what waits replayed over it; null where it is deleted, undefined where neither is known.
 * Pure. @param known what the shop said last
 */
export function listView(
  known: List | undefined,
  mutations: readonly Mutation[],
  listId: string,
  now: string,
): ShownList | null | undefined {
  const own = ofLists(mutations).filter(mutation => mutation.listId === listId);
  if (own.length === 0) return known === undefined ? undefined : settledList(known);
  const after = own.reduce<List | null | undefined>((list, mutation) => replayed(list, mutation, now), known);
  if (after === null || after === undefined) return after;
  const queued = new Set(own.flatMap(mutation => (mutation.kind === 'list.delete' ? [] : mutation.edit.lines.map(({ id }) => id))));
  return { ...after, isQueued: true, queued };
}

function replayed(list: List | null | undefined, mutation: ListMutation, now: string): List | null | undefined {
  if (mutation.kind === 'list.delete') return null;
  const start = list ?? (mutation.kind === 'list.create' ? emptyList(mutation.listId, now) : undefined);
  return start === undefined ? list : editedList(start, mutation.edit, mutation.goods);
}

/**
 * The customer's lists on screen with what waits replayed over them. Pure.
 * @param listOf a list with its lines, as far as this phone has it
 */
export function listsView(
  known: readonly ListSummary[],
  mutations: readonly Mutation[],
  listOf: (id: string) => List | undefined,
  now: string,
): readonly ShownSummary[] {
  const waiting = ofLists(mutations);
  const ids = new Set(waiting.map(({ listId }) => listId));
  const isKnown = new Set(known.map(({ id }) => id));
  const fresh = [...ids].filter(id => !isKnown.has(id)).flatMap(id => summaryAfter(undefined, listOf(id), waiting, id, now));
  const changed = known.flatMap(summary =>
    ids.has(summary.id) ? summaryAfter(summary, listOf(summary.id), waiting, summary.id, now) : [{ ...summary, isQueued: false }],
  );
  return [...fresh, ...changed];
}

function summaryAfter(
  summary: ListSummary | undefined,
  whole: List | undefined,
  mutations: readonly ListMutation[],
  id: string,
  now: string,
): readonly ShownSummary[] {
  const view = listView(whole, mutations, id, now);
  if (view === null || mutations.some(mutation => mutation.listId === id && mutation.kind === 'list.delete')) return [];
  if (view !== undefined) return [{ ...summaryOf(view), isQueued: true }];
  // Its lines are not on this phone: only the head can be told anew.
  if (summary === undefined) return [];
  const heads = mutations.flatMap(mutation => (mutation.listId === id && mutation.kind !== 'list.delete' ? [mutation.edit] : []));
  const { name, site, client, note, status } = Object.assign({}, summary, ...heads) as ListSummary;
  return [{ ...summary, name, site, client, note, status, isQueued: true }];
}

/** Whether all that a line wants is there: ticked off, or brought by orders. */
export const isBought = ({ checked, bought, quantity }: List['lines'][number]) => checked || (bought > 0 && bought >= quantity);

/** A list without its lines, as it stands among the others. */
export function summaryOf({ lines, sections: _sections, goods: _goods, server_time: _time, ...head }: List): ListSummary {
  return { ...headOf(head), lines: lines.length, bought_lines: lines.filter(isBought).length };
}

/** Only the fields of a head, of what may have more. */
function headOf(head: Omit<ListSummary, 'lines' | 'bought_lines'>): Omit<ListSummary, 'lines' | 'bought_lines'> {
  const { id, name, site, client, note, address_id, status, rev, share_token, created_at, updated_at } = head;
  return { id, name, site, client, note, address_id, status, rev, share_token, created_at, updated_at };
}

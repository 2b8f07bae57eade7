import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { type List, type ListGoods, ListSchema, listLimits } from '#contract/lists.ts';
import { AppError } from '#lib/app-error.ts';
import { createStore, type Store } from '#lib/store.ts';
import { localKeys, localValue } from '#storage/local.ts';
import { type PhoneDocuments, phoneDocuments } from '#storage/phone-documents.ts';
import { unsavedError } from '../outbox/delivery.ts';
import { editedList, emptyList, limitPassedBy } from './edited-list.ts';
import type { ListPayloadSchema } from './list-payload.ts';

/** Ids of variants that the phone knows from its price list only are no UUIDs: a stored list is held against its shape without them. */
const StoredListSchema: v.GenericSchema<unknown, List> = v.object({
  ...ListSchema.entries,
  lines: v.array(v.object({ ...ListSchema.entries.lines.item.entries, product_variant_id: v.nullable(v.string()) })),
  goods: v.array(v.object({ ...ListSchema.entries.goods.item.entries, id: v.string() })),
}) as never;

/** A guest's lists as this page knows them; `isKept`: they lie on this phone, and not in this page alone. */
export interface GuestLists {
  readonly lists: readonly List[];
  readonly isLoaded: boolean;
  readonly isKept: boolean;
}
const unread: GuestLists = { lists: [], isLoaded: false, isKept: true };

type Edit = v.InferOutput<typeof ListPayloadSchema>;

/** A guest's lists on this phone, which belong to the phone and to no customer. */
export interface GuestListBook {
  readonly state: Pick<Store<GuestLists>, 'get' | 'subscribe'>;
  /** Reads the phone, once. */
  load(): Promise<void>;
  /**
   * Writes an edit, making the list where there is none.
   * @throws AppError lists_full, list_lines_full, list_sections_full, device_full, not_found where another tab has deleted it
   */
  write(edit: Edit, options?: { readonly isNew?: boolean }): Promise<void>;
  /** What the shop says of the goods now, so that it is there without a line. @param at ISO 8601 moment of the shop */
  note(listId: string, goods: readonly ListGoods[], at: string): Promise<void>;
  /** Deletes a list, or lets it go that has come into an account. */
  remove(listId: string): Promise<void>;
}

/** @param tick tells other tabs, which then read the phone anew */
export function createGuestLists(
  store: PhoneDocuments = phoneDocuments('lists'),
  tick: Pick<Store<string | null>, 'get' | 'set' | 'subscribe'> = localValue(localKeys.guestLists),
  now: () => number = Date.now,
): GuestListBook {
  const state = createStore<GuestLists>(unread);
  let loading: Promise<void> | null = null;

  /** Another tab's edits come in; this page's own are on the disk by then. */
  async function read(): Promise<void> {
    try {
      const rows = await store.all();
      const lists = rows.flatMap(([, row]) => readable(row) ?? []);
      if (state.get().isKept) state.set({ lists: byAge(lists), isLoaded: true, isKept: true });
    } catch {
      state.set(({ lists }) => ({ lists, isLoaded: true, isKept: false }));
    }
  }
  function load(): Promise<void> {
    if (loading === null) {
      loading = read();
      tick.subscribe(() => void read());
    }
    return loading;
  }
  const put = (id: string, next: List | undefined) =>
    state.set(({ lists, ...rest }) => ({
      ...rest,
      lists: byAge([...lists.filter(list => list.id !== id), ...(next === undefined ? [] : [next])]),
    }));

  async function change(id: string, step: (list: List | undefined) => List | undefined): Promise<void> {
    await load();
    if (!state.get().isKept) return put(id, step(state.get().lists.find(list => list.id === id)));
    let refusal: unknown = null;
    const next = await store
      .change(id, row => {
        const before = readable(row);
        // Of a later version of the app: it stays as it is.
        if (before === undefined && row !== undefined) {
          refusal = new AppError('not_found', 404);
          return row as List;
        }
        try {
          return step(before);
        } catch (error) {
          refusal = error;
          return before;
        }
      })
      .catch((error: unknown) => {
        throw unsavedError(error);
      });
    if (refusal !== null) throw refusal;
    put(id, next);
    // Absent where there is none, so that a page need not look.
    tick.set(state.get().lists.length === 0 ? null : String(now()));
  }

  return {
    state,
    load,
    write: ({ listId, edit, goods }, { isNew = false } = {}) =>
      change(listId, list => {
        const at = new Date(now()).toISOString();
        if (list === undefined && !isNew) throw new AppError('not_found', 404);
        if (list === undefined && state.get().lists.length >= listLimits.lists) throw new AppError('lists_full', 422);
        const after = { ...editedList(list ?? emptyList(listId, at), edit, goods), updated_at: at };
        const passed = limitPassedBy(after);
        if (passed !== null) throw new AppError(passed, 422);
        return after;
      }),
    note: (listId, goods, at) =>
      change(listId, list => {
        if (list === undefined) return undefined;
        const isFresh = (known: ListGoods) => goods.some(each => each.id === known.id || `n${each.number}` === known.id);
        return { ...list, goods: [...goods, ...list.goods.filter(known => !isFresh(known))], server_time: at };
      }),
    remove: listId => change(listId, () => undefined),
  };
}

const readable = (row: unknown): List | undefined => {
  const parsed = v.safeParse(StoredListSchema, row);
  return parsed.success ? parsed.output : undefined;
};
/** The one that was changed last first, as the shop has them. */
const byAge = (lists: readonly List[]) => [...lists].sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));

let book: GuestListBook | undefined;
/** This browser's. */
export const guestLists = (): GuestListBook => {
  book ??= createGuestLists();
  return book;
};

const nothing = { get: () => unread, subscribe: () => () => undefined };

/** A guest's lists on this phone; read once a page asks for them. */
export function useGuestLists(): GuestLists {
  const state = typeof indexedDB === 'undefined' && typeof document === 'undefined' ? nothing : guestLists().state;
  useEffect(() => void guestLists().load(), []);
  return useSyncExternalStore(state.subscribe, state.get, () => unread);
}

import { useMemo } from 'react';
import type { List, ListGoods } from '#contract/lists.ts';
import { AppError } from '#lib/app-error.ts';
import { uuidv7 } from '#lib/ids.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useSessionState } from '../session/use-session.ts';
import { editedList, emptyList, limitPassedBy } from './edited-list.ts';
import { guestLists } from './guest-lists.ts';
import { changedLine } from './line-of.ts';
import { noEdit, type StoredListEdit } from './list-payload.ts';

type Edit = Partial<StoredListEdit>;

/**
 * Edits of lists: a customer's wait in the outbox, a guest's are on this phone at once.
 * They throw an AppError where a list can't hold that much, or a guest's phone keeps nothing; an outbox that could not save has said so itself.
 */
export interface ListCommands {
  /** @returns the new list's id, null where it could not be saved */
  create(name: string, edit?: Edit, goods?: readonly ListGoods[]): Promise<string | null>;
  /** @returns whether it is saved */
  edit(list: List, edit: Edit, goods?: readonly ListGoods[]): Promise<boolean>;
  remove(list: Pick<List, 'id' | 'name'>): Promise<boolean>;
}

export function useListCommands(): ListCommands {
  const session = useSessionState();
  const outbox = useOutbox();
  const userId = session.user?.id ?? null;
  return useMemo(() => (userId === null ? guestCommands : customerCommands(outbox, userId)), [outbox, userId]);
}

const guestCommands: ListCommands = {
  async create(name, edit = {}, goods = []) {
    const listId = uuidv7();
    await guestLists().write({ listId, name, edit: { ...noEdit, ...edit, name }, goods: [...goods] }, { isNew: true });
    return listId;
  },
  async edit(list, edit, goods = []) {
    await guestLists().write({ listId: list.id, name: list.name, edit: { ...noEdit, ...edit }, goods: [...goods] });
    return true;
  },
  async remove({ id }) {
    await guestLists().remove(id);
    return true;
  },
};

function customerCommands(outbox: Outbox, userId: string): ListCommands {
  return {
    async create(name, edit = {}, goods = []) {
      const listId = uuidv7();
      const whole = { ...noEdit, ...edit, name };
      checkLimits(emptyList(listId, ''), whole);
      return (await outbox.enqueue({ kind: 'list.create', userId, listId, name, edit: whole, goods: [...goods] })) ? listId : null;
    },
    async edit(list, edit, goods = []) {
      const whole = { ...noEdit, ...edit };
      checkLimits(list, whole);
      return outbox.enqueue({ kind: 'list.edit', userId, listId: list.id, name: list.name, edit: whole, goods: [...goods] });
    },
    remove: ({ id, name }) => outbox.enqueue({ kind: 'list.delete', userId, listId: id, name }),
  };
}

/** @throws AppError list_lines_full, list_sections_full */
function checkLimits(list: List, edit: StoredListEdit): void {
  const passed = limitPassedBy(editedList(list, edit, []));
  if (passed !== null) throw new AppError(passed, 422);
}

/**
 * Brings a guest's lists on this phone into the customer's account, under the ids that they have: one that was brought before a page ended comes
 * in once. A list leaves the phone's own once the outbox has it.
 * @returns how many came in
 */
export async function saveGuestLists(outbox: Outbox, userId: string): Promise<number> {
  const book = guestLists();
  await book.load();
  let saved = 0;
  for (const list of book.state.get().lists) {
    if (!(await outbox.enqueue({ kind: 'list.create', userId, listId: list.id, name: list.name, ...wholeEdit(list) }))) break;
    await book.remove(list.id);
    saved += 1;
  }
  return saved;
}

/** Everything that a list holds as one edit of a new one. */
export function wholeEdit({ name, site, client, note, status, sections, lines, goods }: List) {
  const wanted = lines.map(line => ({ ...changedLine(line, {}), base: 0 }));
  return { edit: { ...noEdit, name, site, client, note, status, sections, lines: wanted }, goods };
}

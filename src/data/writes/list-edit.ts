import type * as v from 'valibot';
import { editListEndpoint, type List } from '#contract/lists.ts';
import { ListPayloadSchema } from '../lists/list-payload.ts';
import { mergedEdit } from '../lists/merge-edits.ts';
import { putList } from '../lists/put-list.ts';
import type { Write } from './write.ts';

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'list.edit': { payload: v.InferOutput<typeof ListPayloadSchema>; answer: List };
  }
}

/** A project list is changed. Refusals: 404 where another device has deleted it, 422 list_lines_full, codes by field. */
export const listEdit: Write<'list.edit'> = {
  schema: ListPayloadSchema,
  queue: ({ listId }) => `list:${listId}`,
  // Edits of a list name different lines: what was refused of one says nothing of another, and stays with its reason.
  subject: ({ listId }) => `list:${listId}`,
  merge(mutation, later) {
    if (later.kind !== 'list.edit' && later.kind !== 'list.create') return later;
    return { ...later, edit: mergedEdit(mutation.edit, later.edit), goods: [...mutation.goods, ...later.goods] };
  },
  isPrerequisite: true,
  send: (api, lang, { listId, edit }, attempt) =>
    api.call(editListEndpoint, { params: { id: listId }, query: { lang }, body: edit, ...attempt }),
  apply: (client, list, { edit }, lang) => putList(client, list, edit, lang),
};

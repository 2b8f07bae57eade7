import type * as v from 'valibot';
import { createListEndpoint, type List } from '#contract/lists.ts';
import { ListPayloadSchema } from '../lists/list-payload.ts';
import { mergedEdit } from '../lists/merge-edits.ts';
import { putList } from '../lists/put-list.ts';
import type { Write } from './write.ts';

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'list.create': { payload: v.InferOutput<typeof ListPayloadSchema>; answer: List };
  }
}

/** A new project list with what is in it. Refusals: 422 lists_full, list_lines_full, codes by field. */
export const listCreate: Write<'list.create'> = {
  schema: ListPayloadSchema,
  queue: ({ listId }) => `list:${listId}`,
  merge(mutation, later) {
    if (later.kind === 'list.delete') return 'nothing';
    if (later.kind !== 'list.edit' && later.kind !== 'list.create') return later;
    const edit = mergedEdit(mutation.edit, later.edit);
    return { ...later, kind: 'list.create', edit, goods: [...mutation.goods, ...later.goods] };
  },
  isPrerequisite: true,
  send: (api, lang, { listId, name, edit }, attempt) =>
    api.call(createListEndpoint, { query: { lang }, body: { ...edit, id: listId, name: edit.name ?? name }, ...attempt }),
  apply: (client, list, { edit }, lang) => putList(client, list, edit, lang),
};

import * as v from 'valibot';
import { deleteListEndpoint } from '#contract/lists.ts';
import { AppError } from '#lib/app-error.ts';
import { dropList } from '../lists/put-list.ts';
import type { Write } from './write.ts';

const schema = v.object({
  listId: v.string(),
  /** For the screen. */
  name: v.string(),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'list.delete': { payload: v.InferOutput<typeof schema>; answer: null };
  }
}

/** A project list is deleted; where another device has done so already, there is nothing left to do. */
export const listDelete: Write<'list.delete'> = {
  schema,
  queue: ({ listId }) => `list:${listId}`,
  async send(api, _lang, { listId }, attempt) {
    await api.call(deleteListEndpoint, { params: { id: listId }, ...attempt }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
    return null;
  },
  apply: (client, _answer, { listId }) => dropList(client, listId),
};

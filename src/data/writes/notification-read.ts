import * as v from 'valibot';
import { readNotificationsEndpoint } from '#contract/notifications.ts';
import { putRead } from '../notifications/put-read.ts';
import type { Write } from './write.ts';

/** No ids mean all. */
const schema = v.object({ ids: v.array(v.string()) });

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'notification.read': { payload: v.InferOutput<typeof schema>; answer: null };
  }
}

/** As many as one request may name; older ones are below them in every list. */
const MOST_READ = 200;

/** Notifications are read. */
export const notificationRead: Write<'notification.read'> = {
  schema,
  queue: () => 'notifications',
  merge({ ids }, later) {
    if (later.kind !== 'notification.read') return later;
    const isAll = ids.length === 0 || later.ids.length === 0;
    return { ...later, ids: isAll ? [] : [...new Set([...ids, ...later.ids])].slice(-MOST_READ) };
  },
  async send(api, _lang, { ids }, attempt) {
    await api.call(readNotificationsEndpoint, { body: { ids }, ...attempt });
    return null;
  },
  apply(client, _answer, reading) {
    putRead(client, reading);
    void client.invalidateQueries({ queryKey: ['private', 'notifications'] });
  },
};

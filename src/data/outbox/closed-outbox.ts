import { AppError } from '#lib/app-error.ts';
import { createStore } from '#lib/store.ts';
import type { OutboxView } from './entries.ts';
import type { Intent } from './intents.ts';
import type { Outbox } from './outbox.ts';

/** Nothing waits. The one list that says so: another one would have the page drawn anew when it wakes up. */
export const noIntents: readonly Intent[] = [];
export const emptyView: OutboxView = { entries: [], unreadable: [], outcomes: [] };

/** An outbox that nothing enters, for the server's renders. */
export const closedOutbox: Outbox = {
  waiting: createStore(noIntents),
  view: createStore(emptyView),
  keeping: createStore<'disk' | 'page'>('disk'),
  enqueue: async () => false,
  deliver: async () => Promise.reject(new AppError('device_unavailable', 400)),
  drain: () => undefined,
  retry: async () => undefined,
  replace: async () => false,
  remove: async () => undefined,
  discard: async () => undefined,
  acknowledge: async () => undefined,
  unsent: async () => [],
  clear: async () => undefined,
};

import { AppError } from '#lib/app-error.ts';
import { createStore } from '#lib/store.ts';
import type { OutboxView } from './entries.ts';
import type { Intent } from './intents.ts';
import type { Outbox } from './outbox.ts';

export const emptyView: OutboxView = { entries: [], unreadable: [], outcomes: [] };

/** An outbox that nothing enters, for the server's renders. */
export const closedOutbox: Outbox = {
  waiting: createStore<readonly Intent[]>([]),
  view: createStore(emptyView),
  isKeeping: createStore(true),
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

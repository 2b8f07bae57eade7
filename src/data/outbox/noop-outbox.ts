import { AppError } from '#lib/app-error.ts';
import { createStore } from '#lib/store.ts';
import { emptyView, noMutations } from './entries.ts';
import type { Outbox } from './outbox.ts';

/** An outbox that nothing enters, for the server's renders. */
export const noopOutbox: Outbox = {
  waiting: createStore(noMutations),
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

import { createStore } from '#lib/store.ts';
import { type DurableOutboxStore, emptyBox, type OutboxBox } from './outbox-record.ts';

/** A box that lives as long as the page, for tests. */
export function memoryOutboxStore(): DurableOutboxStore {
  let box: OutboxBox = emptyBox;
  return {
    keeping: createStore<'disk' | 'page'>('disk'),
    release: () => false,
    read: async () => box,
    update: async change => {
      const [next, result] = change(box);
      box = next;
      return result;
    },
  };
}

import { emptyBox, type OutboxBox, type OutboxStore } from './outbox-record.ts';

/** A box that lives as long as the page: for the server, tests, and browsers that forbid storage. */
export function memoryOutboxStore(): OutboxStore {
  let box: OutboxBox = emptyBox;
  return {
    read: async () => box,
    update: async change => {
      const [next, result] = change(box);
      box = next;
      return result;
    },
  };
}

import type { OutboxBox, OutboxStore } from './outbox-record.ts';

/** A box that lives as long as the page: for the server, tests, and browsers that forbid storage. */
export function memoryOutboxStore(): OutboxStore {
  let box: OutboxBox = { clientId: null, seq: 0, records: [] };
  return {
    read: async () => box.records,
    update: async change => {
      const [next, result] = change(box);
      box = next;
      return result;
    },
  };
}

/** As many of this tab's latest writes as can still be under way; the events of older ones only cost a refresh. */
const MOST = 200;

const keys = new Set<string>();

/** Idempotency keys of what this tab has sent, so that it knows its own deeds among the events. */
export const ownWrites = {
  note(key: string): void {
    keys.add(key);
    const [oldest] = keys;
    if (keys.size > MOST && oldest !== undefined) keys.delete(oldest);
  },
  has: (key: string | null): boolean => key !== null && keys.has(key),
};

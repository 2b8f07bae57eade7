/**
 * Where a write stands among those of one device. The server remembers the highest number of each customer, device and lane: what
 * comes with a lower one has been passed by and has no effect any more.
 */
export interface OutboxSequence {
  /** Id of this browser's profile. */
  readonly client: string;
  /** Writes of one lane are sent in order. */
  readonly lane: string;
  /** Counts up for ever within a client. */
  readonly seq: number;
}

/** Request headers that carry a sequence. */
export const outboxHeaders = { client: 'Outbox-Client', lane: 'Outbox-Lane', seq: 'Outbox-Seq' } as const;

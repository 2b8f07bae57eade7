import type { OutboxBox, Refusal, Unreadable } from '#storage/outbox-record.ts';
import type { Mutation } from './mutations.ts';
import type { Hold } from './queue.ts';

/** Whether this phone has something: it is being written down, it is on the disk, or only this page has it, as long as it is open. */
export type Kept = 'saving' | 'saved' | 'page';

/**
 * How far a mutation is. `waiting` will be sent by itself, `sending` is on its way, `refused` is set aside with the server's reason
 * until the customer decides, `held` waits for a login ('session') or an update of the app ('outdated').
 */
export type OutboxEntry = {
  readonly id: string;
  readonly mutation: Mutation;
  readonly queue: string;
  /** How often it may have reached the server. Fixing and replacing are free of doubt at 0, and when refused. */
  readonly attempts: number;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly kept: Kept;
} & (
  | { readonly state: 'waiting' | 'sending'; readonly refusal: null; readonly hold: null }
  | { readonly state: 'refused'; readonly refusal: Refusal; readonly hold: null }
  | { readonly state: 'held'; readonly refusal: null; readonly hold: Hold }
);

/** Everything the outbox tells a screen of one customer. */
export interface OutboxView {
  /** Oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** Rows of this customer, or of one whose id can't be read, that this version of the app can't read. */
  readonly unreadable: readonly Unreadable[];
  readonly outcomes: OutboxBox['outcomes'];
}

/** Nothing waits. The one list that says so: another one would have the page drawn anew when it wakes up. */
export const noMutations: readonly Mutation[] = [];
export const emptyView: OutboxView = { entries: [], unreadable: [], outcomes: [] };

import type { AppError } from '#lib/app-error.ts';
import type { Store } from '#lib/store.ts';
import type { DurableOutboxStore, OutboxRecord } from '#storage/outbox-record.ts';
import type { Transitions } from './core.ts';
import type { Verdict } from './failure.ts';
import type { Kinds } from './kinds.ts';
import type { Mutation } from './mutations.ts';

/**
 * A tab's message to the others: that the box changed, and where it was an answer, whose and which (see `Verdict`); or that a customer has
 * left for good, whose edits another tab may hold in its memory.
 */
export type TabMessage =
  | { readonly id: string; readonly answer: unknown }
  | { readonly forgotten: { readonly userId: string; readonly moment: number } }
  | null;

/** The ports of the outbox; every part can be replaced, so that a test decides all that happens. */
export interface OutboxOptions {
  /** The rules of each kind of mutation. */
  readonly kinds: Kinds;
  /**
   * Sends records of one queue, each with its id as idempotency key.
   * @returns the server's word on the first of them or more, in their order
   * @throws AppError when nothing is known of any
   */
  readonly send: (records: readonly OutboxRecord[]) => Promise<readonly Verdict[]>;
  /** The server did it, told before the record goes, so that nothing on screen falls back in between. Also for another tab's. */
  readonly onAnswered?: (mutation: Mutation, answer: unknown) => void;
  /** The server refused a mutation; it is set aside. */
  readonly onRefused?: (mutation: Mutation, error: AppError) => void;
  /** This device could not keep a mutation; it is gone from the screen. */
  readonly onUnsaved?: (error: unknown) => void;
  readonly onSaved?: (mutation: Mutation) => void;
  /** Id of the customer who is signed in; null while none is, or it isn't known yet. */
  readonly owner?: Pick<Store<string | null>, 'get' | 'subscribe'>;
  readonly storage?: DurableOutboxStore;
  /** Whether the shop can be reached, asking it where it could not be a moment ago. */
  readonly reach?: () => Promise<boolean>;
  /** Runs alone among all tabs of this browser, for each queue. */
  readonly lock?: (run: () => Promise<void>, queue: string) => Promise<void>;
  /** Tells other tabs, and hears them. */
  readonly tabs?: { announce(message: TabMessage): void; onChange(listener: (message: TabMessage) => void): void };
  /** @returns the function that calls it off */
  readonly schedule?: (run: () => void, milliseconds: number) => () => void;
  readonly now?: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
  readonly newId?: () => string;
  readonly steps?: Transitions;
}

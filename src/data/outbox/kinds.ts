import type * as v from 'valibot';
import { type Outcome, type PayloadOf, type RecordReader, recordReader } from '#storage/outbox-record.ts';
import type { Mutation, MutationKind, MutationOf } from './mutations.ts';

/** The rules of a kind of mutation: all that the outbox asks about it. */
export interface QueueRules<Kind extends MutationKind> {
  /**
   * The payload as it lies on the phone. Absolute values ('the quantity is 5', not 'one more'), because it may be sent twice. Its shape
   * stays for ever: a new field has a default.
   */
  readonly schema: v.GenericSchema<unknown, PayloadOf<Kind>>;
  /** The version that its records bear, where that is not today's. */
  readonly schemaVersion?: 1;
  /** Mutations of one queue are sent one after the other; queues don't wait for each other. */
  queue(mutation: MutationOf<Kind>): string;
  /** The subject within its queue, of which a later mutation has the last word. By default the whole queue. */
  subject?(mutation: MutationOf<Kind>): string;
  /**
   * Merges it, never tried so far, with a later one of its subject: into one mutation that stands for both, or 'nothing' where they cancel
   * each other out. By default into the later one.
   */
  merge?(mutation: MutationOf<Kind>, later: Mutation): Mutation | 'nothing';
  /** Ends what its queue was about so far, as an order ends a cart: what comes later is not merged with what came before. */
  readonly isBarrier?: true;
  /** The refusal that says that the cart it was meant for is closed, which goes for all that was meant for the same cart. */
  readonly closedBy?: string;
  /** Later mutations of its subject mean nothing without it: refused, it does not give way to them. */
  readonly isPrerequisite?: true;
  /** It is sent only once no mutation of that kind and subject waits, in whatever queue. */
  readonly waitsFor?: { readonly kind: MutationKind; subject(mutation: MutationOf<Kind>): string };
  /** How many in a row may travel in one request. */
  readonly together?: { readonly most: number };
  /** The code of the refusal where there is no disk: a page that is closed would forget it. By default it waits in the page's memory. */
  readonly diskOnly?: string;
  /** Kept once it is done, until the customer has seen it; by default nothing. */
  outcome?(mutation: MutationOf<Kind>, answer: unknown): Omit<Outcome, 'id' | 'userId' | 'at'> | null;
  /** Milliseconds that a form waits for the server's word on it, where that is not as long as is usual. */
  readonly patience?: number;
}

export type KindRules = { readonly [Kind in MutationKind]: QueueRules<Kind> };

/** The rules of all kinds, as the outbox asks for them. */
export interface Kinds {
  readonly read: RecordReader;
  /** The name that a queue's lock has in this browser, shared with tabs of earlier versions. */
  lockOf(queue: string): string;
  rulesOf(mutation: Pick<Mutation, 'kind'>): QueueRules<MutationKind>;
  queueOf(mutation: Mutation): string;
  subjectOf(mutation: Mutation): string;
  /** One mutation in the place of two, 'nothing' where they cancel each other out, null where both stand. The older one was never tried. */
  merged(older: Mutation, later: Mutation): Mutation | 'nothing' | null;
}

/** @param oldestQueue the only queue that there was once */
export function createKinds(rules: KindRules, oldestQueue: string): Kinds {
  const rulesOf: Kinds['rulesOf'] = ({ kind }) => rules[kind];
  const queueOf = (mutation: Mutation) => rulesOf(mutation).queue(mutation);
  const subjectOf = (mutation: Mutation) => rulesOf(mutation).subject?.(mutation) ?? queueOf(mutation);
  return {
    read: recordReader(Object.fromEntries(Object.entries(rules).map(([kind, { schema }]) => [kind, schema]))),
    lockOf: queue => (queue === oldestQueue ? LOCK : `${LOCK}:${queue}`),
    rulesOf,
    queueOf,
    subjectOf,
    merged(older, later) {
      if (subjectOf(older) !== subjectOf(later)) return null;
      return rulesOf(older).merge?.(older, later) ?? later;
    },
  };
}

const LOCK = 'fondasi-outbox';

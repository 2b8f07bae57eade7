import type { OutboxBox, OutboxRecord } from '#storage/outbox-record.ts';
import { emptyView, type OutboxEntry, type OutboxView } from './entries.ts';
import type { Kinds } from './kinds.ts';
import { type Mutation, mutationOf } from './mutations.ts';
import type { Hold } from './queue.ts';

interface Looking {
  readonly kinds: Kinds;
  readonly userId: string | null;
  readonly hold: Hold | null;
  /** Ids on their way from this tab. */
  readonly sending: ReadonlySet<string>;
  readonly now: number;
  readonly keeping: 'disk' | 'page';
}

/** The box as one customer sees it. */
export function viewOf(box: OutboxBox, unsaved: readonly Mutation[], { kinds, userId, hold, sending, now, keeping }: Looking): OutboxView {
  if (userId === null) return emptyView;
  const where = keeping === 'disk' ? 'saved' : 'page';
  const kept = box.records
    .filter(record => record.userId === userId)
    .map((record): OutboxEntry => ({ ...baseOf(kinds, mutationOf(record), record), kept: where, ...stateOf(record, hold, sending) }));
  const fresh = unsaved
    .filter(mutation => mutation.userId === userId && kept.every(entry => entry.id !== mutation.id))
    .map((mutation): OutboxEntry => ({ ...baseOf(kinds, mutation, { attempts: 0, createdAt: now }), kept: 'saving', ...waiting }));
  const entries = [...kept, ...fresh];
  const unreadable = box.unreadable.filter(row => row.userId === null || row.userId === userId);
  const outcomes = box.outcomes.filter(outcome => outcome.userId === userId);
  return entries.length + unreadable.length + outcomes.length === 0 ? emptyView : { entries, unreadable, outcomes };
}

const waiting = { state: 'waiting', refusal: null, hold: null } as const;

function stateOf({ id, refusal }: OutboxRecord, hold: Hold | null, sending: ReadonlySet<string>) {
  if (refusal !== undefined) return { state: 'refused', refusal, hold: null } as const;
  if (sending.has(id)) return { state: 'sending', refusal: null, hold: null } as const;
  return hold === null ? waiting : ({ state: 'held', refusal: null, hold } as const);
}

const baseOf = (kinds: Kinds, mutation: Mutation, { attempts, createdAt }: Pick<OutboxRecord, 'attempts' | 'createdAt'>) => ({
  id: mutation.id,
  mutation,
  queue: kinds.queueOf(mutation),
  attempts,
  createdAt,
});

import type { OutboxBox, OutboxRecord } from '#storage/outbox-record.ts';
import { emptyView, type OutboxEntry, type OutboxView } from './entries.ts';
import { type Intent, intentOf, laneOf } from './intents.ts';
import type { Hold } from './lane.ts';

interface Looking {
  readonly userId: string | null;
  readonly hold: Hold | null;
  /** Ids on their way from this tab. */
  readonly sending: ReadonlySet<string>;
  readonly now: number;
  readonly keeping: 'disk' | 'page';
}

/** What one customer sees of the box. */
export function viewOf(box: OutboxBox, unsaved: readonly Intent[], { userId, hold, sending, now, keeping }: Looking): OutboxView {
  if (userId === null) return emptyView;
  const where = keeping === 'disk' ? 'saved' : 'page';
  const kept = box.records
    .filter(record => record.userId === userId)
    .map((record): OutboxEntry => ({ ...baseOf(intentOf(record), record), kept: where, ...stateOf(record, hold, sending) }));
  const fresh = unsaved
    .filter(intent => intent.userId === userId && kept.every(entry => entry.id !== intent.id))
    .map((intent): OutboxEntry => ({ ...baseOf(intent, { attempts: 0, createdAt: now }), kept: 'saving', ...waiting }));
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

const baseOf = (intent: Intent, { attempts, createdAt }: Pick<OutboxRecord, 'attempts' | 'createdAt'>) => ({
  id: intent.id,
  intent,
  lane: laneOf(intent),
  attempts,
  createdAt,
});

import type { OutboxBox, OutboxRecord, Refusal, Unreadable } from '#storage/outbox-record.ts';
import { emptyView } from './closed-outbox.ts';
import { type Intent, intentOf, laneOf } from './intents.ts';
import type { Hold } from './lane.ts';

/** Whether this phone has something: it is being written down, it is on the disk, or only this page has it, as long as it is open. */
export type Kept = 'saving' | 'saved' | 'page';

/**
 * How far a wish is. `waiting` will be sent by itself, `sending` is on its way, `refused` is set aside with the server's reason
 * until the customer decides, `held` waits for a login ('session') or an update of the app ('outdated').
 */
export type OutboxEntry = {
  readonly id: string;
  readonly intent: Intent;
  readonly lane: string;
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
  /** Rows of this customer, or of nobody known, that this version of the app can't read. */
  readonly unreadable: readonly Unreadable[];
  readonly outcomes: OutboxBox['outcomes'];
}

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

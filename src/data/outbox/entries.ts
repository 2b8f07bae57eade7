import type { OutboxBox, OutboxRecord, Refusal, Unreadable } from '#storage/outbox-record.ts';
import { emptyView } from './closed-outbox.ts';
import { type Intent, intentOf, laneOf } from './intents.ts';
import type { Hold } from './lane.ts';

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

/** What one customer sees of the box. @param sending ids on their way from this tab */
export function viewOf(
  box: OutboxBox,
  unsaved: readonly Intent[],
  { userId, hold, sending, now }: { userId: string | null; hold: Hold | null; sending: ReadonlySet<string>; now: number },
): OutboxView {
  if (userId === null) return emptyView;
  const kept = box.records.filter(record => record.userId === userId).map(record => entryOf(record, hold, sending));
  const fresh = unsaved
    .filter(intent => intent.userId === userId && kept.every(entry => entry.id !== intent.id))
    .map((intent): OutboxEntry => ({ ...baseOf(intent, 0, now), state: 'waiting', refusal: null, hold: null }));
  const entries = [...kept, ...fresh];
  const unreadable = box.unreadable.filter(row => row.userId === null || row.userId === userId);
  const outcomes = box.outcomes.filter(outcome => outcome.userId === userId);
  return entries.length + unreadable.length + outcomes.length === 0 ? emptyView : { entries, unreadable, outcomes };
}

function entryOf(record: OutboxRecord, hold: Hold | null, sending: ReadonlySet<string>): OutboxEntry {
  const base = baseOf(intentOf(record), record.attempts, record.createdAt);
  if (record.refusal !== undefined) return { ...base, state: 'refused', refusal: record.refusal, hold: null };
  if (sending.has(record.id)) return { ...base, state: 'sending', refusal: null, hold: null };
  return hold === null ? { ...base, state: 'waiting', refusal: null, hold } : { ...base, state: 'held', refusal: null, hold };
}

const baseOf = (intent: Intent, attempts: number, createdAt: number) => ({
  id: intent.id,
  intent,
  lane: laneOf(intent),
  attempts,
  createdAt,
});

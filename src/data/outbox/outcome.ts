import type { OutboxBox, OutboxRecord, Outcome } from '#storage/outbox-record.ts';
import type { Transitions } from './core.ts';
import { refusalOf, type Verdict } from './failure.ts';
import type { Kinds } from './kinds.ts';
import { mutationOf } from './mutations.ts';

/** The box after the server's word on a record. @param at milliseconds since the epoch */
export function settled(
  { kinds, steps }: { readonly kinds: Kinds; readonly steps: Transitions },
  box: OutboxBox,
  record: OutboxRecord,
  verdict: Verdict,
  at: number,
): OutboxBox {
  return verdict.refusal === null
    ? steps.answered(box, record.id, outcomeOf(kinds, record, verdict.answer, at))
    : steps.refused(box, record.id, refusalOf(verdict.refusal, at));
}

/** The outcome to keep until its customer has seen it, or null. @param at milliseconds since the epoch */
function outcomeOf(kinds: Kinds, record: OutboxRecord, answer: unknown, at: number): Outcome | null {
  const { id, userId } = record;
  const told = kinds.rulesOf(record).outcome?.(mutationOf(record), answer) ?? null;
  return told === null ? null : { id, userId, ...told, at };
}

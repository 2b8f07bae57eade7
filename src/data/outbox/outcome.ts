import type { OutboxBox, OutboxRecord, Outcome } from '#storage/outbox-record.ts';
import type { Transitions } from './core.ts';
import { refusalOf, type Verdict } from './failure.ts';
import { type Answers, type Mutation, mutationOf } from './mutations.ts';

/** The box after the server's word on a record. @param at milliseconds since the epoch */
export function settled(steps: Transitions, box: OutboxBox, record: OutboxRecord, verdict: Verdict, at: number): OutboxBox {
  return verdict.refusal === null
    ? steps.answered(box, record.id, outcomeOf(mutationOf(record), verdict.answer, at))
    : steps.refused(box, record.id, refusalOf(verdict.refusal, at));
}

/** An order is told of until it was seen; of everything else its own place tells. @param at milliseconds since the epoch */
function outcomeOf(mutation: Mutation, answer: unknown, at: number): Outcome | null {
  if (mutation.kind !== 'order.place' || answer === null || answer === undefined) return null;
  const { id: orderId, number: orderNumber, total, unique_code } = answer as Answers['order.place'];
  const { id, userId, shown } = mutation;
  return { id, userId, orderId, orderNumber, shownTotal: shown.total, total: total - unique_code, at };
}

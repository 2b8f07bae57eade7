import type { Outcome } from '#storage/outbox-record.ts';
import type { Answers, Intent } from './intents.ts';

/** An order is told of until it was seen; of everything else its own place tells. @param at milliseconds since the epoch */
export function outcomeOf(intent: Intent, answer: unknown, at: number): Outcome | null {
  if (intent.kind !== 'order.place' || answer === null || answer === undefined) return null;
  const { id: orderId, number: orderNumber, total, unique_code } = answer as Answers['order.place'];
  const { id, userId, shown } = intent;
  return { id, userId, orderId, orderNumber, shownTotal: shown.total, total: total - unique_code, at };
}

import type { OutboxEntry } from '#data/outbox/entries.ts';
import { isReceiptClosed } from '#data/payment/closed-receipt.ts';

type Decidable = Pick<OutboxEntry, 'mutation' | 'state' | 'refusal'>;

const forms: ReadonlySet<string> = new Set(['address.create', 'address.update', 'profile.update', 'review.write', 'receipt.send']);

/** Whether there is a form to change an edit in before it goes. An order is looked at again only once the shop has refused it. */
export function canEdit(entry: Decidable): boolean {
  const { kind } = entry.mutation;
  if (kind === 'order.place') return entry.state === 'refused';
  return forms.has(kind) && !isClosed(entry);
}

/** Whether the shop's answer is final, so that neither a change nor another try is offered. */
export const isClosed = ({ mutation, refusal }: Decidable): boolean =>
  mutation.kind === 'receipt.send' && refusal !== null && isReceiptClosed(refusal.code);

import type { OutboxEntry } from '#data/outbox/entries.ts';

const forms: ReadonlySet<string> = new Set(['address.create', 'address.update', 'profile.update', 'review.write', 'receipt.send']);

/** Whether there is a form to change an edit in before it goes. An order is looked at again only once the shop has refused it. */
export function canMend({ intent: { kind }, state }: Pick<OutboxEntry, 'intent' | 'state'>): boolean {
  if (kind === 'order.place') return state === 'refused';
  return forms.has(kind);
}

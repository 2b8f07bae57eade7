import type { Order } from '#contract/orders.ts';
import { waitingProject } from '#data/orders/waiting.ts';
import { useWaiting } from '#data/outbox/use-outbox.ts';

/** The project of an order as the customer named it last, '' for none, and whether the shop does not know that yet. */
export function useProjectOf(order: Pick<Order, 'id' | 'project_name'>): { readonly name: string; readonly isQueued: boolean } {
  const waiting = waitingProject(useWaiting(), order.id);
  return { name: waiting ?? order.project_name ?? '', isQueued: waiting !== null };
}

import type { ShopEvent } from '#contract/events.ts';
import { orderStatus } from '#contract/order-status.ts';

/** What is asked of one order: a link to the receiver tells what was said at the site. */
const orderParts: ReadonlySet<unknown> = new Set(['one', 'events', 'returns', 'receiver-link']);

/** Whether an event may have changed what a query of this key answered. */
export function concerns({ kind, order_id: orderId, status }: ShopEvent, queryKey: readonly unknown[]): boolean {
  const [scope, room, part] = queryKey;
  if (scope !== 'private') return false;
  if (kind === 'other') return true;
  if (room === 'notifications') return kind === 'notification' || kind === 'read';
  if (room === 'lists') return kind === 'list';
  // The shop has told of one.
  if (room === 'watches') return kind === 'notification';
  if (room === 'cart') return kind === 'cart' || status === orderStatus.waitingForValidation;
  if (room === 'reviews') return status === orderStatus.done;
  if (room !== 'orders' || orderId === null) return false;
  // Files of receipts and quotes of freight are not changed by it, and not small.
  return part === 'list' || (orderParts.has(part) && queryKey.includes(orderId));
}

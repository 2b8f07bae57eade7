import type { Executor } from '#server/db/client.ts';
import { publish } from '../events/service.ts';
import { addBought, selectLinesOf, selectListed, touchLists } from './bought-store.ts';

/**
 * Counts the goods of a received order as bought in the project lists that they were put into the cart from. A variant on several lines
 * fills these in their order; what goes beyond them counts on the last.
 */
export async function countBought(tx: Executor, order: { readonly id: string; readonly customerId: string }, now: Date): Promise<void> {
  const listed = await selectListed(tx, order.id);
  if (listed.length === 0) return;
  const known = new Set(await touchLists(tx, order.customerId, [...new Set(listed.map(({ listId }) => listId))], now));
  if (known.size === 0) return;
  for (const { listId, variantId, quantity } of listed.filter(each => known.has(each.listId))) {
    let rest = quantity;
    const lines = await selectLinesOf(tx, listId, variantId);
    for (const [index, line] of lines.entries()) {
      const isLast = index === lines.length - 1;
      const share = isLast ? rest : Math.min(rest, Math.max(0, line.quantity - line.bought));
      if (share > 0) await addBought(tx, listId, line.id, share);
      rest -= share;
    }
  }
  await publish(tx, { customerId: order.customerId, kind: 'list', at: now });
}

import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { listLines, lists } from '#server/db/schema/lists.ts';
import { orderItems } from '#server/db/schema/orders.ts';

/** Lines of an order that were put into the cart from a project list: list, variant and sold units. */
export function selectListed(tx: Executor, orderId: string) {
  return tx
    .select({ listId: sql<string>`${orderItems.listId}`, variantId: orderItems.variantId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNotNull(orderItems.listId)));
}

/** Locks those of a customer's lists that are still there, in one order, and raises their revisions. @returns their ids */
export async function touchLists(tx: Executor, customerId: string, ids: readonly string[], now: Date): Promise<string[]> {
  const isNamed = and(eq(lists.customerId, customerId), inArray(lists.id, [...ids]));
  await tx.select({ id: lists.id }).from(lists).where(isNamed).orderBy(asc(lists.id)).for('update');
  const rows = await tx
    .update(lists)
    .set({ rev: sql`${lists.rev} + 1`, updatedAt: now })
    .where(isNamed)
    .returning({ id: lists.id });
  return rows.map(({ id }) => id);
}

/** Lines of a variant in a list, in their order. */
export function selectLinesOf(tx: Executor, listId: string, variantId: string) {
  return tx
    .select({ id: listLines.id, quantity: listLines.quantity, bought: listLines.bought })
    .from(listLines)
    .where(and(eq(listLines.listId, listId), eq(listLines.variantId, variantId)))
    .orderBy(asc(listLines.position), asc(listLines.id));
}

/** Its revision stays: what the customer wrote of the line is as it was. */
export async function addBought(tx: Executor, listId: string, id: string, quantity: number): Promise<void> {
  await tx
    .update(listLines)
    .set({ bought: sql`${listLines.bought} + ${quantity}` })
    .where(and(eq(listLines.listId, listId), eq(listLines.id, id)));
}

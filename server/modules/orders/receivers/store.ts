import { eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { orderReceivers } from '#server/db/schema/receivers.ts';

export type ReceiverRow = typeof orderReceivers.$inferSelect;

export async function selectReceiver(db: Executor, orderId: string): Promise<ReceiverRow | undefined> {
  const [row] = await db.select().from(orderReceivers).where(eq(orderReceivers.orderId, orderId));
  return row;
}

export async function selectByToken(db: Executor, token: string): Promise<ReceiverRow | undefined> {
  const [row] = await db.select().from(orderReceivers).where(eq(orderReceivers.token, token));
  return row;
}

export async function usedPhotoIds(db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db.select({ photo: orderReceivers.photo }).from(orderReceivers).where(isNotNull(orderReceivers.photo));
  return new Set(rows.flatMap(({ photo }) => photo ?? []));
}

/** Adds what is known of an order's receiver, or changes the named fields of it. */
export async function putReceiver(tx: Executor, orderId: string, fields: Partial<ReceiverRow>): Promise<void> {
  await tx
    .insert(orderReceivers)
    .values({ orderId, ...fields })
    .onConflictDoUpdate({ target: orderReceivers.orderId, set: fields });
}

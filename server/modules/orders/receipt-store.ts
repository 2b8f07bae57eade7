import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { receipts } from '#server/db/schema/orders.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

export async function insertReceipt(tx: Executor, row: Pick<ReceiptRow, 'orderId' | 'file' | 'mime' | 'createdAt'>): Promise<void> {
  await tx.insert(receipts).values(row);
}

/** The latest receipt of each order that has one. */
export function selectLatestReceipts(db: Executor, orderIds: readonly string[]): Promise<ReceiptRow[]> {
  return db
    .selectDistinctOn([receipts.orderId])
    .from(receipts)
    .where(inArray(receipts.orderId, [...orderIds]))
    .orderBy(receipts.orderId, desc(receipts.createdAt), desc(receipts.id));
}

/** The receipt of an order that waits to be checked. */
export async function findSubmitted(db: Executor, orderId: string): Promise<ReceiptRow | null> {
  const [row] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), eq(receipts.state, 'submitted')));
  return row ?? null;
}

export async function decideReceipt(tx: Executor, id: string, decision: Pick<ReceiptRow, 'state' | 'reason'>): Promise<void> {
  await tx.update(receipts).set(decision).where(eq(receipts.id, id));
}

/** Ids of the files of orders' latest receipts, without their endings. */
export async function usedFileIds(db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinctOn([receipts.orderId], { file: receipts.file })
    .from(receipts)
    .orderBy(receipts.orderId, desc(receipts.createdAt), desc(receipts.id));
  return new Set(rows.map(row => row.file.slice(0, 32)));
}

export async function countReceipts(tx: Executor, orderId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(receipts).where(eq(receipts.orderId, orderId));
  return row?.total ?? 0;
}

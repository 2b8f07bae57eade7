import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { counters } from '#server/db/schema/shop.ts';

/**
 * The next number of a year, such as 'INV-2026-000123'. Until the transaction ends every other payment waits for it, so that one that is
 * rolled back leaves no gap.
 */
export async function nextInvoiceNumber(tx: Executor, year: string): Promise<string> {
  const [row] = await tx
    .insert(counters)
    .values({ name: `invoice-${year}`, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  if (row === undefined) throw new Error('no invoice number was given');
  return `INV-${year}-${String(row.value).padStart(6, '0')}`;
}

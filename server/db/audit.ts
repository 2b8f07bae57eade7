import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { auditEntries } from './schema/staff.ts';

/** Names the acting person for this transaction: order events take it as their default, whichever function writes them. */
export async function setPerson(tx: Executor, person: string): Promise<void> {
  await tx.execute(sql`select set_config('fondasi.person', ${person}, true)`);
}

export async function insertAudit(tx: Executor, row: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(row);
}

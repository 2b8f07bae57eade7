import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Letterhead } from '#contract/quotations.ts';
import type { Executor } from '#server/db/client.ts';
import { customers } from '#server/db/schema/customers.ts';
import { letterheads, quotations } from '#server/db/schema/quotations.ts';

type Row = typeof quotations.$inferSelect;

/** Makes the writes of one customer take turns: how many quotations there may be depends on all of them. */
export async function lockCustomer(tx: Executor, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

/** A customer's quotations, the one that was changed last first. */
export function selectQuotations(db: Executor, customerId: string): Promise<Row[]> {
  return db.select().from(quotations).where(eq(quotations.customerId, customerId)).orderBy(desc(quotations.updatedAt), asc(quotations.id));
}

/** So many of a customer's quotations by id, from behind one of them. */
export function selectQuotationsAfter(db: Executor, customerId: string, after: string | null, most: number): Promise<Row[]> {
  const isBehind = after === null ? undefined : gt(quotations.id, after);
  return db
    .select()
    .from(quotations)
    .where(and(eq(quotations.customerId, customerId), isBehind))
    .orderBy(asc(quotations.id))
    .limit(most);
}

/** A quotation of any customer. */
export async function selectQuotation(db: Executor, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(quotations).where(eq(quotations.id, id));
  return row;
}

export async function countQuotations(db: Executor, customerId: string): Promise<number> {
  const [row] = await db.select({ quotations: count() }).from(quotations).where(eq(quotations.customerId, customerId));
  return row?.quotations ?? 0;
}

/** Bytes of a customer's quotations as JSON, and of the one of that id: as an answer has them, and not as the database packs them. */
export async function measureQuotations(db: Executor, customerId: string, id: string): Promise<{ all: number; own: number }> {
  const bytes = sql`octet_length(${quotations.document}::text)`;
  const [row] = await db
    .select({
      all: sql<number>`coalesce(sum(${bytes}), 0)::int`,
      own: sql<number>`coalesce(sum(${bytes}) filter (where ${quotations.id} = ${id}), 0)::int`,
    })
    .from(quotations)
    .where(eq(quotations.customerId, customerId));
  return row ?? { all: 0, own: 0 };
}

/** Undefined where another customer has written one under that id meanwhile. */
export async function insertQuotation(tx: Executor, row: typeof quotations.$inferInsert): Promise<Row | undefined> {
  const [inserted] = await tx.insert(quotations).values(row).onConflictDoNothing({ target: quotations.id }).returning();
  return inserted;
}

export async function updateQuotation(tx: Executor, id: string, fields: Pick<Row, 'document' | 'rev' | 'updatedAt'>): Promise<void> {
  await tx.update(quotations).set(fields).where(eq(quotations.id, id));
}

export async function deleteQuotation(tx: Executor, id: string): Promise<void> {
  await tx.delete(quotations).where(eq(quotations.id, id));
}

export async function selectLetterhead(db: Executor, customerId: string): Promise<Letterhead | null> {
  const [row] = await db.select().from(letterheads).where(eq(letterheads.customerId, customerId));
  return row?.document ?? null;
}

export async function upsertLetterhead(tx: Executor, customerId: string, document: Letterhead, updatedAt: Date): Promise<void> {
  await tx
    .insert(letterheads)
    .values({ customerId, document, updatedAt })
    .onConflictDoUpdate({ target: letterheads.customerId, set: { document, updatedAt } });
}

import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/client.ts';
import { customers } from '#server/db/schema/customers.ts';

export type StoredCustomer = typeof customers.$inferSelect;

export async function findCustomer(db: Executor, id: string): Promise<StoredCustomer | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

/** By e-mail in any case. */
export async function findByEmail(db: Executor, email: string): Promise<StoredCustomer | null> {
  const [row] = await db
    .select()
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, email.toLowerCase()));
  return row ?? null;
}

/** The new customer's id; null where the e-mail is taken, also by somebody who registers at the same moment. */
export async function insertCustomer(tx: Transaction, customer: typeof customers.$inferInsert): Promise<string | null> {
  const [row] = await tx.insert(customers).values(customer).onConflictDoNothing().returning({ id: customers.id });
  return row?.id ?? null;
}

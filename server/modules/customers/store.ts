import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
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

/** The new customer's id; null where the e-mail is taken, also by another customer who registers at the same moment. */
export async function insertCustomer(tx: Transaction, customer: typeof customers.$inferInsert): Promise<string | null> {
  const [row] = await tx.insert(customers).values(customer).onConflictDoNothing().returning({ id: customers.id });
  return row?.id ?? null;
}

/** @throws the database's unique violation where the e-mail is taken */
export async function updateCustomer(
  db: Executor,
  id: string,
  fields: Partial<Pick<StoredCustomer, 'name' | 'email' | 'phone' | 'gender' | 'imageUrl' | 'company' | 'taxNumber'>>,
): Promise<void> {
  await db.update(customers).set(fields).where(eq(customers.id, id));
}

/** Replaces a password's hash (null for none) unless it has been replaced already; whether it did. */
export async function replacePasswordHash(
  db: Executor,
  id: string,
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<boolean> {
  const isFormer = from === null ? isNull(customers.passwordHash) : eq(customers.passwordHash, from);
  const rows = await db
    .update(customers)
    .set({ passwordHash: to })
    .where(and(eq(customers.id, id), isFormer))
    .returning({ id: customers.id });
  return rows.length === 1;
}

/** Sets a password's hash, whatever it was before. */
export async function updatePasswordHash(tx: Executor, id: string, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash }).where(eq(customers.id, id));
}

/** Notes the address that a customer has shown to be theirs, in lower case. */
export async function updateConfirmedEmail(tx: Executor, id: string, email: string): Promise<void> {
  await tx.update(customers).set({ confirmedEmail: email.toLowerCase() }).where(eq(customers.id, id));
}

/** Sets which mails of orders a customer gets, and the language of their mails. */
export async function updateMailChoice(
  tx: Executor,
  id: string,
  choice: Partial<Pick<StoredCustomer, 'mailsPayment' | 'mailsDelivery' | 'mailsReminders' | 'language'>>,
): Promise<void> {
  await tx.update(customers).set(choice).where(eq(customers.id, id));
}

/** Ids of all photos in use. */
export async function usedPhotoIds(db: Executor): Promise<Set<string>> {
  const rows = await db.select({ url: customers.imageUrl }).from(customers).where(isNotNull(customers.imageUrl));
  return new Set(rows.flatMap(({ url }) => /([0-9a-f]{32})[^/]*$/.exec(url ?? '')?.[1] ?? []));
}

/** Everybody, in the order in which they came. */
export async function selectCustomerIds(db: Executor): Promise<string[]> {
  const rows = await db.select({ id: customers.id }).from(customers).where(isNull(customers.deletedAt)).orderBy(customers.id);
  return rows.map(row => row.id);
}

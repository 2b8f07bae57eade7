import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { addresses, customers } from '#server/db/schema/customers.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressFields = Omit<typeof addresses.$inferInsert, 'id' | 'customerId' | 'isPrimary' | 'createdAt'>;

/**
 * Makes writes to one customer's addresses take turns: which one is primary depends on all of them.
 * `no key update` lets rows that refer to the customer be written meanwhile.
 */
export async function lockCustomer(tx: Executor, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

/** All addresses of a customer: the primary one, then by age. */
export function selectAddresses(db: Executor, customerId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isPrimary), asc(addresses.createdAt), asc(addresses.id));
}

export async function selectAddress(db: Executor, customerId: string, id: string): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(addresses).where(isOwn(customerId, id));
  return row;
}

export async function countAddresses(db: Executor, customerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(addresses).where(eq(addresses.customerId, customerId));
  return row?.count ?? 0;
}

/** Undefined when there is an address of that id already, this customer's or another's. */
export async function insertAddress(
  db: Executor,
  row: AddressFields & { id?: string; customerId: string; isPrimary: boolean; createdAt: Date },
): Promise<AddressRow | undefined> {
  const [inserted] = await db.insert(addresses).values(row).onConflictDoNothing({ target: addresses.id }).returning();
  return inserted;
}

export async function updateAddress(
  db: Executor,
  customerId: string,
  id: string,
  fields: Partial<AddressFields> & { isPrimary?: boolean },
): Promise<AddressRow | undefined> {
  const [row] = await db.update(addresses).set(fields).where(isOwn(customerId, id)).returning();
  return row;
}

/** Leaves the customer without a primary address, since at no moment may there be two. */
export async function demotePrimary(db: Executor, customerId: string): Promise<void> {
  await db
    .update(addresses)
    .set({ isPrimary: false })
    .where(and(eq(addresses.customerId, customerId), addresses.isPrimary));
}

/** Makes the oldest address primary, if there is any. */
export async function promoteOldest(db: Executor, customerId: string): Promise<void> {
  await db
    .update(addresses)
    .set({ isPrimary: true })
    .where(
      sql`${addresses.id} = (select a.id from ${addresses} a where a.customer_id = ${customerId} order by a.created_at, a.id limit 1)`,
    );
}

/** Deletes an own address; answers what it was. */
export async function deleteAddressRow(db: Executor, customerId: string, id: string): Promise<AddressRow | undefined> {
  const [row] = await db.delete(addresses).where(isOwn(customerId, id)).returning();
  return row;
}

function isOwn(customerId: string, id: string) {
  return and(eq(addresses.id, id), eq(addresses.customerId, customerId));
}

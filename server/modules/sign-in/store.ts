import { and, eq, gt, lt } from 'drizzle-orm';
import type { Provider } from '#contract/sign-in.ts';
import type { Executor, Transaction } from '#server/db/client.ts';
import { federatedIdentities, signInCodes } from '#server/db/schema/customers.ts';

export type StoredCode = typeof signInCodes.$inferSelect;

export async function insertCode(db: Executor, code: StoredCode): Promise<void> {
  await db.insert(signInCodes).values(code);
}

const isFetchable = ({ hash, browserHash, now }: { hash: string; browserHash: string; now: Date }) =>
  and(eq(signInCodes.hash, hash), eq(signInCodes.browserHash, browserHash), gt(signInCodes.expiresAt, now));

/** The sign-in that waits under a code, for the browser that began it. */
export async function findCode(db: Executor, code: Parameters<typeof isFetchable>[0]): Promise<StoredCode | null> {
  const [row] = await db.select().from(signInCodes).where(isFetchable(code));
  return row ?? null;
}

/** The same, and deletes the code, so that it works only once. */
export async function takeCode(tx: Transaction, code: Parameters<typeof isFetchable>[0]): Promise<StoredCode | null> {
  const [row] = await tx.delete(signInCodes).where(isFetchable(code)).returning();
  return row ?? null;
}

export async function deleteExpiredCodes(db: Executor, now: Date): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, now));
}

/** Id of the customer whom a provider knows by this name. */
export async function findLinkedCustomer(db: Executor, provider: Provider, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ id: federatedIdentities.customerId })
    .from(federatedIdentities)
    .where(and(eq(federatedIdentities.provider, provider), eq(federatedIdentities.subject, subject)));
  return row?.id ?? null;
}

/** An identity that was linked a moment ago stays with whom it was linked to. */
export async function insertIdentity(tx: Transaction, identity: typeof federatedIdentities.$inferInsert): Promise<void> {
  await tx.insert(federatedIdentities).values(identity).onConflictDoNothing();
}

import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { mailLinks } from '#server/db/schema/mail.ts';

export type StoredLink = typeof mailLinks.$inferSelect;
export type LinkPurpose = StoredLink['purpose'];

/** Adds a link; one that is there already stays as it is, as at a mail's next attempt. */
export async function insertLink(tx: Executor, link: typeof mailLinks.$inferInsert): Promise<void> {
  await tx.insert(mailLinks).values(link).onConflictDoNothing();
}

export async function findLink(db: Executor, purpose: LinkPurpose, hash: string): Promise<StoredLink | null> {
  const [row] = await db
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.hash, hash), eq(mailLinks.purpose, purpose)));
  return row ?? null;
}

/** Marks a link as used; whether it was not before. Of two requests at once the later one waits for the other's transaction. */
export async function markUsed(tx: Executor, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(mailLinks)
    .set({ usedAt: at })
    .where(and(eq(mailLinks.id, id), isNull(mailLinks.usedAt)))
    .returning({ id: mailLinks.id });
  return rows.length === 1;
}

/** Ends the open links of a customer for one purpose. */
export async function expireLinks(tx: Executor, customerId: string, purpose: LinkPurpose, at: Date): Promise<void> {
  await tx
    .update(mailLinks)
    .set({ expiresAt: at })
    .where(
      and(eq(mailLinks.customerId, customerId), eq(mailLinks.purpose, purpose), isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, at)),
    );
}

/** Forgets links that ended before a moment. */
export async function deleteEndedLinks(db: Executor, before: Date): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, before));
}

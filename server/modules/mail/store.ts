import { and, asc, eq, getTableColumns, inArray, lt, lte, sql } from 'drizzle-orm';
import { notificationType } from '#contract/notifications.ts';
import type { Executor } from '#server/db/client.ts';
import { customers } from '#server/db/schema/customers.ts';
import { mailKinds, mails } from '#server/db/schema/mail.ts';
import { notifications } from '#server/db/schema/orders.ts';

export type StoredMail = typeof mails.$inferSelect;
export type NewMail = Omit<typeof mails.$inferInsert, 'state' | 'attempts' | 'reason'>;

export async function insertMails(tx: Executor, rows: readonly NewMail[]): Promise<void> {
  if (rows.length > 0) await tx.insert(mails).values([...rows]);
}

/** Mails of kinds that a later version writes wait for a process of that version. */
export async function insertOrderMails(tx: Executor, notificationIds: readonly string[], at: Date): Promise<void> {
  if (notificationIds.length === 0) return;
  const moment = at.toISOString();
  await tx.execute(sql`
    insert into ${mails} (id, kind, recipient, customer_id, language, about, due_at, created_at)
    select gen_random_uuid(), 'order_news', ${customers.email}, ${customers.id}, coalesce(${customers.language}, 'id'),
      jsonb_build_object('notification_id', ${notifications.id}), ${moment}::timestamptz, ${moment}::timestamptz
    from ${notifications} join ${customers} on ${customers.id} = ${notifications.customerId}
    where ${inArray(notifications.id, [...notificationIds])} and ${notifications.type} = ${notificationType.order}
      and ${customers.confirmedEmail} = lower(${customers.email})
      and (${customers.mailsPayment} or ${customers.mailsDelivery} or ${customers.mailsReminders})`);
}

const isOpen = and(inArray(mails.state, ['waiting', 'sending']), inArray(mails.kind, [...mailKinds]));

/**
 * Claims mails that are due, oldest first, until `until`: no other process gets them before, and if this one dies, they are due again
 * from then on. Counts the attempt.
 * @returns them as they stand now, and `wasSending` of those whose former process was ended while it sent them
 */
export async function claimMails(
  db: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<(StoredMail & { wasSending: boolean })[]> {
  const due = db.$with('due').as(
    db
      .select({ id: mails.id, former: sql<string>`${mails.state}`.as('former') })
      .from(mails)
      .where(and(isOpen, lte(mails.dueAt, now)))
      .orderBy(asc(mails.dueAt), asc(mails.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const rows = await db
    .with(due)
    .update(mails)
    .set({ state: 'sending', dueAt: until, attempts: sql`${mails.attempts} + 1` })
    .from(due)
    .where(eq(mails.id, due.id))
    .returning({ ...getTableColumns(mails), former: due.former });
  return rows.map(({ former, ...mail }) => ({ ...mail, wasSending: former === 'sending' }));
}

/** The end of a mail. */
export async function finishMail(db: Executor, id: string, state: 'sent' | 'given_up', reason: string | null = null): Promise<void> {
  await db.update(mails).set({ state, reason }).where(eq(mails.id, id));
}

export async function postponeMail(db: Executor, id: string, dueAt: Date, reason: string): Promise<void> {
  await db.update(mails).set({ state: 'waiting', dueAt, reason }).where(eq(mails.id, id));
}

export async function deleteMail(db: Executor, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Forgets mails from before a moment, whatever became of them. */
export async function deleteOldMails(db: Executor, before: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, before));
}

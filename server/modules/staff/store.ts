import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { auditEntries, staff, staffSessions } from '#server/db/schema/staff.ts';

export type StaffRow = typeof staff.$inferSelect;

export async function insertStaff(tx: Executor, row: typeof staff.$inferInsert): Promise<string | null> {
  const [inserted] = await tx.insert(staff).values(row).onConflictDoNothing().returning({ id: staff.id });
  return inserted?.id ?? null;
}

export async function updateStaff(tx: Executor, id: string, fields: Partial<StaffRow>): Promise<void> {
  await tx.update(staff).set(fields).where(eq(staff.id, id));
}

async function one(db: Executor, wanted: SQL | undefined): Promise<StaffRow | null> {
  const [row] = await db.select().from(staff).where(wanted);
  return row ?? null;
}
export const findById = (db: Executor, id: string) => one(db, eq(staff.id, id));
export const findByEmail = (db: Executor, email: string) => one(db, eq(sql`lower(${staff.email})`, email.toLowerCase()));

/** The member of staff with an open invitation, locked until the transaction ends: two accept it once. */
export async function lockInvited(tx: Executor, hash: string, now: Date): Promise<StaffRow | null> {
  const isOpen = and(eq(staff.invitationHash, hash), eq(staff.isActive, true), gt(staff.invitationExpiresAt, now));
  const [row] = await tx.select().from(staff).where(isOpen).for('update');
  return row ?? null;
}

/** Locks a member of staff, so that a code is taken once. */
export async function lockStaff(tx: Executor, id: string): Promise<StaffRow | null> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
  return row ?? null;
}

/** Those who have accepted their invitation and whose work is orders. */
export function selectMailed(tx: Executor) {
  return tx
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.isActive, true), eq(staff.role, 'orders'), isNotNull(staff.passwordHash)));
}

/** Everybody with when they were seen last, the owners first. */
export async function selectStaff(db: Executor) {
  return db
    .select({ row: staff, seenAt: sql<string | null>`max(${staffSessions.seenAt})` })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .groupBy(staff.id)
    .orderBy(desc(sql`${staff.role} = 'owner'`), asc(staff.name));
}

/** Owners who can sign in, locked: of two who end each other's access the second must see the first. */
export async function lockOwners(tx: Executor): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.isActive, true)))
    .orderBy(asc(staff.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function insertSession(tx: Executor, row: typeof staffSessions.$inferInsert): Promise<void> {
  await tx.insert(staffSessions).values(row);
}

/** A session that was seen since a moment, with its member of staff, who must be active. */
export async function findSession(db: Executor, hash: string, since: Date) {
  const [row] = await db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.hash, hash), gt(staffSessions.seenAt, since), eq(staff.isActive, true)));
  return row ?? null;
}

export async function touchSession(db: Executor, id: string, seenAt: Date): Promise<void> {
  await db.update(staffSessions).set({ seenAt }).where(eq(staffSessions.id, id));
}

/** Those of the sessions that were seen since a moment, of members of staff who are active. */
export async function selectStanding(db: Executor, ids: readonly string[], since: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(inArray(staffSessions.id, [...ids]), gt(staffSessions.seenAt, since), eq(staff.isActive, true)));
  return new Set(rows.map(({ id }) => id));
}

export function selectSessions(db: Executor, staffId: string, since: Date) {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), gt(staffSessions.seenAt, since)))
    .orderBy(desc(staffSessions.seenAt), desc(staffSessions.id));
}

/** Ends one session of a member of staff; whether there was one. */
export async function deleteSession(tx: Executor, staffId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  return rows.length > 0;
}

/** Ends all sessions of a member of staff, but for one. */
export async function deleteSessions(tx: Executor, staffId: string, kept: string | null = null): Promise<void> {
  await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), kept === null ? undefined : ne(staffSessions.id, kept)));
}

export async function deleteUnseen(db: Executor, before: Date): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.seenAt, before));
}

/** Rows of the audit, latest first. */
export async function selectAudit(
  db: Executor,
  { person, path, limit, offset }: { readonly person: string; readonly path: string; readonly limit: number; readonly offset: number },
) {
  const literal = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = and(
    person === '' ? undefined : ilike(auditEntries.person, literal(person)),
    path === '' ? undefined : ilike(auditEntries.path, literal(path)),
  );
  const rows = await db.select().from(auditEntries).where(wanted).orderBy(desc(auditEntries.id)).limit(limit).offset(offset);
  const [counted] = await db.select({ total: count() }).from(auditEntries).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

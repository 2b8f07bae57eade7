import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/client.ts';
import { deletedAccountTokens, sessions, sessionTokens } from '#server/db/schema/customers.ts';

/** A token's row with its session's. */
export interface StoredToken {
  readonly hash: string;
  readonly kind: 'access' | 'refresh';
  readonly firstUsedAt: Date | null;
  readonly expiresAt: Date;
  readonly sessionId: string;
  readonly customerId: string;
}

/** The token of a session that is not revoked. */
export async function findToken(db: Executor, hash: string): Promise<StoredToken | null> {
  const [row] = await db
    .select({
      hash: sessionTokens.hash,
      kind: sessionTokens.kind,
      firstUsedAt: sessionTokens.firstUsedAt,
      expiresAt: sessionTokens.expiresAt,
      sessionId: sessionTokens.sessionId,
      customerId: sessions.customerId,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, hash), isNull(sessions.revokedAt)));
  return row ?? null;
}

/** Whether a token is of an account that was deleted. */
export async function isOfDeletedAccount(db: Executor, hash: string): Promise<boolean> {
  const rows = await db.select({ hash: deletedAccountTokens.hash }).from(deletedAccountTokens).where(eq(deletedAccountTokens.hash, hash));
  return rows.length > 0;
}

/** Lets the requests of one session change its tokens one after another. False where the session was revoked meanwhile. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .for('update');
  return rows.length === 1;
}

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<string> {
  const [row] = await tx.insert(sessions).values(session).returning({ id: sessions.id });
  if (row === undefined) throw new Error('an inserted session has no id');
  return row.id;
}

/** Id of the standing session with this secret's hash. */
export async function findByEndHash(tx: Transaction, endHash: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.endHash, endHash), isNull(sessions.revokedAt)));
  return row?.id ?? null;
}

/** Adds a token; one that is there already stays as it is. */
export async function insertToken(tx: Transaction, token: typeof sessionTokens.$inferInsert): Promise<void> {
  await tx.insert(sessionTokens).values(token).onConflictDoNothing();
}

export async function markUsed(tx: Transaction, hash: string, at: Date): Promise<void> {
  await tx
    .update(sessionTokens)
    .set({ firstUsedAt: at })
    .where(and(eq(sessionTokens.hash, hash), isNull(sessionTokens.firstUsedAt)));
}

/** Whether the token that replaced this one has come back, which proves that it arrived. */
export async function isSuccessorUsed(tx: Transaction, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ hash: sessionTokens.hash })
    .from(sessionTokens)
    .where(and(eq(sessionTokens.parentHash, hash), sql`${sessionTokens.firstUsedAt} is not null`));
  return rows.length > 0;
}

/** Those of the sessions that are not revoked. */
export async function selectStanding(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const isListed = inArray(sessions.id, [...ids]);
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isListed, isNull(sessions.revokedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Ends a session: none of its tokens is accepted from now on. */
export async function revokeSession(db: Executor, sessionId: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends all sessions of a customer, but one where that is to be kept; the ids of those that it ended. */
export async function revokeSessions(db: Executor, customerId: string, kept: string | null, at: Date): Promise<readonly string[]> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.customerId, customerId), kept === null ? undefined : ne(sessions.id, kept), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Ends one session of a customer; whether there was one that stood. */
export async function revokeOwnSession(db: Executor, customerId: string, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

const lastUsed = sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;

/** Sessions of a customer that can go on at a moment, those used last first. */
export function selectOwnSessions(db: Executor, customerId: string, now: Date) {
  const isAlive = inArray(
    sessions.id,
    db.select({ id: sessionTokens.sessionId }).from(sessionTokens).where(gt(sessionTokens.expiresAt, now)),
  );
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: lastUsed.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt), isAlive))
    .orderBy(desc(lastUsed), desc(sessions.id));
}

/** Notes that a session was used, and its device where that is not known. */
export async function touchSession(db: Executor, id: string, { device, at }: { device: string; at: Date }): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: at, device: sql`coalesce(${sessions.device}, ${device})` })
    .where(eq(sessions.id, id));
}

/** Removes what can't be used any more: expired tokens, then sessions that were revoked or have no token left. */
export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, now));
  await db.delete(deletedAccountTokens).where(lt(deletedAccountTokens.expiresAt, now));
  const hasNoToken = sql`not exists (select 1 from ${sessionTokens} where ${sessionTokens.sessionId} = ${sessions.id})`;
  await db.delete(sessions).where(or(lt(sessions.revokedAt, now), and(lt(sessions.createdAt, now), hasNoToken)));
}
